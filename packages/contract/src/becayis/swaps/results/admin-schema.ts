import { z } from "zod";
import { refusalReason } from "./schema.ts";

/** The results that people of accepted matches and rings reported, by institution, those with the most people first. */
export const resultsOverview = z.object({
  institutions: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      /** People of matches and rings that all accepted. */
      accepted: z.number(),
      /** People who have reported anything. */
      applied: z.number(),
      approved: z.number(),
      refused: z.number(),
      /** Refusals by reason, the most frequent first. */
      reasons: z.array(z.object({ reason: refusalReason, count: z.number() })),
      /** The newest remarks of members about a refusal, without contact details. */
      notes: z.array(z.string()),
    }),
  ),
});

export type ResultsOverview = z.output<typeof resultsOverview>;
export type InstitutionResults = ResultsOverview["institutions"][number];
