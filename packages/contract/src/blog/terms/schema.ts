import { z } from "zod";
import { limits } from "../../common/limits.ts";
import { limitParameter } from "../../common/paging.ts";
import { postLink, postSummary } from "../posts/schema.ts";
import { term } from "./term-schema.ts";

export const categorySummary = term.extend({
  description: z.string(),
  postCount: z.number(),
});
/** The lists in the blog's side column. */
export const sidebar = z.object({
  recent: z.array(postLink),
  popular: z.array(postLink),
  categories: z.array(categorySummary),
  /** Number of posts of the whole blog. */
  postCount: z.number(),
});
/** The head of a category's page. */
export const categoryReading = categorySummary.extend({
  seoTitle: z.string(),
  seoDescription: z.string(),
});
export const categoryDetail = categoryReading.extend({ posts: z.array(postSummary) });
export const tagDetail = term.extend({ description: z.string() });
/** The head of a tag's page. */
export const tagReading = tagDetail.extend({ postCount: z.number() });

export const sidebarInput = z.strictObject({
  limit: limitParameter(limits.sidebarDefaultLimit),
});

export type Sidebar = z.output<typeof sidebar>;
export type CategorySummary = z.output<typeof categorySummary>;
export type CategoryReading = z.output<typeof categoryReading>;
export type CategoryDetail = z.output<typeof categoryDetail>;
export type TagDetail = z.output<typeof tagDetail>;
export type TagReading = z.output<typeof tagReading>;
