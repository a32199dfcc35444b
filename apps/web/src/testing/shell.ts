import type { SiteShell } from "@site/contract/settings/shell-schema";

/** The data of the layout, without third parties and bot check. */
export const shell: SiteShell = {
  settings: {
    site_name: "Hukuk ve Yazılım",
    site_description: "Hukuk için yazılım",
    site_url: "http://localhost",
    contact_email: "iletisim@example.org",
    social_github: "",
    social_instagram: "",
    social_youtube: "",
    default_meta_title: "Hukuk ve Yazılım",
    default_meta_description: "Hukuk için yazılım",
    default_meta_keywords: "",
    google_analytics_id: "",
    ads_client_id: "",
    ads_slot_id: "",
    show_follow_form: "true",
    profile_image_url: "",
    logo_image_url: "",
    icon_image_url: "",
    logo_version: "",
    icon_version: "",
    turnstile_id: "",
    turnstile_enabled: "false",
    turnstile_site_key: "",
  },
  pages: [{ slug: "iletisim", title: "İletişim" }],
  services: [],
};
