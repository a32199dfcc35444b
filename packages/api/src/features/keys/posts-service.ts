import type { PostPage, PostPageInput } from "@site/contract/keys/post-schema";
import type { App } from "../../core/app.ts";
import { getAdminPostPage } from "../blog/posts/admin-service.ts";

/** Returns a page of the posts of every status. */
export async function listPosts(app: App, input: PostPageInput): Promise<PostPage> {
  const { posts: items, pageCount, total } = await getAdminPostPage(app, input);
  return { items, page: input.page, pageCount, total };
}
