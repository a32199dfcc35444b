import { countViewInput } from "@site/contract/readers/statistics/schema";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { publicProcedure, router } from "../../../core/procedures/trpc.ts";

const rest = restIn("Site");

export const statisticsRouter = router({
  /** Counts a view, not those of administrators; the answer is the same whether it was counted or not. */
  countView: publicProcedure
    .meta(rest("POST /api/statistics/views", "Okunan bir sayfayı sayma"))
    .input(countViewInput)
    .output(z.void())
    .mutation(({ ctx, input }) => {
      if (ctx.cookies.read("admin") === undefined) ctx.app.readers.addView(input, ctx.caller);
    }),
});
