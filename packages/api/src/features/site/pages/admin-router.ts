import { adminPage, updatePageInput } from "@site/contract/site/pages/admin-schema";
import { z } from "zod";
import { restIn, spelledAs } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as pages from "./admin-service.ts";

const rest = restIn("Yönetim: ayarlar");

export const adminPagesRouter = router({
  list: adminProcedure
    .meta({
      ...rest("GET /api/admin/pages", "Sabit sayfalar"),
      aliases: ["/api/pages"],
      answer: spelledAs(z.array(adminPage)),
    })
    .output(z.array(adminPage))
    .query(({ ctx }) => pages.listAdminPages(ctx.app)),

  update: adminProcedure
    .meta({
      ...rest("PUT /api/admin/pages/{id}", "Sabit sayfa güncelleme"),
      aliases: ["/api/pages/{id}"],
      answer: spelledAs(adminPage),
      snakeInput: true,
    })
    .input(updatePageInput)
    .output(adminPage)
    .mutation(({ ctx, input }) => pages.updatePage(ctx.app, input)),
});
