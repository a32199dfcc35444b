import { pickPostTexts } from "@site/contract/blog/posts/fields";
import { postSettings } from "@site/contract/blog/posts/revision-schema";
import { type StoredPost, toAdminPost } from "./admin-view.ts";

/** Returns the revision columns of a post's state before an edit. */
export function readRevision(post: StoredPost) {
  const { id, version, updatedAt, tags } = post;
  const settings = postSettings.parse({ ...toAdminPost(post), tagIds: tags.map(({ tag }) => tag.id) });
  return { postId: id, version, ...pickPostTexts(post), settings, createdAt: updatedAt };
}
