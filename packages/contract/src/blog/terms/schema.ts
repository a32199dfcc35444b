import { z } from "zod";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { limits } from "../../common/limits.ts";
import { limitParameter } from "../../common/paging.ts";
import * as blogFields from "../fields.ts";
import { postLink, postSummary } from "../posts/schema.ts";
import { term } from "./term-schema.ts";

export const categorySummary = term
  .extend({
    description: fields.description,
    postCount: z.number().describe("Yazı sayısı · number of posts"),
  })
  .register(entities, { id: "CategorySummary" });
/** The lists in the blog's side column. */
export const sidebar = z.object({
  recent: z.array(postLink),
  popular: z.array(postLink),
  categories: z.array(categorySummary),
  /** Of the whole blog. */
  postCount: z.number(),
});
/** The head of a category's page. */
export const categoryReading = categorySummary.extend({
  seoTitle: fields.seoTitle,
  seoDescription: fields.seoDescription,
});
export const categoryDetail = categoryReading
  .extend({ posts: z.array(postSummary).meta(blogFields.posts) })
  .register(entities, { id: "CategoryDetail" });
export const tagDetail = term.extend({ description: fields.description }).register(entities, { id: "TagDetail" });
/** The head of a tag's page. */
export const tagReading = tagDetail.extend({ postCount: z.number() });

export const sidebarInput = z.strictObject({
  limit: limitParameter(limits.sidebarDefaultLimit).meta(meaningOf(fields.limit)),
});

export type Sidebar = z.output<typeof sidebar>;
export type CategorySummary = z.output<typeof categorySummary>;
export type CategoryReading = z.output<typeof categoryReading>;
export type CategoryDetail = z.output<typeof categoryDetail>;
export type TagDetail = z.output<typeof tagDetail>;
export type TagReading = z.output<typeof tagReading>;
