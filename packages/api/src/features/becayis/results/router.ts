import {
  movedPeople,
  openResultLinkInput,
  reportByLinkInput,
  reportedResult,
  reportResultInput,
  resultLink,
  swapResult,
} from "@site/contract/becayis/results/schema";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { memberProcedure, publicProcedure, router } from "../../../core/procedures/trpc.ts";
import * as links from "./links-service.ts";
import * as results from "./service.ts";
import { countMoved } from "./statistics-service.ts";

const rest = restIn("Becayiş");

export const resultsRouter = router({
  mine: memberProcedure
    .meta(rest("GET /api/becayis/my-results", "Üyenin bildirdiği sonuçlar"))
    .output(z.array(swapResult))
    .query(({ ctx }) => results.listMyResults(ctx.app, ctx.memberIdentity.id)),

  report: memberProcedure
    .meta(rest("PUT /api/becayis/results/{kind}/{id}", "Başvurunun sonucunu bildirme"))
    .input(reportResultInput)
    .output(reportedResult)
    .mutation(({ ctx, input }) => results.reportResult(ctx.app, ctx.memberIdentity.id, input)),

  openLink: publicProcedure
    .input(openResultLinkInput)
    .output(resultLink)
    // It changes nothing, but a query's input would put the token into addresses that servers log.
    .mutation(({ ctx, input }) => links.openResultLink(ctx.app, input.token)),

  reportByLink: publicProcedure
    .meta(rest("POST /api/becayis/results/by-link", "E-postadaki bağlantıyla sonuç bildirme"))
    .input(reportByLinkInput)
    .output(reportedResult)
    .mutation(({ ctx, input }) => links.reportByLink(ctx.app, input)),

  moved: publicProcedure
    .meta({
      ...rest("GET /api/becayis/moved", "Yer değiştirenlerin sayısı"),
      keyScope: "public:read",
      sharedUntil: ["becayis"],
    })
    .output(movedPeople)
    .query(({ ctx }) => countMoved(ctx.app)),
});
