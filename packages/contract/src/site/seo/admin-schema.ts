import { z } from "zod";
import { imageAddress, requiredText, text, webAddress } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as siteFields from "../fields.ts";
import * as seoFields from "./fields.ts";
import { pageSeo } from "./schema.ts";

const pageNameField = z.string().meta({ description: "Sayfanın adı · name of the page", example: "Ana sayfa" });

/** The number of addresses in the sitemap. */
export const sitemapRefreshResult = z
  .object({ urlCount: z.number().describe("Adres sayısı · number of addresses") })
  .register(entities, { id: "SitemapRefreshResult" });

const pageSeoFields = z
  .strictObject({
    metaTitle: text(200).meta(meaningOf(siteFields.metaTitle)),
    metaDescription: text(500).meta(meaningOf(siteFields.metaDescription)),
    metaKeywords: text(500).meta(meaningOf(fields.seoKeywords)),
    ogTitle: text(200).meta(meaningOf(seoFields.ogTitle)),
    ogDescription: text(500).meta(meaningOf(seoFields.ogDescription)),
    ogImage: imageAddress.meta(siteFields.ogImage),
    canonicalUrl: webAddress.meta(meaningOf(seoFields.canonicalUrl)),
    robots: text(60).meta(meaningOf(seoFields.robots)),
  })
  .partial();
const pageKey = requiredText(60, "Sayfa anahtarı gereklidir").meta(meaningOf(seoFields.pageKey));

/** The name defaults to the key. */
export const createPageSeoInput = pageSeoFields.extend({
  pageKey,
  pageName: text(120).optional().meta(meaningOf(pageNameField)),
});
/** Missing fields stay unchanged. */
export const updatePageSeoInput = pageSeoFields.extend({ pageKey });
export const pageSeoByKeyInput = z.strictObject({ pageKey });
export const adminPageSeo = pageSeo.extend({ page_name: pageNameField }).register(entities, { id: "AdminPageSeo" });

export type CreatePageSeoInput = z.output<typeof createPageSeoInput>;
export type UpdatePageSeoInput = z.output<typeof updatePageSeoInput>;
export type AdminPageSeo = z.output<typeof adminPageSeo>;
