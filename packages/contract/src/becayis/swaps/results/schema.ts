import { z } from "zod";
import { getKeys, text } from "../../../common/atoms.ts";
import { petitionInput, petitionKind } from "../../papers/petitions/schema.ts";
import { outcomeLabels, refusalLabels, resultTexts } from "./labels.ts";

export const outcome = getKeys(outcomeLabels);
export const refusalReason = getKeys(refusalLabels);

/** A member's report for a match or ring; dates as yyyy-mm-dd. */
export const swapResult = z.object({
  kind: petitionKind,
  id: z.number(),
  outcome,
  appliedOn: z.string().nullable(),
  decidedOn: z.string().nullable(),
  reason: refusalReason.nullable(),
  note: z.string(),
});

const NOTE_LENGTH = 300;
const report = {
  /** Day of the application or of the decision, in Istanbul. */
  on: z.iso.date(resultTexts.dateRequired),
  reason: refusalReason.or(z.literal("")).optional(),
  note: text(NOTE_LENGTH).optional(),
};

/** Checks that a refusal names its reason and nothing else does. */
function checkReason({ outcome, reason = "", note = "" }: Report, context: z.RefinementCtx): void {
  if (outcome === "refused" && reason === "")
    context.addIssue({ code: "custom", path: ["reason"], message: resultTexts.reasonRequired });
  if (outcome !== "refused" && (reason !== "" || note !== ""))
    context.addIssue({ code: "custom", path: ["reason"], message: resultTexts.reasonNotAsked });
}
interface Report {
  outcome?: z.output<typeof outcome>;
  reason?: string | undefined;
  note?: string | undefined;
}

/** The rule of `checkReason` as JSON Schema. */
const REFUSED = {
  properties: { outcome: { enum: ["refused"] }, reason: { enum: refusalReason.options } },
  required: ["reason"],
};
const NOT_REFUSED = {
  properties: { outcome: { enum: ["applied", "approved"] }, reason: { const: "" }, note: { const: "" } },
};
const chosenOutcome = z.enum(outcome.options, resultTexts.outcomeRequired);
/** The fields of the member's form, which shows reason and note only for a refusal. */
export const resultFields = z
  .strictObject({ outcome: chosenOutcome, ...report })
  .transform((fields) => (fields.outcome === "refused" ? fields : { ...fields, reason: "" as const, note: "" }))
  .superRefine(checkReason);
/** The fields of the form behind a mail's link; the link tells the outcome. */
export const linkFields = z.strictObject(report);
export const reportResultInput = z
  .strictObject({ ...petitionInput.shape, outcome: chosenOutcome, ...report })
  .superRefine(checkReason)
  .meta({ anyOf: [REFUSED, NOT_REFUSED] });

/** The token of a mail's link, which contains the outcome; the server checks a refusal's reason with it. */
const token = text(400, resultTexts.linkInvalid).min(1, resultTexts.linkInvalid);
export const openResultLinkInput = z.strictObject({ token });
export const reportByLinkInput = z.strictObject({ token: token, ...report });

/** The report that a mail's link would make. */
export const resultLink = z.object({
  outcome,
  /** Title of the member's own listing. */
  listing: z.string(),
  /** First and last day that can be reported. */
  from: z.string(),
  until: z.string(),
});

export const reportedResult = z.object({ outcome, message: z.string() });

/** How many people have moved; counts too small to show are left out. */
export const movedPeople = z.object({
  /** Null if too few to show. */
  total: z.number().nullable(),
  institutions: z.array(
    z.object({
      name: z.string(),
      people: z.number(),
    }),
  ),
});

export type Outcome = z.output<typeof outcome>;
export type RefusalReason = z.output<typeof refusalReason>;
export type SwapResult = z.output<typeof swapResult>;
export type ReportResultInput = z.output<typeof reportResultInput>;
export type ReportByLinkInput = z.output<typeof reportByLinkInput>;
export type ResultLink = z.output<typeof resultLink>;
export type ReportedResult = z.output<typeof reportedResult>;
export type MovedPeople = z.output<typeof movedPeople>;
