import { queryOptions } from "@tanstack/react-query";
import { nullIfNotFound } from "../../shared/lib/null-if-not-found.ts";
import type { Trpc } from "../../shared/lib/trpc.tsx";

/** A post with its related ones, or null. */
export function postQuery(trpc: Trpc, slug: string) {
  return queryOptions({
    queryKey: ["blog", "post", slug],
    queryFn: () => nullIfNotFound(trpc.client.blog.posts.read.query({ slug })),
  });
}

/** A category with its count, or null. */
export function categoryQuery(trpc: Trpc, slug: string) {
  return queryOptions({
    queryKey: ["blog", "category", slug],
    queryFn: () => nullIfNotFound(trpc.client.blog.categories.read.query({ slug })),
  });
}

/** A tag, or null. */
export function tagQuery(trpc: Trpc, slug: string) {
  return queryOptions({
    queryKey: ["blog", "tag", slug],
    queryFn: () => nullIfNotFound(trpc.client.blog.tags.get.query({ slug })),
  });
}
