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
import { editorProcedure, router } from "../../core/trpc.ts";
import { listMedia, listMediaUses, removeMedia, replaceMedia, updateAltText, uploadMedia } from "./service.ts";

const tags = ["Yönetim: ortam kitaplığı"];

/** `upload` and `replace` take bytes, which the server reads from the request's body. */
export const adminMediaRouter = router({
  list: editorProcedure
    .meta({ openapi: { method: "GET", path: "/api/admin/media", tags, summary: "Görseller", protect: true } })
    .input(listMediaInput)
    .output(mediaPage)
    .query(({ ctx, input }) => listMedia(ctx.app, input)),

  uses: editorProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/media/{id}/uses",
        tags,
        summary: "Bir görselin kullanıldığı yerler",
        protect: true,
      },
    })
    .input(mediaIdInput)
    .output(mediaUses)
    .query(({ ctx, input }) => listMediaUses(ctx.app, input.id)),

  upload: editorProcedure
    .input(uploadMediaInput)
    .output(mediaItem)
    .mutation(({ ctx, input }) => uploadMedia(ctx.app, input)),

  replace: editorProcedure
    .input(replaceMediaInput)
    .output(mediaItem)
    .mutation(({ ctx, input }) => replaceMedia(ctx.app, input)),

  updateAltText: editorProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/media/{id}",
        tags,
        summary: "Bir görselin alternatif metnini değiştirme",
        protect: true,
      },
    })
    .input(updateAltTextInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await updateAltText(ctx.app, input);
      return { message: mediaTexts.altTextSaved };
    }),

  remove: editorProcedure
    .meta({
      openapi: { method: "DELETE", path: "/api/admin/media/{id}", tags, summary: "Bir görseli silme", protect: true },
    })
    .input(mediaIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeMedia(ctx.app, input.id);
      return { message: mediaTexts.removed };
    }),
});
