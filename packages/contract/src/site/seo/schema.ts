import { z } from "zod";
import { slugParam } from "../../common/atoms.ts";

/** Head tags that the administrator has set for a page; for empty ones the page's defaults are used. */
export const pageSeo = z.object({
  page_key: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keywords: z.string(),
  og_title: z.string(),
  og_description: z.string(),
  og_image: z.string(),
  canonical_url: z.string(),
  robots: z.string(),
});

/** Head tags for visitors: only those that are set and differ from the defaults. */
export const shownPageSeo = pageSeo.omit({ page_key: true }).partial();

export const pageSeoInput = z.strictObject({ pageKey: slugParam });

export type PageSeo = z.output<typeof pageSeo>;
export type ShownPageSeo = z.output<typeof shownPageSeo>;
