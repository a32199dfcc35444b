import type { ListEntry } from "@site/contract/becayis/board/reference/schema";

/** Returns the entry that has a slug now or had it in the past. */
export function findBySlug(entries: readonly ListEntry[], slug: string): ListEntry | undefined {
  return entries.find((entry) => entry.slug === slug) ?? entries.find((entry) => entry.formerSlugs?.includes(slug));
}

/** Returns the present slug of the entry with a present or former slug; an unknown slug is returned unchanged. */
export function toCurrentSlug(entries: readonly ListEntry[], slug: string): string {
  return findBySlug(entries, slug)?.slug ?? slug;
}
