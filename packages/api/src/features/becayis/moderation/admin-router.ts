import { adminBecayisTexts } from "@site/contract/becayis/labels";
import {
  adminContactPage,
  adminMatchPage,
  exchangeStats,
  listAdminContactsInput,
  listAdminMatchesInput,
  recentActivity,
  setDecisionInput,
  topCities,
} from "@site/contract/becayis/moderation/admin-schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { moderatorProcedure, router } from "../../../core/trpc.ts";
import { adminListingsRouter } from "./listings-router.ts";
import { reasonsRouter } from "./reasons-router.ts";
import * as records from "./records-service.ts";
import * as stats from "./stats-service.ts";

const byIdInput = z.strictObject({ id });
const tags = ["Yönetim: becayiş"];

const adminMatchesRouter = router({
  list: moderatorProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/becayis/matches", tags, summary: "Bütün eşleşmeler", protect: true },
    })
    .input(listAdminMatchesInput)
    .output(adminMatchPage)
    .query(({ ctx, input }) => records.listAdminMatches(ctx.app, input)),

  setStatus: moderatorProcedure
    .meta({
      openapi: {
        method: "PATCH",
        path: "/api/admin/becayis/matches/{id}/status",
        tags,
        summary: "Eşleşme durumu",
        protect: true,
      },
    })
    .input(setDecisionInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await records.setMatchStatus(ctx.app, input.id, input.status);
      return { message: adminBecayisTexts.matchUpdated };
    }),

  remove: moderatorProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/api/admin/becayis/matches/{id}",
        tags,
        summary: "Eşleşme silme",
        protect: true,
      },
    })
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await records.removeMatch(ctx.app, input.id);
      return { message: adminBecayisTexts.matchRemoved };
    }),
});

const adminContactsRouter = router({
  list: moderatorProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/becayis/contacts",
        tags,
        summary: "İletişim kayıtları",
        protect: true,
      },
    })
    .input(listAdminContactsInput)
    .output(adminContactPage)
    .query(({ ctx, input }) => records.listAdminContacts(ctx.app, input)),

  setStatus: moderatorProcedure
    .meta({
      openapi: {
        method: "PATCH",
        path: "/api/admin/becayis/contacts/{id}/status",
        tags,
        summary: "İletişim durumu",
        protect: true,
      },
    })
    .input(setDecisionInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await records.setContactStatus(ctx.app, input.id, input.status);
      return { message: adminBecayisTexts.contactUpdated };
    }),

  remove: moderatorProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/api/admin/becayis/contacts/{id}",
        tags,
        summary: "İletişim kaydı silme",
        protect: true,
      },
    })
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await records.removeContact(ctx.app, input.id);
      return { message: adminBecayisTexts.contactRemoved };
    }),
});

/** Calls of the moderation; the area's router adds those of its other folders. */
export const moderationCalls = {
  listings: adminListingsRouter,
  reasons: reasonsRouter,
  matches: adminMatchesRouter,
  contacts: adminContactsRouter,

  stats: moderatorProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/becayis/stats", tags, summary: "Becayiş sayıları", protect: true },
      aliases: ["/api/becayis/stats"],
    })
    .output(exchangeStats)
    .query(({ ctx }) => stats.getExchangeStats(ctx.app)),

  recentActivity: moderatorProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/becayis/recent-activity",
        tags,
        summary: "Son hareketler",
        protect: true,
      },
      aliases: ["/api/becayis/recent-activity"],
    })
    .output(recentActivity)
    .query(({ ctx }) => stats.listRecentActivity(ctx.app)),

  topCities: moderatorProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/becayis/top-cities",
        tags,
        summary: "En çok sunulan ve istenen şehirler",
        protect: true,
      },
      aliases: ["/api/becayis/top-cities"],
    })
    .output(topCities)
    .query(({ ctx }) => stats.listTopCities(ctx.app)),
};
