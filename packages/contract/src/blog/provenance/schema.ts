import { z } from "zod";
import { getKeys, id } from "../../common/atoms.ts";
import { referenceKindLabels } from "./labels.ts";

const byField = z.string();
const isLabelledField = z.boolean();
const isReviewedField = z.boolean();

export const referenceKind = getKeys(referenceKindLabels);

/** A legal reference or address of an AI draft. */
export const postReference = z.object({
  id: z.number(),
  kind: referenceKind,
  text: z.string(),
  /** Who has checked it, and when; null if nobody has. */
  resolved: z.object({ by: byField, at: z.string() }).nullable(),
});

/** How AI took part in a post. */
export const provenance = z.object({
  model: z.string(),
  templateName: z.string(),
  generatedAt: z.string(),
  reviewed: z.object({ by: byField, at: z.string() }).nullable(),
  /** True if readers see that AI helped. */
  isLabelled: isLabelledField,
  /** Unchecked references first, then in the order of the text. */
  references: z.array(postReference),
});

/** `provenance` is null for a post that a person wrote. */
export const provenanceOfPost = z.object({ provenance: provenance.nullable() });

export const provenanceInput = z.strictObject({ postId: id });
export const resolveReferenceInput = z.strictObject({
  postId: id,
  referenceId: id,
  isResolved: z.boolean(),
});
export const labelPostInput = z.strictObject({
  postId: id,
  isLabelled: isLabelledField,
});
export const reviewPostInput = z.strictObject({
  postId: id,
  isReviewed: isReviewedField,
});

/** Origin of a text as readers see it. */
export const publicProvenance = z.object({ isReviewed: isReviewedField }).nullable();

export type ReferenceKind = z.output<typeof referenceKind>;
export type PostReference = z.output<typeof postReference>;
export type Provenance = z.output<typeof provenance>;
export type ResolveReferenceInput = z.output<typeof resolveReferenceInput>;
export type LabelPostInput = z.output<typeof labelPostInput>;
export type ReviewPostInput = z.output<typeof reviewPostInput>;
