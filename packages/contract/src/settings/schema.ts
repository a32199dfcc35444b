import { z } from "zod";
import { getKeys } from "../common/atoms.ts";
import { settingTabs } from "./fields.ts";
import * as settingsFields from "./meanings.ts";

export const settingTab = getKeys(settingTabs);

const switchText = z.enum(["true", "false"]);

/** Public settings of the site; all values are strings. */
export const siteSettings = z.object({
  site_name: settingsFields.siteName,
  site_description: settingsFields.siteDescription,
  site_url: settingsFields.siteUrl,
  contact_email: z.string(),
  social_github: z.string(),
  social_instagram: settingsFields.socialInstagram,
  social_youtube: settingsFields.socialYoutube,
  default_meta_title: settingsFields.defaultMetaTitle,
  default_meta_description: settingsFields.defaultMetaDescription,
  default_meta_keywords: settingsFields.defaultMetaKeywords,
  google_analytics_id: settingsFields.googleAnalyticsId,
  /** AdSense client (ca-pub-…) and ad unit. No ad code is loaded without a client. */
  ads_client_id: settingsFields.adsClientId,
  ads_slot_id: settingsFields.adsSlotId,
  profile_image_url: settingsFields.profileImageUrl,
  /** Addresses of images of the library; empty for the drawn logo and icon. */
  logo_image_url: z.string(),
  icon_image_url: z.string(),
  /** Whether footer, articles and categories show the form to follow by mail; its page always exists. */
  show_follow_form: switchText,
  /** Change with the files of the logo and the icon; empty if drawn. */
  logo_version: z.string(),
  icon_version: z.string(),
  turnstile_id: z.string(),
  turnstile_enabled: switchText,
  turnstile_site_key: z.string(),
});

/** Settings of the blog's slider; all values are strings. */
export const sliderSettings = z.object({
  slide_count: settingsFields.slideCount,
  auto_play_interval: settingsFields.autoPlayInterval,
  auto_play_enabled: switchText,
  show_view_count: switchText,
  show_navigation_arrows: switchText,
  show_indicators: switchText,
});

/** The bot check as visitors see it. */
export const publicSecuritySetting = z.object({
  name: z.string(),
  isEnabled: z.boolean(),
  siteKey: settingsFields.siteKey,
});
/** The bot check as the administrator sees it; the secret is masked. */
export const adminSecuritySetting = publicSecuritySetting.extend({
  id: z.number(),
  secretKey: settingsFields.secretKey,
  description: z.string(),
});

export type SiteSettings = z.output<typeof siteSettings>;
export type SliderSettings = z.output<typeof sliderSettings>;
export type PublicSecuritySetting = z.output<typeof publicSecuritySetting>;
export type AdminSecuritySetting = z.output<typeof adminSecuritySetting>;
