import type { ListEntry } from "@site/contract/becayis/board/reference/schema";

/** Returns the entry with a slug, or the one that had it once. */
export function findBySlug(entries: readonly ListEntry[], slug: string): ListEntry | undefined {
  return entries.find((entry) => entry.slug === slug) ?? entries.find((entry) => entry.former_slugs?.includes(slug));
}

/** Returns the slug that an entry has today; one that is unknown stays as it is. */
export function toCurrentSlug(entries: readonly ListEntry[], slug: string): string {
  return findBySlug(entries, slug)?.slug ?? slug;
}
