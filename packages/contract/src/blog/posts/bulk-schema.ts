import { z } from "zod";
import { id, moment } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { limits } from "../../common/limits.ts";
import * as blogFields from "../fields.ts";
import * as postsFields from "./fields.ts";
import { postStatus } from "./fields.ts";

const ids = z.array(id).min(1, "En az bir yazı seçin").max(limits.postsPerBulkChange).meta(fields.ids);
const tagIds = z.array(id).min(1, "En az bir etiket seçin").max(50).meta(postsFields.tagIds);

/** A change of several posts. */
export const bulkChange = z
  .discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("status").meta(fields.kind),
      ids,
      status: postStatus,
      /** The dates that an undo restores; those of the posts otherwise. */
      publishedAt: moment.nullish().meta(meaningOf(fields.publishedAt)),
      unpublishAt: moment.nullish().meta(postsFields.unpublishAt),
    }),
    z.strictObject({
      kind: z.literal("category").meta(fields.kind),
      ids,
      categoryId: id.nullable().meta(meaningOf(postsFields.categoryId)),
    }),
    z.strictObject({ kind: z.literal("addTags").meta(fields.kind), ids, tagIds }),
    z.strictObject({ kind: z.literal("removeTags").meta(fields.kind), ids, tagIds }),
    z.strictObject({ kind: z.literal("remove").meta(fields.kind), ids }),
    z.strictObject({ kind: z.literal("restore").meta(fields.kind), ids }),
  ])
  .register(entities, { id: "BulkChange" });

export const bulkChangeInput = z.strictObject({ change: bulkChange.describe("Yapılacak değişiklik · change to make") });

/**
 * `undo` holds the changes that lead back, in order; posts that were like this before are in none of them. `renamed`
 * holds restored posts whose slugs were taken since then.
 */
export const bulkChangeResult = z
  .object({
    changed: blogFields.changed,
    undo: z.array(bulkChange).describe("Geri almak için gönderilecek değişiklikler · changes to send to undo it"),
    renamed: z
      .array(z.object({ title: fields.title, slug: fields.slug }))
      .optional()
      .describe("Adı değişenler · those that were renamed"),
  })
  .register(entities, { id: "BulkChangeResult" });

export type BulkChange = z.output<typeof bulkChange>;
export type BulkChangeResult = z.output<typeof bulkChangeResult>;
