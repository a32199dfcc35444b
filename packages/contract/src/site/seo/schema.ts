import { z } from "zod";
import { slugParam } from "../../common/atoms.ts";

/** Head tags that the administrator has set for a page; for empty ones the page's defaults are used. */
export const pageSeo = z.object({
  pageKey: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
  ogTitle: z.string(),
  ogDescription: z.string(),
  ogImage: z.string(),
  canonicalUrl: z.string(),
  robots: z.string(),
});

/** Head tags for visitors: only those that are set and differ from the defaults. */
export const shownPageSeo = pageSeo.omit({ pageKey: true }).partial();

export const pageSeoInput = z.strictObject({ pageKey: slugParam });

export type PageSeo = z.output<typeof pageSeo>;
export type ShownPageSeo = z.output<typeof shownPageSeo>;
