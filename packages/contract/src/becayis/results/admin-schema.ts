import { z } from "zod";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as becayisFields from "../fields.ts";
import { refusalReason } from "./schema.ts";

/** Progress of the people of accepted matches and rings, by institution; those with most people first. */
export const resultsOverview = z
  .object({
    institutions: z
      .array(
        z.object({
          id: fields.id,
          name: fields.name,
          /** People of matches and rings that all accepted. */
          accepted: z.number().describe("Anlaşan kişi sayısı · number of people who accepted"),
          /** People who have reported anything. */
          applied: fields.applied,
          approved: z.number().describe("Onaylanan kişi sayısı · number of approved people"),
          refused: fields.refused,
          /** Refusals by reason, the most frequent first. */
          reasons: z.array(z.object({ reason: refusalReason, count: fields.count })).meta(becayisFields.reasons),
          /** The newest words of members about a refusal, without contact details. */
          notes: z
            .array(z.string())
            .meta(meaningOf(fields.notes))
            .meta({ example: ["Metin düzeltildi."] }),
        }),
      )
      .meta(becayisFields.institutions),
  })
  .register(entities, { id: "ResultsOverview" });

export type ResultsOverview = z.output<typeof resultsOverview>;
export type InstitutionResults = ResultsOverview["institutions"][number];
