import { z } from "zod";
import { id, recordVersion } from "../../common/atoms.ts";
import { toRecord } from "../../common/record.ts";
import { adminPost, createPostInput } from "./admin-schema.ts";
import { postTimeNames, storedPostTexts } from "./fields.ts";

/** An earlier state of a post's texts. `savedAt` is ISO 8601. */
export const revisionRow = z.object({
  version: z.number(),
  title: z.string(),
  savedAt: z.string(),
});

/** The fields of a post that are not texts. */
export const postSettings = adminPost
  .pick({
    slug: true,
    featuredImage: true,
    imageAlt: true,
    categoryId: true,
    status: true,
    ...toRecord(postTimeNames, (_name) => true as const),
    isFeatured: true,
  })
  .extend({ tagIds: z.array(z.number()) });

/** The content of a revision. */
export const postRevision = revisionRow.extend({
  ...storedPostTexts.shape,
  /** Null in revisions from before settings were stored. */
  settings: postSettings.nullable(),
});

export const listRevisionsInput = z.strictObject({ postId: id });
export const revisionInput = z.strictObject({ postId: id, version: recordVersion });
/** `current` is the version of the post that the administrator saw; a newer one is not overwritten. */
export const restoreRevisionInput = revisionInput.extend({
  current: recordVersion,
});

/** A text that its author did not save because the post has a newer one; `current` as in `restoreRevisionInput`. */
export const addRevisionInput = createPostInput
  .omit({ tags: true, isMailed: true })
  .extend(restoreRevisionInput.pick({ postId: true, current: true }).shape);

export type RevisionRow = z.output<typeof revisionRow>;
export type PostSettings = z.output<typeof postSettings>;
export type PostRevision = z.output<typeof postRevision>;
export type RevisionInput = z.output<typeof revisionInput>;
export type AddRevisionInput = z.output<typeof addRevisionInput>;
export type RestoreRevisionInput = z.output<typeof restoreRevisionInput>;
