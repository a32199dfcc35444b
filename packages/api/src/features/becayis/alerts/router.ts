import {
  byAlertIdInput,
  createAlertInput,
  searchAlert,
  setAlertFrequencyInput,
  stopAlertInput,
} from "@site/contract/becayis/alerts/schema";
import { alertTexts } from "@site/contract/becayis/labels";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { memberProcedure, publicProcedure, router, verifiedMemberProcedure } from "../../../core/trpc.ts";
import { STOP_ALERT_ADDRESS } from "../paths.ts";
import * as alerts from "./service.ts";

const tags = ["Becayiş"];

export const alertsRouter = router({
  list: memberProcedure
    .meta({ openapi: { method: "GET", path: "/api/becayis/alerts", tags, summary: "Üyenin takipleri", protect: true } })
    .output(z.array(searchAlert))
    .query(({ ctx }) => alerts.listAlerts(ctx.app, ctx.memberIdentity.id)),

  create: verifiedMemberProcedure
    .meta({ openapi: { method: "POST", path: "/api/becayis/alerts", tags, summary: "Takip kaydetme", protect: true } })
    .input(createAlertInput)
    .output(searchAlert)
    .mutation(({ ctx, input }) => alerts.createAlert(ctx.app, ctx.memberIdentity.id, input)),

  setFrequency: memberProcedure
    .meta({
      openapi: { method: "PATCH", path: "/api/becayis/alerts/{id}", tags, summary: "Takip sıklığı", protect: true },
    })
    .input(setAlertFrequencyInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await alerts.setAlertFrequency(ctx.app, ctx.memberIdentity.id, input.id, input.frequency);
      return { message: alertTexts.saved };
    }),

  remove: memberProcedure
    .meta({
      openapi: { method: "DELETE", path: "/api/becayis/alerts/{id}", tags, summary: "Takip silme", protect: true },
    })
    .input(byAlertIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await alerts.removeAlert(ctx.app, ctx.memberIdentity.id, input.id);
      return { message: alertTexts.removed };
    }),

  stop: publicProcedure
    .meta({
      openapi: { method: "POST", path: STOP_ALERT_ADDRESS, tags, summary: "E-postadaki bağlantıyla takibi durdurma" },
      isOneClick: true,
    })
    .input(stopAlertInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await alerts.stopAlert(ctx.app, input.token);
      return { message: alertTexts.stopped };
    }),
});
