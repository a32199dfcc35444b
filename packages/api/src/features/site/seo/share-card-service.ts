import type { ShareCard } from "@site/contract/site/seo/share-card";
import type { App } from "../../../core/app.ts";
import { getSiteSettings } from "../settings/service.ts";
import { CARDS } from "./queries.ts";

/**
 * Returns the texts of a share card (post, service, static page, listing or site), or undefined if the content is not visible.
 */
export async function findShareCard(app: App, kind: ShareCard["kind"], slug: string): Promise<ShareCard | undefined> {
  const { site_name: siteName, site_description } = await getSiteSettings(app);
  if (kind === "site")
    return slug === "site" ? { kind, slug, kicker: "", title: siteName, lead: site_description, siteName } : undefined;
  const { rows } = await app.db.pool.query<Pick<ShareCard, "title" | "lead" | "kicker">>({
    name: `share-card-${kind}`,
    text: CARDS[kind],
    values: [slug],
  });
  return rows[0] && { kind, slug, ...rows[0], siteName };
}
