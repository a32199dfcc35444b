import { z } from "zod";
import { id, recordVersion } from "../../common/atoms.ts";
import { repairText } from "../../common/clean-text.ts";
import { toRecord } from "../../common/record.ts";
import { maxLengthOf, postStatus, postTextNames, postTimeNames } from "./fields.ts";

/** Characters by which an unsaved text may exceed the limit of a saved one, because people shorten after typing. */
const SLACK = 2_000;
const MAX_COUNTER = 1_000_000_000;

/** A text as typed, only repaired: PostgreSQL's JSON accepts neither NUL nor half a surrogate pair. */
const typed = (max: number) =>
  z
    .string()
    .overwrite(repairText)
    .max(max + SLACK)
    .refine((value) => !value.includes("\u0000"));

/** The values of the post form, possibly incomplete. `createPostInput` validates them when they are saved. */
export const postDraftValues = z.strictObject({
  ...toRecord(postTextNames, (name) => typed(maxLengthOf(name))),
  slug: typed(maxLengthOf("slug")),
  featuredImage: typed(500),
  imageAlt: typed(maxLengthOf("imageAlt")),
  categoryId: id.nullable(),
  tagIds: z.array(id).max(200),
  status: postStatus,
  /** ISO 8601 in UTC. */
  ...toRecord(postTimeNames, (_name) => typed(40).nullable()),
  isFeatured: z.boolean(),
});

/** Post and version are either both known or both null; the bounds are those of `id`. */
const BOTH_OR_NONE = [{ type: "integer", minimum: 1, maximum: 2_147_483_647 }, { type: "null" }];

/** The browser makes `id`, one for each opened editor. */
export const saveDraftInput = z
  .strictObject({
    id: z.uuid(),
    /** Null for a post that was never saved. */
    postId: id.nullable(),
    /** The post's version that was edited; null for a new post. */
    basedOn: recordVersion.nullable(),
    /** Counts the changes of this editor. A state that arrives after a later one is ignored. */
    counter: z.int().min(0).max(MAX_COUNTER).default(0),
    values: postDraftValues,
  })
  .refine(({ postId, basedOn }) => (postId === null) === (basedOn === null))
  .meta({ anyOf: BOTH_OR_NONE.map((rule) => ({ properties: { postId: rule, basedOn: rule } })) });

export const savedDraft = z.object({ savedAt: z.string() });

export const listDraftsInput = z.strictObject({ postId: id.nullable() });

/** Unsaved values of the administrator who asks. */
export const postDraft = z.object({
  id: z.string(),
  basedOn: z.number().nullable(),
  counter: z.number(),
  savedAt: z.string(),
  values: postDraftValues,
});

/** With `counter` the draft stays if its editor has stored a later state. */
export const discardDraftInput = z.strictObject({ id: z.uuid(), counter: z.int().min(0).max(MAX_COUNTER).optional() });

export type PostDraftValues = z.output<typeof postDraftValues>;
export type PostDraft = z.output<typeof postDraft>;
export type SaveDraftInput = z.output<typeof saveDraftInput>;
export type ListDraftsInput = z.output<typeof listDraftsInput>;
export type DiscardDraftInput = z.output<typeof discardDraftInput>;
