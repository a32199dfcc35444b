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
} from "@site/contract/becayis/board/moderation/admin-schema";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { listAs, restIn, spelledAs } from "../../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../../core/procedures/trpc.ts";
import { PENDING_NAMES, PERSON_NAMES } from "../../documented-names.ts";
import * as approvals from "./approvals-service.ts";
import * as corrections from "./corrections-service.ts";
import * as listings from "./listings-service.ts";

const rest = restIn("Yönetim: becayiş");

export const adminListingsRouter = router({
  list: adminProcedure
    .meta({
      ...rest("GET /api/admin/becayis/listings", "Bütün ilanlar"),
      answer: spelledAs(listAs(adminListingPage, "listings", "total"), PERSON_NAMES),
    })
    .input(listAdminListingsInput)
    .output(adminListingPage)
    .query(({ ctx, input }) => listings.listAdminListings(ctx.app, input)),

  pending: adminProcedure
    .meta({
      ...rest("GET /api/admin/becayis/pending-listings", "Onay bekleyen ilanlar"),
      answer: spelledAs(z.array(pendingListing), PENDING_NAMES),
    })
    .output(z.array(pendingListing))
    .query(({ ctx }) => approvals.listPendingListings(ctx.app)),

  get: adminProcedure
    .input(z.strictObject({ id }))
    .output(adminListingDetails)
    .query(({ ctx, input }) => corrections.getAdminListing(ctx.app, input.id)),

  correct: adminProcedure
    .input(correctListingInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const isChanged = await corrections.correctListing(ctx.app, input);
      return { message: isChanged ? adminBecayisTexts.corrected : adminBecayisTexts.unchanged };
    }),

  setStatus: adminProcedure
    .meta({
      ...rest("PATCH /api/admin/becayis/listings/{id}", "İlan durumu"),
      aliases: ["/api/becayis/listings/{id}"],
    })
    .input(setAdminListingStatusInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await listings.setAdminListingStatus(ctx.app, input.id, input.status, input.reason ?? "");
      return { message: adminBecayisTexts.statusUpdated };
    }),

  approve: adminProcedure
    .meta(rest("POST /api/admin/becayis/listings/{id}/approve", "İlan onaylama"))
    .input(approveListingInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const approved = await approvals.approveListing(ctx.app, input);
      return { message: approved === "change" ? adminBecayisTexts.changeApproved : adminBecayisTexts.approved };
    }),

  reject: adminProcedure
    .meta(rest("POST /api/admin/becayis/listings/{id}/reject", "İlan reddetme"))
    .input(rejectListingInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const rejected = await approvals.rejectListing(ctx.app, ctx.adminIdentity, input);
      return { message: rejected === "change" ? adminBecayisTexts.changeRejected : adminBecayisTexts.rejected };
    }),

  remove: adminProcedure
    .meta(rest("DELETE /api/admin/becayis/listings/{id}", "İlan silme"))
    .input(removeAdminListingInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await listings.removeListingAsAdmin(ctx.app, input.id, input.reason ?? "");
      return { message: adminBecayisTexts.listingRemoved };
    }),
});
