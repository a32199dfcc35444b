import { defaultSiteSettings, defaultSliderSettings } from "@site/contract/site/labels";
import type {
  AdminSecuritySetting,
  PublicSecuritySetting,
  SiteSettings,
  SiteShell,
  SliderSettings,
} from "@site/contract/site/schema";
import type { App } from "../../../core/app.ts";
import { toAdminSecuritySetting, toSecuritySetting } from "./view.ts";

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

/** The bot check's switch: to a visitor name, state and site key, to the administrator all, the secret masked. */
export async function listSecuritySettings(
  app: App,
  isAdmin: boolean,
): Promise<(PublicSecuritySetting | AdminSecuritySetting)[]> {
  const settings = await app.db.prisma.securitySetting.findMany({ orderBy: { id: "asc" } });
  return settings.map(isAdmin ? toAdminSecuritySetting : toSecuritySetting);
}
