import { defaultSiteSettings, defaultSliderSettings } from "@site/contract/settings/defaults";
import type {
  AdminSecuritySetting,
  PublicSecuritySetting,
  SiteSettings,
  SliderSettings,
} from "@site/contract/settings/schema";
import type { SiteShell } from "@site/contract/settings/shell-schema";
import type { App } from "../../core/app.ts";
import { READ_SITE_SETTINGS, READ_SITE_SHELL, READ_SLIDER_SETTINGS, type SettingsRow } from "./queries.ts";
import { toAdminSecuritySetting, toSecuritySetting } from "./view.ts";

export async function getSiteSettings(app: App): Promise<SiteSettings> {
  const { rows } = await app.db.pool.query<SettingsRow>({ name: "site-settings", text: READ_SITE_SETTINGS });
  return toSiteSettings(rows[0], app.siteUrl);
}

/**
 * Returns the site settings; the bot check comes from the security settings, the address from SITE_URL, the versions of
 * logo and icon from the library.
 */
function toSiteSettings(row: SettingsRow | undefined, siteUrl: string): SiteSettings {
  return {
    ...withDefaults(defaultSiteSettings, row?.stored ?? {}),
    site_url: siteUrl,
    logo_version: row?.logoVersion ?? "",
    icon_version: row?.iconVersion ?? "",
    turnstile_id: row?.turnstile ? String(row.turnstile.id) : "",
    turnstile_enabled: row?.turnstile?.isEnabled ? "true" : "false",
    turnstile_site_key: row?.turnstile?.siteKey ?? "",
  };
}

export async function getSliderSettings(app: App): Promise<SliderSettings> {
  const { rows } = await app.db.pool.query<{ key: string; value: string }>({
    name: "slider-settings",
    text: READ_SLIDER_SETTINGS,
  });
  return withDefaults(defaultSliderSettings, Object.fromEntries(rows.map((row) => [row.key, row.value])));
}

/** Returns the known keys, with defaults for missing ones. */
function withDefaults<Settings extends Record<string, string>>(
  defaults: Settings,
  stored: Record<string, string>,
): Settings {
  const merged = { ...defaults };
  for (const key in merged) Object.assign(merged, { [key]: stored[key] ?? merged[key] });
  return merged;
}

/** Returns the content that every public page shows: settings, footer pages and services. */
export async function getSiteShell(app: App): Promise<SiteShell> {
  const { rows } = await app.db.pool.query<SettingsRow & Pick<SiteShell, "pages" | "services">>({
    name: "site-shell",
    text: READ_SITE_SHELL,
  });
  return {
    settings: toSiteSettings(rows[0], app.siteUrl),
    pages: rows[0]?.pages ?? [],
    services: rows[0]?.services ?? [],
  };
}

/**
 * Returns the security settings: for visitors name, state and site key; for the administrator all fields, with the
 * secret masked.
 */
export async function listSecuritySettings(
  app: App,
  isAdmin: boolean,
): Promise<(PublicSecuritySetting | AdminSecuritySetting)[]> {
  const settings = await app.db.prisma.securitySetting.findMany({ orderBy: { id: "asc" } });
  return settings.map(isAdmin ? toAdminSecuritySetting : toSecuritySetting);
}
