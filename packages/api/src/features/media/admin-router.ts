import { done } from "@site/contract/common/results";
import { mediaTexts } from "@site/contract/media/labels";
import {
  listMediaInput,
  mediaIdInput,
  mediaItem,
  mediaPage,
  mediaUses,
  replaceMediaInput,
  updateAltTextInput,
  uploadMediaInput,
} from "@site/contract/media/schema";
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import { listMedia, listMediaUses, removeMedia, replaceMedia, updateAltText, uploadMedia } from "./service.ts";

/** `upload` and `replace` take bytes, which the server reads from the request's body. */
export const adminMediaRouter = router({
  list: adminProcedure
    .input(listMediaInput)
    .output(mediaPage)
    .query(({ ctx, input }) => listMedia(ctx.app, input)),

  uses: adminProcedure
    .input(mediaIdInput)
    .output(mediaUses)
    .query(({ ctx, input }) => listMediaUses(ctx.app, input.id)),

  upload: adminProcedure
    .input(uploadMediaInput)
    .output(mediaItem)
    .mutation(({ ctx, input }) => uploadMedia(ctx.app, input)),

  replace: adminProcedure
    .input(replaceMediaInput)
    .output(mediaItem)
    .mutation(({ ctx, input }) => replaceMedia(ctx.app, input)),

  updateAltText: adminProcedure
    .input(updateAltTextInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await updateAltText(ctx.app, input);
      return { message: mediaTexts.altTextSaved };
    }),

  remove: adminProcedure
    .input(mediaIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeMedia(ctx.app, input.id);
      return { message: mediaTexts.removed };
    }),
});
