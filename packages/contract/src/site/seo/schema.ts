import { z } from "zod";
import { slugParam } from "../../common/atoms.ts";
import * as fields from "../../common/fields.ts";
import * as siteFields from "../fields.ts";
import * as seoFields from "./fields.ts";

/** Head tags that the administrator set for a page; empty ones use the page's defaults. */
export const pageSeo = z.object({
  page_key: seoFields.pageKey,
  meta_title: siteFields.metaTitle,
  meta_description: siteFields.metaDescription,
  meta_keywords: fields.seoKeywords,
  og_title: seoFields.ogTitle,
  og_description: seoFields.ogDescription,
  og_image: z.string().meta(siteFields.ogImage),
  canonical_url: seoFields.canonicalUrl,
  robots: seoFields.robots,
});

/** Head tags for visitors: only those that are set and differ from the defaults. */
export const shownPageSeo = pageSeo.omit({ page_key: true }).partial();

export const pageSeoInput = z.strictObject({ pageKey: slugParam });

export type PageSeo = z.output<typeof pageSeo>;
export type ShownPageSeo = z.output<typeof shownPageSeo>;
