import { id } from "@site/contract/common/atoms";
import {
  createRedirectInput,
  listRedirectsInput,
  redirectPage,
  redirectRow,
} from "@site/contract/site/redirects/schema";
import { z } from "zod";
import { editorProcedure, router } from "../../../core/trpc.ts";
import * as redirects from "./admin-service.ts";

const tags = ["Yönetim: yönlendirmeler"];

export const adminRedirectsRouter = router({
  list: editorProcedure
    .meta({ openapi: { method: "GET", path: "/api/admin/redirects", tags, summary: "Yönlendirmeler", protect: true } })
    .input(listRedirectsInput)
    .output(redirectPage)
    .query(({ ctx, input }) => redirects.listRedirects(ctx.app, input)),

  create: editorProcedure
    .meta({
      openapi: { method: "POST", path: "/api/admin/redirects", tags, summary: "Yönlendirme ekleme", protect: true },
    })
    .input(createRedirectInput)
    .output(redirectRow)
    .mutation(({ ctx, input }) => redirects.createRedirect(ctx.app, input)),

  remove: editorProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/api/admin/redirects/{id}",
        tags,
        summary: "Yönlendirme silme",
        protect: true,
      },
    })
    .input(z.strictObject({ id }))
    .output(redirectRow)
    .mutation(({ ctx, input }) => redirects.removeRedirect(ctx.app, input.id)),
});
