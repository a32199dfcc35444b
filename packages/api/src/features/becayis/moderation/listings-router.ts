import { adminBecayisTexts } from "@site/contract/becayis/labels";
import {
  adminListingDetails,
  adminListingPage,
  approveListingInput,
  correctListingInput,
  listAdminListingsInput,
  pendingListing,
  rejectListingInput,
  removeAdminListingInput,
  setAdminListingStatusInput,
} from "@site/contract/becayis/moderation/admin-schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { moderatorProcedure, router } from "../../../core/trpc.ts";
import * as approvals from "./approvals-service.ts";
import * as corrections from "./corrections-service.ts";
import * as listings from "./listings-service.ts";

const tags = ["Yönetim: becayiş"];

export const adminListingsRouter = router({
  list: moderatorProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/becayis/listings", tags, summary: "Bütün ilanlar", protect: true },
    })
    .input(listAdminListingsInput)
    .output(adminListingPage)
    .query(({ ctx, input }) => listings.listAdminListings(ctx.app, input)),

  pending: moderatorProcedure
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
    .query(({ ctx }) => approvals.listPendingListings(ctx.app)),

  get: moderatorProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/becayis/listings/{id}", tags, summary: "Bir ilan", protect: true },
    })
    .input(z.strictObject({ id }))
    .output(adminListingDetails)
    .query(({ ctx, input }) => corrections.getAdminListing(ctx.app, input.id)),

  correct: moderatorProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/becayis/listings/{id}/content",
        tags,
        summary: "İlan metinlerini düzeltme",
        protect: true,
      },
    })
    .input(correctListingInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const isChanged = await corrections.correctListing(ctx.app, input);
      return { message: isChanged ? adminBecayisTexts.corrected : adminBecayisTexts.unchanged };
    }),

  setStatus: moderatorProcedure
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

  approve: moderatorProcedure
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
      await approvals.approveListing(ctx.app, input);
      return { message: adminBecayisTexts.approved };
    }),

  reject: moderatorProcedure
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
      await approvals.rejectListing(ctx.app, input);
      return { message: adminBecayisTexts.rejected };
    }),

  remove: moderatorProcedure
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
