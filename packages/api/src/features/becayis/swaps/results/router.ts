import {
  movedPeople,
  openResultLinkInput,
  reportByLinkInput,
  reportedResult,
  reportResultInput,
  resultLink,
  swapResult,
} from "@site/contract/becayis/swaps/results/schema";
import { z } from "zod";
import { memberProcedure, publicProcedure, router } from "../../../../core/procedures/trpc.ts";
import * as links from "./links-service.ts";
import * as results from "./service.ts";
import { countMoved } from "./statistics-service.ts";

export const resultsRouter = router({
  mine: memberProcedure
    .output(z.array(swapResult))
    .query(({ ctx }) => results.listMyResults(ctx.app, ctx.memberIdentity.id)),

  report: memberProcedure
    .input(reportResultInput)
    .output(reportedResult)
    .mutation(({ ctx, input }) => results.reportResult(ctx.app, ctx.memberIdentity.id, input)),

  openLink: publicProcedure
    .input(openResultLinkInput)
    .output(resultLink)
    // A mutation although it only reads, because a query's input is in the address, which servers log.
    .mutation(({ ctx, input }) => links.openResultLink(ctx.app, input.token)),

  reportByLink: publicProcedure
    .input(reportByLinkInput)
    .output(reportedResult)
    .mutation(({ ctx, input }) => links.reportByLink(ctx.app, input)),

  moved: publicProcedure
    .meta({ sharedUntil: ["becayis"] })
    .output(movedPeople)
    .query(({ ctx }) => countMoved(ctx.app)),
});
