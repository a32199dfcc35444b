import type { CategoryReading, CategorySummary, TagDetail } from "@site/contract/blog/schema";
import type { CategoryRow } from "./queries.ts";

export function toCategorySummary(row: CategoryRow): CategorySummary {
  return { id: row.id, name: row.name, slug: row.slug, description: row.description, postCount: row.post_count };
}

export function toCategoryReading(row: CategoryRow): CategoryReading {
  return { ...toCategorySummary(row), seoTitle: row.seo_title, seoDescription: row.seo_description };
}

export function toTagDetail(row: TagDetail): TagDetail {
  return { id: row.id, name: row.name, slug: row.slug, description: row.description };
}
