import type { ShareCard } from "@site/contract/site/seo/share-card";
import type { App } from "../../../core/app.ts";
import { getSiteSettings } from "../../settings/service.ts";

/** Returns the texts of a share card, or undefined if its content is not visible. */
export async function findShareCard(app: App, kind: ShareCard["kind"], slug: string): Promise<ShareCard | undefined> {
  const find = app.publicPages.flatMap(({ cards }) => cards[kind] ?? [])[0];
  const [texts, { site_name: siteName, logo_version: logoVersion }] = await Promise.all([
    find?.(app, slug),
    getSiteSettings(app),
  ]);
  return texts && { kind, slug, ...texts, siteName, logoVersion };
}
