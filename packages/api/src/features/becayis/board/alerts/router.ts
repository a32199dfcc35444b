import {
  askAlertInput,
  byAlertIdInput,
  confirmAlertInput,
  createAlertInput,
  searchAlert,
  setAlertFrequencyInput,
  stopAlertInput,
} from "@site/contract/becayis/board/alerts/schema";
import { alertTexts } from "@site/contract/becayis/labels";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { restIn } from "../../../../core/procedures/rest.ts";
import { memberProcedure, publicProcedure, router, verifiedMemberProcedure } from "../../../../core/procedures/trpc.ts";
import { askGuestAlert, confirmGuestAlert } from "./guest-service.ts";
import * as alerts from "./service.ts";

const rest = restIn("Becayiş");

export const alertsRouter = router({
  list: memberProcedure
    .output(z.array(searchAlert))
    .query(({ ctx }) => alerts.listAlerts(ctx.app, ctx.memberIdentity.id)),

  create: verifiedMemberProcedure
    .input(createAlertInput)
    .output(searchAlert)
    .mutation(({ ctx, input }) => alerts.createAlert(ctx.app, ctx.memberIdentity.id, input)),

  setFrequency: memberProcedure
    .input(setAlertFrequencyInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await alerts.setAlertFrequency(ctx.app, ctx.memberIdentity.id, input.id, input.frequency);
      return { message: alertTexts.saved };
    }),

  remove: memberProcedure
    .input(byAlertIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await alerts.removeAlert(ctx.app, ctx.memberIdentity.id, input.id);
      return { message: alertTexts.removed };
    }),

  ask: publicProcedure
    .input(askAlertInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await askGuestAlert(ctx.app, ctx.caller, input);
      return { message: alertTexts.asked };
    }),

  confirm: publicProcedure
    .input(confirmAlertInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await confirmGuestAlert(ctx.app, ctx.caller, input.token);
      return { message: alertTexts.confirmed };
    }),

  stop: publicProcedure
    .meta({
      ...rest("POST /api/becayis/alerts/stop", "E-postadaki bağlantıyla takibi durdurma"),
      isOneClick: true,
    })
    .input(stopAlertInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await alerts.stopAlert(ctx.app, input.token);
      return { message: alertTexts.stopped };
    }),
});
