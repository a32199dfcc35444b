import { defaultSiteSettings, defaultSliderSettings, siteTexts } from "@site/contract/site/labels";
import type {
  AdminSecuritySetting,
  PublicSecuritySetting,
  ShownPageSeo,
  SiteSettings,
  SiteShell,
  SliderSettings,
  StaticPage,
} from "@site/contract/site/schema";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/errors.ts";
import { type StaticPageRow, toAdminSecuritySetting, toSecuritySetting, toStaticPage } from "./view.ts";

/** The settings and the bot check's switch, in one go: every page needs them. */
const SETTINGS_COLUMNS = `
  COALESCE((SELECT json_object_agg(key, value) FROM settings WHERE scope = 'site'), '{}') AS stored,
  (SELECT json_build_object('id', id, 'isEnabled', is_enabled, 'siteKey', site_key) FROM security_settings WHERE name = 'turnstile') AS turnstile`;

interface SettingsRow {
  stored: Record<string, string>;
  turnstile: { id: number; isEnabled: boolean; siteKey: string } | null;
}

export async function getSiteSettings(app: App): Promise<SiteSettings> {
  const { rows } = await app.db.pool.query<SettingsRow>({ name: "site-settings", text: `SELECT ${SETTINGS_COLUMNS}` });
  return toSiteSettings(rows[0], app.siteUrl);
}

/** The bot check's part comes from the security settings (decisions.md 22), the address from SITE_URL. */
function toSiteSettings(row: SettingsRow | undefined, siteUrl: string): SiteSettings {
  return {
    ...withDefaults(defaultSiteSettings, row?.stored ?? {}),
    site_url: siteUrl,
    turnstile_id: row?.turnstile ? String(row.turnstile.id) : "",
    turnstile_enabled: row?.turnstile?.isEnabled ? "true" : "false",
    turnstile_site_key: row?.turnstile?.siteKey ?? "",
  };
}

export async function getSliderSettings(app: App): Promise<SliderSettings> {
  const { rows } = await app.db.pool.query<{ key: string; value: string }>({
    name: "slider-settings",
    text: "SELECT key, value FROM settings WHERE scope = 'slider'",
  });
  return withDefaults(defaultSliderSettings, Object.fromEntries(rows.map((row) => [row.key, row.value])));
}

/** Only known keys leave; a missing one has its default. */
function withDefaults<Settings extends Record<string, string>>(
  defaults: Settings,
  stored: Record<string, string>,
): Settings {
  const merged = { ...defaults };
  for (const key in merged) Object.assign(merged, { [key]: stored[key] ?? merged[key] });
  return merged;
}

/** What every public page shows around its content. */
export async function getSiteShell(app: App): Promise<SiteShell> {
  const { rows } = await app.db.pool.query<SettingsRow & Pick<SiteShell, "pages" | "services">>({
    name: "site-shell",
    text: `SELECT ${SETTINGS_COLUMNS},
      COALESCE((SELECT json_agg(json_build_object('slug', slug, 'title', title) ORDER BY id) FROM pages WHERE is_published AND show_in_footer), '[]') AS pages,
      COALESCE((SELECT json_agg(json_build_object('slug', slug, 'name', name, 'shortName', short_name, 'description', description, 'url', url) ORDER BY display_order, id)
        FROM services WHERE status = 'active'), '[]') AS services`,
  });
  return {
    settings: toSiteSettings(rows[0], app.siteUrl),
    pages: rows[0]?.pages ?? [],
    services: rows[0]?.services ?? [],
  };
}

/** @throws NOT_FOUND for an unknown and an unpublished page alike */
export async function getPageBySlug(app: App, slug: string): Promise<StaticPage> {
  const { rows } = await app.db.pool.query<StaticPageRow>({
    name: "static-page",
    text: "SELECT title, content, meta_title, meta_description, updated_at FROM pages WHERE slug = $1 AND is_published",
    values: [slug],
  });
  const page = rows[0];
  if (!page) throw new AppError("NOT_FOUND", { message: siteTexts.pageNotFound });
  return toStaticPage(page);
}

/** Head tags the administrator filled in for a page; null where there are none. */
export async function findPageSeo(app: App, pageKey: string): Promise<ShownPageSeo | null> {
  const { rows } = await app.db.pool.query<{ seo: ShownPageSeo }>({
    name: "page-seo",
    text: `SELECT json_strip_nulls(json_build_object(
        'meta_title', NULLIF(meta_title, ''), 'meta_description', NULLIF(meta_description, ''), 'meta_keywords', NULLIF(meta_keywords, ''),
        'og_title', NULLIF(og_title, ''), 'og_description', NULLIF(og_description, ''), 'og_image', NULLIF(og_image, ''),
        'canonical_url', NULLIF(canonical_url, ''), 'robots', NULLIF(NULLIF(robots, ''), 'index, follow'))) AS seo
      FROM page_seo WHERE page_key = $1`,
    values: [pageKey],
  });
  return rows[0]?.seo ?? null;
}

/** The bot check's switch: to a visitor name, state and site key, to the administrator all, the secret masked. */
export async function listSecuritySettings(
  app: App,
  isAdmin: boolean,
): Promise<(PublicSecuritySetting | AdminSecuritySetting)[]> {
  const settings = await app.db.prisma.securitySetting.findMany({ orderBy: { id: "asc" } });
  return settings.map(isAdmin ? toAdminSecuritySetting : toSecuritySetting);
}
