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
import { editorProcedure, router } from "../../../core/trpc.ts";
import { ContentArchive, exportContent } from "./export-service.ts";
import * as imports from "./service.ts";

const tags = ["Yönetim: taşıma"];

/** `addPiece` takes bytes and `export` gives them; the server reads and writes both as bodies. */
export const adminTransferRouter = router({
  list: editorProcedure
    .meta({ openapi: { method: "GET", path: "/api/admin/imports", tags, summary: "Aktarımlar", protect: true } })
    .output(contentImports)
    .query(({ ctx }) => imports.listImports(ctx.app)),

  get: editorProcedure
    .meta({ openapi: { method: "GET", path: "/api/admin/imports/{id}", tags, summary: "Bir aktarım", protect: true } })
    .input(importIdInput)
    .output(contentImport)
    .query(({ ctx, input }) => imports.getImport(ctx.app, input.id)),

  items: editorProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/imports/{id}/items",
        tags,
        summary: "Bir aktarımın kayıtları",
        protect: true,
      },
    })
    .input(listImportItemsInput)
    .output(importItemPage)
    .query(({ ctx, input }) => imports.listImportItems(ctx.app, input)),

  begin: editorProcedure
    .meta({
      openapi: { method: "POST", path: "/api/admin/imports", tags, summary: "Dosya yüklemeye başlama", protect: true },
    })
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
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/imports/{id}/read",
        tags,
        summary: "Yüklenen dosyayı inceleme",
        protect: true,
      },
    })
    .input(importIdInput)
    .output(contentImport)
    .mutation(({ ctx, input }) => imports.readUpload(ctx.app, input.id)),

  start: editorProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/imports/{id}/start",
        tags,
        summary: "Aktarımı başlatma",
        protect: true,
      },
    })
    .input(startImportInput)
    .output(contentImport)
    .mutation(({ ctx, input }) => imports.startImport(ctx.app, input)),

  retryImages: editorProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/imports/{id}/retry-images",
        tags,
        summary: "Alınamayan görselleri yeniden deneme",
        protect: true,
      },
    })
    .input(startImportInput)
    .output(contentImport)
    .mutation(({ ctx, input }) => imports.retryImages(ctx.app, input)),

  remove: editorProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/api/admin/imports/{id}",
        tags,
        summary: "Bir aktarımın kaydını silme",
        protect: true,
      },
    })
    .input(importIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await imports.removeImport(ctx.app, input.id);
      return { message: transferTexts.removed };
    }),

  /** Gives everything away, so that it is a mutation: the audit log tells who took it. */
  export: editorProcedure
    .meta({ needsPassword: true })
    .output(z.instanceof(ContentArchive))
    .mutation(({ ctx }) => exportContent(ctx.app)),
});
