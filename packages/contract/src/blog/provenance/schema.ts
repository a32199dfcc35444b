import { z } from "zod";
import { getKeys, id } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as blogFields from "../fields.ts";
import { referenceKindLabels } from "./labels.ts";

const byField = z.string().describe("Kim yaptı · who did it");
const isLabelledField = z
  .boolean()
  .describe("Yapay zekâ etiketi gösteriliyorsa true · true while the AI label is shown");
const isReviewedField = z.boolean().describe("Bir kişi gözden geçirdiyse true · true if a person reviewed it");

export const referenceKind = getKeys(referenceKindLabels).register(entities, { id: "ReferenceKind" });

/** A legal reference or address of an AI draft. */
export const postReference = z
  .object({
    id: fields.id,
    kind: referenceKind.meta(fields.kind),
    text: fields.text,
    /** Who has checked it, and when; null as long as nobody has. */
    resolved: z
      .object({ by: byField, at: fields.at })
      .nullable()
      .describe("Kaynağın kontrolü; yoksa null · check of the reference; null without one"),
  })
  .register(entities, { id: "PostReference" });

/** How AI took part in a post. */
export const provenance = z
  .object({
    model: fields.model,
    templateName: z.string().describe("İstemin adı · name of the prompt"),
    generatedAt: z.string().describe("Yazılma zamanı · when it was written"),
    reviewed: z.object({ by: byField, at: fields.at }).nullable().meta(fields.reviewed),
    /** Readers see that AI helped. */
    isLabelled: isLabelledField,
    /** Unchecked ones first, then in the order of the text. */
    references: z.array(postReference).describe("Yazıdaki kaynaklar · references of the post"),
  })
  .register(entities, { id: "Provenance" });

/** `provenance` is null for a post that a person wrote. */
export const provenanceOfPost = z
  .object({ provenance: provenance.nullable().meta(blogFields.provenance) })
  .register(entities, { id: "ProvenanceOfPost" });

export const provenanceInput = z.strictObject({ postId: id.meta(meaningOf(fields.postId)) });
export const resolveReferenceInput = z.strictObject({
  postId: id.meta(meaningOf(fields.postId)),
  referenceId: id.describe("Kaynağın numarası · id of the reference"),
  isResolved: z.boolean().describe("Kaynak kontrol edildiyse true · true if the reference was checked"),
});
export const labelPostInput = z.strictObject({
  postId: id.meta(meaningOf(fields.postId)),
  isLabelled: isLabelledField,
});
export const reviewPostInput = z.strictObject({
  postId: id.meta(meaningOf(fields.postId)),
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
