import { z } from "zod";
import { getKeys } from "../../common/atoms.ts";
import { settingTabs } from "./fields.ts";

export const settingTab = getKeys(settingTabs);

const switchText = z.enum(["true", "false"]);

/** Public settings of the site; all values are strings. */
export const siteSettings = z.object({
  site_name: z.string(),
  site_description: z.string(),
  site_url: z.string(),
  contact_email: z.string(),
  social_github: z.string(),
  social_instagram: z.string(),
  social_youtube: z.string(),
  default_meta_title: z.string(),
  default_meta_description: z.string(),
  default_meta_keywords: z.string(),
  google_analytics_id: z.string(),
  /** AdSense client (ca-pub-…) and ad unit. No ad code is loaded without a client. */
  ads_client_id: z.string(),
  ads_slot_id: z.string(),
  profile_image_url: z.string(),
  /** Whether footer, articles and categories offer to follow by mail; the page for it is always there. */
  show_follow_form: switchText,
  turnstile_id: z.string(),
  turnstile_enabled: switchText,
  turnstile_site_key: z.string(),
});

/** Settings of the blog's slider; all values are strings. */
export const sliderSettings = z.object({
  slide_count: z.string(),
  auto_play_interval: z.string(),
  auto_play_enabled: switchText,
  show_view_count: switchText,
  show_navigation_arrows: switchText,
  show_indicators: switchText,
});

/** The bot check as visitors see it. */
export const publicSecuritySetting = z.object({ name: z.string(), is_enabled: z.boolean(), site_key: z.string() });
/** The bot check as the administrator sees it; the secret is masked. */
export const adminSecuritySetting = publicSecuritySetting.extend({
  id: z.number(),
  secret_key: z.string(),
  description: z.string(),
});

export type SiteSettings = z.output<typeof siteSettings>;
export type SliderSettings = z.output<typeof sliderSettings>;
export type PublicSecuritySetting = z.output<typeof publicSecuritySetting>;
export type AdminSecuritySetting = z.output<typeof adminSecuritySetting>;
