import type { ShareCard } from "@site/contract/site/share-card";
import type { App } from "../../../core/app.ts";
import { VISIBLE } from "../../blog/posts/view.ts";
import { getSiteSettings } from "../settings/service.ts";

/** What a link preview of a thing says, for those a visitor may see. A page's head (apps/web/src/pages) names the same texts. */
const CARDS: Record<Exclude<ShareCard["kind"], "site">, string> = {
  posts: `SELECT p.title, p.excerpt AS lead, COALESCE(c.name, '') AS kicker FROM posts p LEFT JOIN categories c ON c.id = p.category_id WHERE p.slug = $1 AND ${VISIBLE}`,
  services:
    "SELECT name AS title, description AS lead, category AS kicker FROM services WHERE slug = $1 AND status = 'active'",
  pages: "SELECT title, meta_description AS lead, '' AS kicker FROM pages WHERE slug = $1 AND is_published",
};

/** The texts of a post's, a service's, a static page's or the site's card; undefined where a visitor finds nothing. */
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
