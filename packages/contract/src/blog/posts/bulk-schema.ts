import { z } from "zod";
import { id, moment } from "../../common/atoms.ts";
import { limits } from "../../common/limits.ts";
import { postStatus } from "./fields.ts";

const ids = z.array(id).min(1, "En az bir yazı seçin").max(limits.postsPerBulkChange);
const tagIds = z.array(id).min(1, "En az bir etiket seçin").max(50);

/** A change of several posts. */
export const bulkChange = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("status"),
    ids,
    status: postStatus,
    /** The dates that an undo restores; by default those of the posts. */
    publishedAt: moment.nullish(),
    unpublishAt: moment.nullish(),
  }),
  z.strictObject({
    kind: z.literal("category"),
    ids,
    categoryId: id.nullable(),
  }),
  z.strictObject({ kind: z.literal("addTags"), ids, tagIds }),
  z.strictObject({ kind: z.literal("removeTags"), ids, tagIds }),
  z.strictObject({ kind: z.literal("remove"), ids }),
  z.strictObject({ kind: z.literal("restore"), ids }),
]);

export const bulkChangeInput = z.strictObject({ change: bulkChange });

/**
 * `undo` contains the changes that restore the former state, in order, without posts that had this state already.
 * `renamed` contains restored posts whose slugs were taken meanwhile.
 */
export const bulkChangeResult = z.object({
  changed: z.number(),
  undo: z.array(bulkChange),
  renamed: z.array(z.object({ title: z.string(), slug: z.string() })).optional(),
});

export type BulkChange = z.output<typeof bulkChange>;
export type BulkChangeResult = z.output<typeof bulkChangeResult>;
