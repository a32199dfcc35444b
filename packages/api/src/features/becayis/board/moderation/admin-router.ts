import {
  adminContactPage,
  adminMatchPage,
  exchangeStats,
  listAdminContactsInput,
  listAdminMatchesInput,
  recentActivity,
  setDecisionInput,
  topCities,
} from "@site/contract/becayis/board/moderation/admin-schema";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { listAs, restIn, spelledAs } from "../../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../../core/procedures/trpc.ts";
import { CONTACT_NAMES } from "../../documented-names.ts";
import { adminListingsRouter } from "./listings-router.ts";
import { reasonsRouter } from "./reasons-router.ts";
import * as records from "./records-service.ts";
import * as stats from "./stats-service.ts";

const rest = restIn("Yönetim: becayiş");

const byIdInput = z.strictObject({ id });

const adminMatchesRouter = router({
  list: adminProcedure
    .meta({
      ...rest("GET /api/admin/becayis/matches", "Bütün eşleşmeler"),
      answer: listAs(adminMatchPage, "matches", "pagination"),
    })
    .input(listAdminMatchesInput)
    .output(adminMatchPage)
    .query(({ ctx, input }) => records.listAdminMatches(ctx.app, input)),

  setStatus: adminProcedure
    .meta(rest("PATCH /api/admin/becayis/matches/{id}/status", "Eşleşme durumu"))
    .input(setDecisionInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await records.setMatchStatus(ctx.app, input.id, input.status);
      return { message: adminBecayisTexts.matchUpdated };
    }),

  remove: adminProcedure
    .meta(rest("DELETE /api/admin/becayis/matches/{id}", "Eşleşme silme"))
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await records.removeMatch(ctx.app, input.id);
      return { message: adminBecayisTexts.matchRemoved };
    }),
});

const adminContactsRouter = router({
  list: adminProcedure
    .meta({
      ...rest("GET /api/admin/becayis/contacts", "İletişim kayıtları"),
      answer: spelledAs(listAs(adminContactPage, "contacts", "pagination"), CONTACT_NAMES),
    })
    .input(listAdminContactsInput)
    .output(adminContactPage)
    .query(({ ctx, input }) => records.listAdminContacts(ctx.app, input)),

  setStatus: adminProcedure
    .meta(rest("PATCH /api/admin/becayis/contacts/{id}/status", "İletişim durumu"))
    .input(setDecisionInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await records.setContactStatus(ctx.app, input.id, input.status);
      return { message: adminBecayisTexts.contactUpdated };
    }),

  remove: adminProcedure
    .meta(rest("DELETE /api/admin/becayis/contacts/{id}", "İletişim kaydı silme"))
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await records.removeContact(ctx.app, input.id);
      return { message: adminBecayisTexts.contactRemoved };
    }),
});

/** Procedures of the moderation, which the router of the area merges with those of other folders. */
export const moderationCalls = {
  listings: adminListingsRouter,
  reasons: reasonsRouter,
  matches: adminMatchesRouter,
  contacts: adminContactsRouter,

  stats: adminProcedure
    .meta({
      ...rest("GET /api/admin/becayis/stats", "Becayiş sayıları"),
      aliases: ["/api/becayis/stats"],
    })
    .output(exchangeStats)
    .query(({ ctx }) => stats.getExchangeStats(ctx.app)),

  recentActivity: adminProcedure
    .meta({
      ...rest("GET /api/admin/becayis/recent-activity", "Son hareketler"),
      aliases: ["/api/becayis/recent-activity"],
    })
    .output(recentActivity)
    .query(({ ctx }) => stats.listRecentActivity(ctx.app)),

  topCities: adminProcedure
    .meta({
      ...rest("GET /api/admin/becayis/top-cities", "En çok sunulan ve istenen şehirler"),
      aliases: ["/api/becayis/top-cities"],
    })
    .output(topCities)
    .query(({ ctx }) => stats.listTopCities(ctx.app)),
};
