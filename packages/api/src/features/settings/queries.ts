import { revisionOfSetting } from "../published/library-images.ts";

export const READ_SLIDER_SETTINGS = "SELECT key, value FROM settings WHERE scope = 'slider'";

/** The settings, the state of the bot check and the versions of logo and icon in one query, as every page needs all. */
const SETTINGS_COLUMNS = `
  COALESCE((SELECT json_object_agg(key, value) FROM settings WHERE scope = 'site'), '{}') AS stored,
  (SELECT json_build_object('id', id, 'isEnabled', is_enabled, 'siteKey', site_key) FROM security_settings
  WHERE name = 'turnstile') AS turnstile,
  ${revisionOfSetting("logo_image_url")} AS "logoVersion",
  ${revisionOfSetting("icon_image_url")} AS "iconVersion"`;

export const READ_SITE_SETTINGS = `SELECT ${SETTINGS_COLUMNS}`;

export const READ_SITE_SHELL = `SELECT ${SETTINGS_COLUMNS},
      COALESCE((SELECT json_agg(json_build_object('slug', slug, 'title', title) ORDER BY id) FROM pages
      WHERE is_published AND show_in_footer), '[]') AS pages,
      COALESCE((SELECT json_agg(json_build_object('slug', slug, 'name', name, 'shortName', short_name, 'description',
      description, 'url', url) ORDER BY display_order, id)
        FROM services WHERE status = 'active'), '[]') AS services`;

export interface SettingsRow {
  stored: Record<string, string>;
  logoVersion: string | null;
  iconVersion: string | null;
  turnstile: { id: number; isEnabled: boolean; siteKey: string } | null;
}
