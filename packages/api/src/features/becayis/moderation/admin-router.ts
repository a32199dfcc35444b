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
import { restIn } from "../../../core/procedures/rest.ts";
import { moderatorProcedure, router } from "../../../core/procedures/trpc.ts";
import { adminListingsRouter } from "./listings-router.ts";
import { reasonsRouter } from "./reasons-router.ts";
import * as records from "./records-service.ts";
import { ruleApprovalsRouter } from "./rule-router.ts";
import * as stats from "./stats-service.ts";

const rest = restIn("Yönetim: becayiş");

const byIdInput = z.strictObject({ id });

const adminMatchesRouter = router({
  list: moderatorProcedure
    .meta(rest("GET /api/admin/becayis/matches", { tr: "Bütün eşleşmeler", en: "All matches" }))
    .input(listAdminMatchesInput)
    .output(adminMatchPage)
    .query(({ ctx, input }) => records.listAdminMatches(ctx.app, input)),

  setStatus: moderatorProcedure
    .meta(
      rest("PATCH /api/admin/becayis/matches/{id}/status", { tr: "Eşleşme durumu", en: "Set the status of a match" }),
    )
    .input(setDecisionInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await records.setMatchStatus(ctx.app, input.id, input.status);
      return { message: adminBecayisTexts.matchUpdated };
    }),

  remove: moderatorProcedure
    .meta(rest("DELETE /api/admin/becayis/matches/{id}", { tr: "Eşleşme silme", en: "Delete a match" }))
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await records.removeMatch(ctx.app, input.id);
      return { message: adminBecayisTexts.matchRemoved };
    }),
});

const adminContactsRouter = router({
  list: moderatorProcedure
    .meta(rest("GET /api/admin/becayis/contacts", { tr: "İletişim kayıtları", en: "Contact records" }))
    .input(listAdminContactsInput)
    .output(adminContactPage)
    .query(({ ctx, input }) => records.listAdminContacts(ctx.app, input)),

  setStatus: moderatorProcedure
    .meta(
      rest("PATCH /api/admin/becayis/contacts/{id}/status", {
        tr: "İletişim durumu",
        en: "Set the status of a contact record",
      }),
    )
    .input(setDecisionInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await records.setContactStatus(ctx.app, input.id, input.status);
      return { message: adminBecayisTexts.contactUpdated };
    }),

  remove: moderatorProcedure
    .meta(
      rest("DELETE /api/admin/becayis/contacts/{id}", { tr: "İletişim kaydı silme", en: "Delete a contact record" }),
    )
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
  ruleApprovals: ruleApprovalsRouter,
  matches: adminMatchesRouter,
  contacts: adminContactsRouter,

  stats: moderatorProcedure
    .meta({
      ...rest("GET /api/admin/becayis/stats", { tr: "Becayiş sayıları", en: "Numbers of the board" }),
      aliases: ["/api/becayis/stats"],
    })
    .output(exchangeStats)
    .query(({ ctx }) => stats.getExchangeStats(ctx.app)),

  recentActivity: moderatorProcedure
    .meta({
      ...rest("GET /api/admin/becayis/recent-activity", { tr: "Son hareketler", en: "Recent activity" }),
      aliases: ["/api/becayis/recent-activity"],
    })
    .output(recentActivity)
    .query(({ ctx }) => stats.listRecentActivity(ctx.app)),

  topCities: moderatorProcedure
    .meta({
      ...rest("GET /api/admin/becayis/top-cities", {
        tr: "En çok sunulan ve istenen şehirler",
        en: "Cities most offered and most wanted",
      }),
      aliases: ["/api/becayis/top-cities"],
    })
    .output(topCities)
    .query(({ ctx }) => stats.listTopCities(ctx.app)),
};
