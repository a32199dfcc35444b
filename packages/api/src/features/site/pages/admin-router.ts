import { adminPage, updatePageInput } from "@site/contract/site/admin-schema";
import { z } from "zod";
import { editorProcedure, router } from "../../../core/trpc.ts";
import * as pages from "./admin-service.ts";

const tags = ["Yönetim: ayarlar"];

export const adminPagesRouter = router({
  list: editorProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/pages", tags, summary: "Sabit sayfalar", protect: true },
      aliases: ["/api/pages"],
    })
    .output(z.array(adminPage))
    .query(({ ctx }) => pages.listAdminPages(ctx.app)),

  update: editorProcedure
    .meta({
      openapi: { method: "PUT", path: "/api/admin/pages/{id}", tags, summary: "Sabit sayfa güncelleme", protect: true },
      aliases: ["/api/pages/{id}"],
    })
    .input(updatePageInput)
    .output(adminPage)
    .mutation(({ ctx, input }) => pages.updatePage(ctx.app, input)),
});
