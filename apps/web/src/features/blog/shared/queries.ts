import { queryOptions } from "@tanstack/react-query";
import { nullIfNotFound, type Trpc } from "../../../framework/browser.ts";

/** Returns the query of a post with its related posts; its data is null if there is none. */
export function postQuery(trpc: Trpc, slug: string) {
  return queryOptions({
    queryKey: ["blog", "post", slug],
    queryFn: () => nullIfNotFound(trpc.client.blog.posts.read.query({ slug })),
  });
}

/** Returns the query of a category with its post count; its data is null if there is none. */
export function categoryQuery(trpc: Trpc, slug: string) {
  return queryOptions({
    queryKey: ["blog", "category", slug],
    queryFn: () => nullIfNotFound(trpc.client.blog.categories.read.query({ slug })),
  });
}

/** Returns the query of a tag with its post count; its data is null if there is none. */
export function tagQuery(trpc: Trpc, slug: string) {
  return queryOptions({
    queryKey: ["blog", "tag", slug],
    queryFn: () => nullIfNotFound(trpc.client.blog.tags.read.query({ slug })),
  });
}
