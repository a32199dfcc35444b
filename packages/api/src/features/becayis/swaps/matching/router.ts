import {
  answered,
  match,
  matchCounts,
  myMatchesInput,
  ring,
  setMatchStatusInput,
} from "@site/contract/becayis/swaps/matching/schema";
import { z } from "zod";
import { restIn } from "../../../../core/procedures/rest.ts";
import { memberProcedure, router } from "../../../../core/procedures/trpc.ts";
import * as rings from "./rings-service.ts";
import * as matches from "./service.ts";

const rest = restIn("Becayiş");

export const matchesRouter = router({
  mine: memberProcedure
    .meta(rest("GET /api/becayis/my-matches", "Üyenin eşleşmeleri"))
    .input(myMatchesInput)
    .output(z.array(match))
    .query(({ ctx, input }) => matches.listMyMatches(ctx.app, ctx.memberIdentity.id, input.status)),

  counts: memberProcedure
    .output(matchCounts)
    .query(({ ctx }) => matches.countMyMatches(ctx.app, ctx.memberIdentity.id)),

  setStatus: memberProcedure
    .meta(rest("PATCH /api/becayis/matches/{id}", "Eşleşmeyi kabul ya da ret"))
    .input(setMatchStatusInput)
    .output(answered)
    .mutation(({ ctx, input }) => matches.answerMatch(ctx.app, ctx.memberIdentity.id, input.id, input.status)),
});

export const ringsRouter = router({
  mine: memberProcedure
    .input(myMatchesInput)
    .output(z.array(ring))
    .query(({ ctx, input }) => rings.listMyRings(ctx.app, ctx.memberIdentity.id, input.status)),

  setStatus: memberProcedure
    .input(setMatchStatusInput)
    .output(answered)
    .mutation(({ ctx, input }) => rings.answerRing(ctx.app, ctx.memberIdentity.id, input.id, input.status)),
});
