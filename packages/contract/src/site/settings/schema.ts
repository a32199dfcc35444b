import { z } from "zod";
import { getKeys } from "../../common/atoms.ts";
import { entities } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as siteFields from "../fields.ts";
import { settingTabs } from "./fields.ts";
import * as settingsFields from "./meanings.ts";

export const settingTab = getKeys(settingTabs);

const switchText = z.enum(["true", "false"]);

/** Public settings of the site; all values are strings. */
export const siteSettings = z
  .object({
    site_name: settingsFields.siteName,
    site_description: settingsFields.siteDescription,
    site_url: settingsFields.siteUrl,
    contact_email: z.string().meta(settingsFields.contactEmail),
    social_github: siteFields.githubUrl.meta({ example: "https://github.com/hukukveyazilim" }),
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
    /** Whether footer, articles and categories offer to follow by mail; the page for it is always there. */
    show_follow_form: switchText.meta(settingsFields.showFollowForm),
    turnstile_id: z.string().describe("Bot denetiminin ayar numarası · id of the bot check's setting"),
    turnstile_enabled: switchText.describe('Bot denetimi açıksa "true" · "true" while the bot check is on'),
    turnstile_site_key: z.string().describe("Bot denetiminin açık anahtarı · public key of the bot check"),
  })
  .register(entities, { id: "SiteSettings" });

/** Settings of the blog's slider; all values are strings. */
export const sliderSettings = z
  .object({
    slide_count: settingsFields.slideCount,
    auto_play_interval: settingsFields.autoPlayInterval,
    auto_play_enabled: switchText.meta(settingsFields.autoPlayEnabled),
    show_view_count: switchText.meta(settingsFields.showViewCount),
    show_navigation_arrows: switchText.meta(settingsFields.showNavigationArrows),
    show_indicators: switchText.meta(settingsFields.showIndicators),
  })
  .register(entities, { id: "SliderSettings" });

/** The bot check as visitors see it. */
export const publicSecuritySetting = z
  .object({
    name: fields.name,
    is_enabled: fields.isEnabled,
    site_key: settingsFields.siteKey,
  })
  .register(entities, { id: "PublicSecuritySetting" });
/** The bot check as the administrator sees it; the secret is masked. */
export const adminSecuritySetting = publicSecuritySetting
  .extend({
    id: fields.id,
    secret_key: settingsFields.secretKey,
    description: fields.description,
  })
  .register(entities, { id: "AdminSecuritySetting" });

export type SiteSettings = z.output<typeof siteSettings>;
export type SliderSettings = z.output<typeof sliderSettings>;
export type PublicSecuritySetting = z.output<typeof publicSecuritySetting>;
export type AdminSecuritySetting = z.output<typeof adminSecuritySetting>;
