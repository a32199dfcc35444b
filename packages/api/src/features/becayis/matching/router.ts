import {
  answered,
  match,
  matchCounts,
  myMatchesInput,
  ring,
  setMatchStatusInput,
} from "@site/contract/becayis/matching/schema";
import { z } from "zod";
import { memberProcedure, router } from "../../../core/trpc.ts";
import * as rings from "./rings-service.ts";
import * as matches from "./service.ts";

const tags = ["Becayiş"];

export const matchesRouter = router({
  mine: memberProcedure
    .meta({
      openapi: { method: "GET", path: "/api/becayis/my-matches", tags, summary: "Üyenin eşleşmeleri", protect: true },
    })
    .input(myMatchesInput)
    .output(z.array(match))
    .query(({ ctx, input }) => matches.listMyMatches(ctx.app, ctx.memberIdentity.id, input.status)),

  counts: memberProcedure
    .output(matchCounts)
    .query(({ ctx }) => matches.countMyMatches(ctx.app, ctx.memberIdentity.id)),

  setStatus: memberProcedure
    .meta({
      openapi: {
        method: "PATCH",
        path: "/api/becayis/matches/{id}",
        tags,
        summary: "Eşleşmeyi kabul ya da ret",
        protect: true,
      },
    })
    .input(setMatchStatusInput)
    .output(answered)
    .mutation(({ ctx, input }) => matches.answerMatch(ctx.app, ctx.memberIdentity.id, input.id, input.status)),
});

export const ringsRouter = router({
  mine: memberProcedure
    .meta({
      openapi: { method: "GET", path: "/api/becayis/my-rings", tags, summary: "Üyenin halkaları", protect: true },
    })
    .input(myMatchesInput)
    .output(z.array(ring))
    .query(({ ctx, input }) => rings.listMyRings(ctx.app, ctx.memberIdentity.id, input.status)),

  setStatus: memberProcedure
    .meta({
      openapi: {
        method: "PATCH",
        path: "/api/becayis/rings/{id}",
        tags,
        summary: "Halkayı kabul ya da ret",
        protect: true,
      },
    })
    .input(setMatchStatusInput)
    .output(answered)
    .mutation(({ ctx, input }) => rings.answerRing(ctx.app, ctx.memberIdentity.id, input.id, input.status)),
});
