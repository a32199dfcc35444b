import { adminBecayisTexts } from "@site/contract/becayis/labels";
import {
  adminContactPage,
  adminListingPage,
  adminMatchPage,
  approveListingInput,
  exchangeStats,
  listAdminContactsInput,
  listAdminListingsInput,
  listAdminMatchesInput,
  pendingListing,
  recentActivity,
  rejectListingInput,
  removeAdminListingInput,
  setAdminListingStatusInput,
  setDecisionInput,
  topCities,
} from "@site/contract/becayis/moderation/admin-schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { adminProcedure, router } from "../../../core/trpc.ts";
import * as listings from "./listings-service.ts";
import * as records from "./records-service.ts";
import * as stats from "./stats-service.ts";

const byIdInput = z.object({ id });
const tags = ["Yönetim: becayiş"];

const adminListingsRouter = router({
  list: adminProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/becayis/listings", tags, summary: "Bütün ilanlar", protect: true },
    })
    .input(listAdminListingsInput)
    .output(adminListingPage)
    .query(({ ctx, input }) => listings.listAdminListings(ctx.app, input)),

  pending: adminProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/becayis/pending-listings",
        tags,
        summary: "Onay bekleyen ilanlar",
        protect: true,
      },
    })
    .output(z.array(pendingListing))
    .query(({ ctx }) => listings.listPendingListings(ctx.app)),

  setStatus: adminProcedure
    .meta({
      openapi: {
        method: "PATCH",
        path: "/api/admin/becayis/listings/{id}",
        tags,
        summary: "İlan durumu",
        protect: true,
      },
      aliases: ["/api/becayis/listings/{id}"],
    })
    .input(setAdminListingStatusInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await listings.setAdminListingStatus(ctx.app, input.id, input.status, input.reason ?? "");
      return { message: adminBecayisTexts.statusUpdated };
    }),

  approve: adminProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/becayis/listings/{id}/approve",
        tags,
        summary: "İlan onaylama",
        protect: true,
      },
    })
    .input(approveListingInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await listings.approveListing(ctx.app, input.id, input.adminNote ?? "");
      return { message: adminBecayisTexts.approved };
    }),

  reject: adminProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/becayis/listings/{id}/reject",
        tags,
        summary: "İlan reddetme",
        protect: true,
      },
    })
    .input(rejectListingInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await listings.rejectListing(ctx.app, input.id, input.reason);
      return { message: adminBecayisTexts.rejected };
    }),

  remove: adminProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/api/admin/becayis/listings/{id}",
        tags,
        summary: "İlan silme",
        protect: true,
      },
    })
    .input(removeAdminListingInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await listings.removeListingAsAdmin(ctx.app, input.id, input.reason ?? "");
      return { message: adminBecayisTexts.listingRemoved };
    }),
});

const adminMatchesRouter = router({
  list: adminProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/becayis/matches", tags, summary: "Bütün eşleşmeler", protect: true },
    })
    .input(listAdminMatchesInput)
    .output(adminMatchPage)
    .query(({ ctx, input }) => records.listAdminMatches(ctx.app, input)),

  setStatus: adminProcedure
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

  remove: adminProcedure
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
  list: adminProcedure
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

  setStatus: adminProcedure
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

  remove: adminProcedure
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

export const adminBecayisRouter = router({
  listings: adminListingsRouter,
  matches: adminMatchesRouter,
  contacts: adminContactsRouter,

  stats: adminProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/becayis/stats", tags, summary: "Becayiş sayıları", protect: true },
      aliases: ["/api/becayis/stats"],
    })
    .output(exchangeStats)
    .query(({ ctx }) => stats.getExchangeStats(ctx.app)),

  recentActivity: adminProcedure
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

  topCities: adminProcedure
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
});
