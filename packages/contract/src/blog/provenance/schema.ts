import { z } from "zod";
import { getKeys, id } from "../../common/atoms.ts";
import { referenceKindLabels } from "./labels.ts";

export const referenceKind = getKeys(referenceKindLabels);

/** A legal reference or address of an AI draft. */
export const postReference = z.object({
  id: z.number(),
  kind: referenceKind,
  text: z.string(),
  /** Who has checked it, and when; null as long as nobody has. */
  resolved: z.object({ by: z.string(), at: z.string() }).nullable(),
});

/** How AI took part in a post. */
export const provenance = z.object({
  model: z.string(),
  templateName: z.string(),
  generatedAt: z.string(),
  reviewed: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** Readers see that AI helped. */
  isLabelled: z.boolean(),
  /** Unchecked ones first, then in the order of the text. */
  references: z.array(postReference),
});

/** `provenance` is null for a post that a person wrote. */
export const provenanceOfPost = z.object({ provenance: provenance.nullable() });

export const provenanceInput = z.strictObject({ postId: id });
export const resolveReferenceInput = z.strictObject({ postId: id, referenceId: id, isResolved: z.boolean() });
export const labelPostInput = z.strictObject({ postId: id, isLabelled: z.boolean() });
export const reviewPostInput = z.strictObject({ postId: id, isReviewed: z.boolean() });

const moment = z.iso.datetime({ offset: true });
const person = z.string().min(1).max(100);

/** The part of AI in a post, as an archive says so to another site. */
export const origin = z.object({
  model: z.string().max(120),
  templateName: z.string().max(120),
  generatedAt: moment,
  isLabelled: z.boolean(),
  reviewed: z.object({ by: person, at: moment }).nullable(),
  /** The references that people checked; `key` is the SHA-256 of the reference in hexadecimal. */
  checks: z.array(z.object({ kind: referenceKind, key: z.string().max(64), by: person, at: moment })).max(2_000),
});

/** Origin of a text as readers see it. */
export const publicProvenance = z.object({ isReviewed: z.boolean() }).nullable();

export type ReferenceKind = z.output<typeof referenceKind>;
export type Origin = z.output<typeof origin>;
export type PostReference = z.output<typeof postReference>;
export type Provenance = z.output<typeof provenance>;
export type ResolveReferenceInput = z.output<typeof resolveReferenceInput>;
export type LabelPostInput = z.output<typeof labelPostInput>;
export type ReviewPostInput = z.output<typeof reviewPostInput>;
