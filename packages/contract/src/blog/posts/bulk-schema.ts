import { z } from "zod";
import { id } from "../../common/atoms.ts";
import { limits } from "../../common/limits.ts";
import { postStatus } from "../admin-schema.ts";

const ids = z.array(id).min(1, "En az bir yazı seçin").max(limits.postsPerBulkChange);
const tagIds = z.array(id).min(1, "En az bir etiket seçin").max(50);

/** A change of several posts. */
export const bulkChange = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("status"), ids, status: postStatus }),
  z.strictObject({ kind: z.literal("category"), ids, categoryId: id.nullable() }),
  z.strictObject({ kind: z.literal("addTags"), ids, tagIds }),
  z.strictObject({ kind: z.literal("removeTags"), ids, tagIds }),
  z.strictObject({ kind: z.literal("remove"), ids }),
  z.strictObject({ kind: z.literal("restore"), ids }),
]);

export const bulkChangeInput = z.strictObject({ change: bulkChange });

/** `undo` holds the changes that lead back; posts that were like this before are in none of them. */
export const bulkChangeResult = z.object({ changed: z.number(), undo: z.array(bulkChange) });

export type BulkChange = z.output<typeof bulkChange>;
export type BulkChangeResult = z.output<typeof bulkChangeResult>;
