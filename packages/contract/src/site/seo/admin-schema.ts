import { z } from "zod";
import { imageAddress, requiredText, text, webAddress } from "../../common/atoms.ts";
import { pageSeo } from "./schema.ts";

const pageNameField = z.string();

/** The number of addresses in the sitemap. */
export const sitemapRefreshResult = z.object({ urlCount: z.number() });

const pageSeoFields = z
  .strictObject({
    metaTitle: text(200),
    metaDescription: text(500),
    metaKeywords: text(500),
    ogTitle: text(200),
    ogDescription: text(500),
    ogImage: imageAddress,
    canonicalUrl: webAddress,
    robots: text(60),
  })
  .partial();
const pageKey = requiredText(60, "Sayfa anahtarı gereklidir");

/** The name defaults to the key. */
export const createPageSeoInput = pageSeoFields.extend({
  pageKey,
  pageName: text(120).optional(),
});
/** Missing fields stay unchanged. */
export const updatePageSeoInput = pageSeoFields.extend({ pageKey });
export const pageSeoByKeyInput = z.strictObject({ pageKey });
export const adminPageSeo = pageSeo.extend({ pageName: pageNameField });

export type CreatePageSeoInput = z.output<typeof createPageSeoInput>;
export type UpdatePageSeoInput = z.output<typeof updatePageSeoInput>;
export type AdminPageSeo = z.output<typeof adminPageSeo>;
