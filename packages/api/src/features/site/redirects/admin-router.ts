import { id } from "@site/contract/common/atoms";
import {
  createRedirectInput,
  listRedirectsInput,
  redirectPage,
  redirectRow,
} from "@site/contract/site/redirects/schema";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as redirects from "./admin-service.ts";

const rest = restIn("Yönetim: yönlendirmeler");

export const adminRedirectsRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/redirects", "Yönlendirmeler"))
    .input(listRedirectsInput)
    .output(redirectPage)
    .query(({ ctx, input }) => redirects.listRedirects(ctx.app, input)),

  create: adminProcedure
    .meta(rest("POST /api/admin/redirects", "Yönlendirme ekleme"))
    .input(createRedirectInput)
    .output(redirectRow)
    .mutation(({ ctx, input }) => redirects.createRedirect(ctx.app, input)),

  remove: adminProcedure
    .meta(rest("DELETE /api/admin/redirects/{id}", "Yönlendirme silme"))
    .input(z.strictObject({ id }))
    .output(redirectRow)
    .mutation(({ ctx, input }) => redirects.removeRedirect(ctx.app, input.id)),
});
