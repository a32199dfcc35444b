import { z } from "zod";
import { adminPostRow, createPostInput, isMailed, listAdminPostsInput, postTags } from "../blog/posts/admin-schema.ts";
import { postFields } from "../blog/posts/fields.ts";
import { id, recordVersion } from "../common/atoms.ts";
import { page, pageOf } from "../common/paging.ts";
import { refuseEmpty, withNulls } from "../common/update.ts";

/** A page of the posts of every status; `limit` is its size. */
export const postPageInput = listAdminPostsInput.omit({ offset: true }).extend({ page });
export const postPage = pageOf(adminPostRow);

/** A JSON Merge Patch of a post: null sets a field back to its default. */
export const patchPostInput = z
  .strictObject(withNulls(postFields))
  .partial()
  .extend({ id, version: recordVersion.optional(), tags: postTags, isMailed })
  .superRefine(refuseEmpty(createPostInput));

export type PostPageInput = z.output<typeof postPageInput>;
