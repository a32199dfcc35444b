import type {
  CategoryReading,
  CategorySummary,
  Sidebar,
  TagDetail,
  TagReading,
} from "@site/contract/blog/terms/schema";
import { toPostLink } from "../posts/view.ts";
import type { CategoryRow, SidebarRow, TagRow } from "./queries.ts";

export function toCategorySummary(row: CategoryRow): CategorySummary {
  return { id: row.id, name: row.name, slug: row.slug, description: row.description, postCount: row.post_count };
}

export function toCategoryReading(row: CategoryRow): CategoryReading {
  return { ...toCategorySummary(row), seoTitle: row.seo_title, seoDescription: row.seo_description };
}

export function toTagDetail(row: TagDetail): TagDetail {
  return { id: row.id, name: row.name, slug: row.slug, description: row.description };
}

export function toTagReading(row: TagRow): TagReading {
  return { ...toTagDetail(row), postCount: row.post_count };
}

/**
 * Returns the lists of the side column. Popular posts are omitted while they equal the newest ones, as before the first
 * view.
 */
export function toSidebar(row: SidebarRow): Sidebar {
  const isSame = row.popular.every(({ id }, index) => id === row.recent[index]?.id);
  return {
    recent: row.recent.map(toPostLink),
    popular: isSame ? [] : row.popular.map(toPostLink),
    categories: row.categories.map(toCategorySummary),
    postCount: row.post_count,
  };
}
