import { z } from "zod";
import { id, recordVersion } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { adminPost } from "./admin-schema.ts";
import * as postsFields from "./fields.ts";
import { storedPostTexts } from "./fields.ts";

/** An earlier state of a post's texts. `savedAt` is ISO 8601. */
export const revisionRow = z
  .object({
    version: z.number().meta(meaningOf(fields.version)),
    title: fields.title,
    savedAt: postsFields.savedAt,
  })
  .register(entities, { id: "RevisionRow" });

/** The fields of a post that are no texts. */
export const postSettings = adminPost
  .pick({
    slug: true,
    featuredImage: true,
    imageAlt: true,
    categoryId: true,
    status: true,
    publishedAt: true,
    unpublishAt: true,
    isFeatured: true,
  })
  .extend({ tagIds: z.array(z.number()).meta(postsFields.tagIds) })
  .register(entities, { id: "PostSettings" });

/** The content of a revision. */
export const postRevision = revisionRow
  .extend({
    ...storedPostTexts.shape,
    /** Null in revisions made before settings were kept. Restoring a revision leaves them alone. */
    settings: postSettings.nullable().describe("Ayarlar · settings"),
  })
  .register(entities, { id: "PostRevision" });

export const listRevisionsInput = z.strictObject({ postId: id.meta(meaningOf(fields.postId)) });
export const revisionInput = z.strictObject({ postId: id.meta(meaningOf(fields.postId)), version: recordVersion });
/** `current` is the post's version that the administrator saw; a newer one is not overwritten. */
export const restoreRevisionInput = revisionInput.extend({
  current: recordVersion.describe("Yazının güncel sürümü · current version of the post"),
});

export type RevisionRow = z.output<typeof revisionRow>;
export type PostRevision = z.output<typeof postRevision>;
export type RevisionInput = z.output<typeof revisionInput>;
export type RestoreRevisionInput = z.output<typeof restoreRevisionInput>;
