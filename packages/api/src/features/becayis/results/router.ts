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
    .meta(
      rest("GET /api/becayis/my-results", { tr: "Üyenin bildirdiği sonuçlar", en: "The member's reported results" }),
    )
    .output(z.array(swapResult))
    .query(({ ctx }) => results.listMyResults(ctx.app, ctx.memberIdentity.id)),

  report: memberProcedure
    .meta(
      rest("PUT /api/becayis/results/{kind}/{id}", {
        tr: "Başvurunun sonucunu bildirme",
        en: "Report what became of an application",
      }),
    )
    .input(reportResultInput)
    .output(reportedResult)
    .mutation(({ ctx, input }) => results.reportResult(ctx.app, ctx.memberIdentity.id, input)),

  openLink: publicProcedure
    .input(openResultLinkInput)
    .output(resultLink)
    // It changes nothing, but a query's input would put the token into addresses that servers log.
    .mutation(({ ctx, input }) => links.openResultLink(ctx.app, input.token)),

  reportByLink: publicProcedure
    .meta(
      rest("POST /api/becayis/results/by-link", {
        tr: "E-postadaki bağlantıyla sonuç bildirme",
        en: "Report a result by the link of a mail",
      }),
    )
    .input(reportByLinkInput)
    .output(reportedResult)
    .mutation(({ ctx, input }) => links.reportByLink(ctx.app, input)),

  moved: publicProcedure
    .meta({
      ...rest("GET /api/becayis/moved", { tr: "Yer değiştirenlerin sayısı", en: "How many people moved" }),
      keyScope: "public:read",
      sharedUntil: ["becayis"],
    })
    .output(movedPeople)
    .query(({ ctx }) => countMoved(ctx.app)),
});
