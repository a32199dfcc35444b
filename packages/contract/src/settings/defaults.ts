import type { SiteSettings, SliderSettings } from "./schema.ts";

/** Values of settings that are not stored. */
export const defaultSiteSettings: SiteSettings = {
  site_name: "Hukuk ve Yazılım",
  site_description: "Hukuk teknolojileri, yapay zekâ ve yazılım geliştirme",
  site_url: "",
  contact_email: "",
  social_github: "",
  social_instagram: "",
  social_youtube: "",
  default_meta_title: "Hukuk ve Yazılım",
  default_meta_description: "Hukuk teknolojileri, yapay zekâ ve yazılım geliştirme üzerine hizmetler ve yazılar.",
  default_meta_keywords: "",
  google_analytics_id: "",
  ads_client_id: "",
  ads_slot_id: "",
  profile_image_url: "",
  logo_image_url: "",
  icon_image_url: "",
  show_follow_form: "true",
  logo_version: "",
  icon_version: "",
  turnstile_id: "",
  turnstile_enabled: "false",
  turnstile_site_key: "",
};

/** The slider's defaults. */
export const defaultSliderSettings: SliderSettings = {
  slide_count: "5",
  auto_play_interval: "6000",
  auto_play_enabled: "true",
  show_view_count: "true",
  show_navigation_arrows: "true",
  show_indicators: "true",
};
