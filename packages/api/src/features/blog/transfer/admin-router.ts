import { transferTexts } from "@site/contract/blog/transfer/labels";
import {
  beginImportInput,
  contentImport,
  contentImports,
  importIdInput,
  importItemPage,
  importPieceInput,
  listImportItemsInput,
  startImportInput,
} from "@site/contract/blog/transfer/schema";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { editorProcedure, router } from "../../../core/procedures/trpc.ts";
import { ContentArchive, exportContent } from "./export-service.ts";
import * as imports from "./service.ts";

const rest = restIn("Yönetim: taşıma");

/** `addPiece` takes bytes and `export` gives them; the server reads and writes both as bodies. */
export const adminTransferRouter = router({
  list: editorProcedure
    .meta(rest("GET /api/admin/imports", { tr: "Aktarımlar", en: "Imports" }))
    .output(contentImports)
    .query(({ ctx }) => imports.listImports(ctx.app)),

  get: editorProcedure
    .meta(rest("GET /api/admin/imports/{id}", { tr: "Bir aktarım", en: "An import" }))
    .input(importIdInput)
    .output(contentImport)
    .query(({ ctx, input }) => imports.getImport(ctx.app, input.id)),

  items: editorProcedure
    .meta(rest("GET /api/admin/imports/{id}/items", { tr: "Bir aktarımın kayıtları", en: "Records of an import" }))
    .input(listImportItemsInput)
    .output(importItemPage)
    .query(({ ctx, input }) => imports.listImportItems(ctx.app, input)),

  begin: editorProcedure
    .meta(rest("POST /api/admin/imports", { tr: "Dosya yüklemeye başlama", en: "Begin the upload of a file" }))
    .input(beginImportInput)
    .output(contentImport)
    .mutation(({ ctx, input }) => imports.beginImport(ctx.app, input, ctx.adminIdentity.id)),

  addPiece: editorProcedure
    .meta({ isUnaudited: true })
    .input(importPieceInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await imports.addImportPiece(ctx.app, input);
      return { message: "Parça alındı." };
    }),

  read: editorProcedure
    .meta(
      rest("POST /api/admin/imports/{id}/read", { tr: "Yüklenen dosyayı inceleme", en: "Examine the uploaded file" }),
    )
    .input(importIdInput)
    .output(contentImport)
    .mutation(({ ctx, input }) => imports.readUpload(ctx.app, input.id)),

  start: editorProcedure
    .meta(rest("POST /api/admin/imports/{id}/start", { tr: "Aktarımı başlatma", en: "Start the import" }))
    .input(startImportInput)
    .output(contentImport)
    .mutation(({ ctx, input }) => imports.startImport(ctx.app, input)),

  retryImages: editorProcedure
    .meta(
      rest("POST /api/admin/imports/{id}/retry-images", {
        tr: "Alınamayan görselleri yeniden deneme",
        en: "Try the missing images again",
      }),
    )
    .input(startImportInput)
    .output(contentImport)
    .mutation(({ ctx, input }) => imports.retryImages(ctx.app, input)),

  remove: editorProcedure
    .meta(
      rest("DELETE /api/admin/imports/{id}", {
        tr: "Bir aktarımın kaydını silme",
        en: "Delete the record of an import",
      }),
    )
    .input(importIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await imports.removeImport(ctx.app, input.id);
      return { message: transferTexts.removed };
    }),

  /** Gives everything away, so that it is a mutation: the audit log shows who took it. */
  export: editorProcedure
    .meta({ needsPassword: true })
    .output(z.instanceof(ContentArchive))
    .mutation(({ ctx }) => exportContent(ctx.app)),
});
