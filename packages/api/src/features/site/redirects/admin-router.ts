import { id } from "@site/contract/common/atoms";
import {
  createRedirectInput,
  listRedirectsInput,
  redirectPage,
  redirectRow,
} from "@site/contract/site/redirects/schema";
import { z } from "zod";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as redirects from "./admin-service.ts";

export const adminRedirectsRouter = router({
  list: adminProcedure
    .input(listRedirectsInput)
    .output(redirectPage)
    .query(({ ctx, input }) => redirects.listRedirects(ctx.app, input)),

  create: adminProcedure
    .input(createRedirectInput)
    .output(redirectRow)
    .mutation(({ ctx, input }) => redirects.createRedirect(ctx.app, input)),

  remove: adminProcedure
    .input(z.strictObject({ id }))
    .output(redirectRow)
    .mutation(({ ctx, input }) => redirects.removeRedirect(ctx.app, input.id)),
});
