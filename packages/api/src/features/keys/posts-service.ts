import type { PostPage, PostPageInput } from "@site/contract/keys/post-schema";
import type { App } from "../../core/app.ts";
import { toPageLinks } from "../../core/procedures/page-links.ts";
import { getAdminPostPage } from "../blog/posts/admin-service.ts";

/** Returns a page of the posts of every status with the addresses of the other pages. */
export async function listPosts(app: App, { page, ...query }: PostPageInput): Promise<PostPage> {
  const { posts: items, pageCount, total } = await getAdminPostPage(app, { page, ...query });
  return { items, page, pageCount, total, links: toPageLinks(app, "/api/v1/posts", query, { page, pageCount }) };
}
