import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { savedViewTexts } from "@site/contract/saved-views/labels";
import {
  createSavedViewInput,
  listSavedViewsInput,
  renameSavedViewInput,
  savedView,
} from "@site/contract/saved-views/schema";
import { z } from "zod";
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import * as views from "./service.ts";

/** Views are their administrator's own; nobody else sees a change. */
const meta = { isUnaudited: true } as const;

export const adminSavedViewsRouter = router({
  list: adminProcedure
    .input(listSavedViewsInput)
    .output(z.array(savedView))
    .query(({ ctx, input }) => views.listSavedViews(ctx.app, ctx.adminIdentity.id, input.list)),

  create: adminProcedure
    .meta(meta)
    .input(createSavedViewInput)
    .output(savedView)
    .mutation(({ ctx, input }) => views.createSavedView(ctx.app, ctx.adminIdentity.id, input)),

  rename: adminProcedure
    .meta(meta)
    .input(renameSavedViewInput)
    .output(savedView)
    .mutation(({ ctx, input }) => views.renameSavedView(ctx.app, ctx.adminIdentity.id, input)),

  remove: adminProcedure
    .meta(meta)
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await views.removeSavedView(ctx.app, ctx.adminIdentity.id, input.id);
      return { message: savedViewTexts.removed };
    }),
});
