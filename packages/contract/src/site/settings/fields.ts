import { z } from "zod";

export const adsClientId = z.string().meta({
  description: "Reklam kimliği, ca-pub- ile başlar · id of the ads, begins with ca-pub-",
  example: "ca-pub-1234567890123456",
});
export const adsSlotId = z
  .string()
  .meta({ description: "Reklam biriminin numarası · id of the ad unit", example: "1234567890" });
export const autoPlayEnabled = { description: "Kendiliğinden geçiş · moves by itself" };
export const autoPlayInterval = z.string().describe("Geçiş süresi, milisaniye · time of a slide in milliseconds");
export const contactEmail = { description: "İletişim adresi · contact address", example: "iletisim@example.org" };
export const defaultMetaDescription = z.string().meta({
  description: "Varsayılan meta açıklama · default meta description",
  example: "Hukuk teknolojisi üzerine yazılar ve becayiş panosu",
});
export const defaultMetaKeywords = z.string().describe("Varsayılan anahtar kelimeler · default keywords");
export const defaultMetaTitle = z
  .string()
  .meta({ description: "Varsayılan meta başlık · default meta title", example: "Hukuk ve Yazılım" });
export const googleAnalyticsId = z
  .string()
  .meta({ description: "Google Analytics kimliği · id of Google Analytics", example: "G-ABC1234567" });
export const profileImageUrl = z.string().meta({
  description: "Profil görselinin adresi · address of the profile picture",
  example: "/media/library/profil/600.webp",
});
export const secretKey = z
  .string()
  .describe("Gizli anahtar; okunurken maskelidir · secret key, masked where it is read");
export const settingKey = z.string().meta({ description: "Ayarın adı · name of the setting", example: "site_name" });
export const showFollowForm = {
  description:
    "Alt bilgi, yazılar ve kategoriler e-postayla takibi önersin · " +
    "footer, articles and categories offer to follow by mail",
};
export const showIndicators = { description: "Noktalar gösterilsin · shows dots" };
export const showNavigationArrows = { description: "Oklar gösterilsin · shows arrows" };
export const showViewCount = { description: "Görüntülenme sayısı gösterilsin · shows the number of views" };
export const siteDescription = z.string().meta({
  description: "Sitenin açıklaması · description of the site",
  example: "Hukuk teknolojisi üzerine yazılar ve becayiş panosu",
});
export const siteKey = z.string().meta({ description: "Açık anahtar · public key", example: "0x4AAAAAAAOrnekAnahtar" });
export const siteName = z.string().meta({ description: "Sitenin adı · name of the site", example: "Hukuk ve Yazılım" });
export const siteUrl = z.string().meta({
  description: "Sitenin adresi; SITE_URL belirler · address of the site, set by SITE_URL",
  example: "https://hukuk.example.org",
});
export const slideCount = z.string().describe("Slider sayısı, 3-20 · number of slides, 3 to 20");
export const socialInstagram = z
  .string()
  .meta({ description: "Instagram adresi · Instagram address", example: "https://www.instagram.com/hukukveyazilim" });
export const socialYoutube = z
  .string()
  .meta({ description: "YouTube adresi · YouTube address", example: "https://www.youtube.com/@hukukveyazilim" });
export const value = { description: "Değer · value", example: "Hukuk ve Yazılım" };

/** Labels of the fields that the administrator can change, by area; search, history and import use them too. */
export const settingFields = {
  site: {
    site_name: "Site adı",
    site_description: "Site açıklaması",
    site_url: "Site adresi",
    contact_email: "İletişim e-postası",
    social_github: "GitHub",
    social_instagram: "Instagram",
    social_youtube: "YouTube",
    profile_image_url: "Profil görseli",
    show_follow_form: "E-postayla takip formunu göster",
    default_meta_title: "Varsayılan meta başlık",
    default_meta_description: "Varsayılan meta açıklama",
    default_meta_keywords: "Varsayılan anahtar kelimeler",
    google_analytics_id: "Google Analytics kimliği",
    ads_client_id: "Reklam kimliği (AdSense)",
    ads_slot_id: "Reklam birimi",
  },
  slider: {
    slide_count: "Slider sayısı",
    auto_play_interval: "Geçiş süresi (milisaniye)",
    auto_play_enabled: "Otomatik geçiş",
    show_view_count: "Görüntülenme sayısını göster",
    show_navigation_arrows: "Gezinme oklarını göster",
    show_indicators: "Göstergeleri göster",
  },
  homepageConfig: {
    title: "Başlık",
    subtitle: "Alt başlık",
    description: "Açıklama",
    is_enabled: "Bölümü göster",
    show_projects_card: "Proje kartını göster",
    max_projects_display: "Gösterilecek proje sayısı",
  },
  homepageSection: { title: "Başlık", subtitle: "Alt başlık", description: "Açıklama" },
  homepageAbout: {
    title: "Başlık",
    subtitle: "Alt başlık",
    description: "Açıklama",
    experience_years: "Deneyim (yıl)",
    projects_completed: "Tamamlanan proje",
    technologies_used: "Kullanılan teknoloji",
  },
  project: {
    name: "Proje adı",
    description: "Açıklama",
    technology: "Teknoloji",
    project_type: "Proje türü",
    image_url: "Görsel",
    github_url: "GitHub adresi",
    demo_url: "Demo adresi",
    download_url: "İndirme adresi",
    is_featured: "Öne çıkan",
    is_active: "Yayında",
  },
  feature: {
    title: "Başlık",
    description: "Açıklama",
    icon_name: "Simge",
    color_class: "Renk",
    is_active: "Yayında",
  },
  page: {
    title: "Başlık",
    slug: "Slug",
    content: "İçerik",
    meta_title: "Meta başlık",
    meta_description: "Meta açıklama",
    is_published: "Yayında",
    show_in_footer: "Alt bilgide göster",
  },
  pageSeo: {
    meta_title: "Meta başlık",
    meta_description: "Meta açıklama",
    meta_keywords: "Anahtar kelimeler",
    og_title: "Paylaşım başlığı",
    og_description: "Paylaşım açıklaması",
    og_image: "Paylaşım görseli",
    canonical_url: "Asıl adres (canonical)",
    robots: "Arama motorlarına (robots)",
  },
  smtp: {
    name: "SMTP adı",
    host: "SMTP sunucusu",
    port: "Port",
    username: "Kullanıcı adı",
    secure: "Güvenli bağlantı (TLS)",
    enabled: "Bu sunucuyu kullan",
    from_name: "Gönderen adı",
    from_email: "Gönderen e-postası",
    reply_to: "Yanıt adresi",
  },
  security: { is_enabled: "Güvenlik doğrulaması", site_key: "Site anahtarı" },
  notification: { is_enabled: "Bildirim" },
  telegram: { chat_id: "Chat ID", enabled: "Bu botu kullan" },
  service: {
    name: "Ad",
    short_name: "Kısa ad",
    slug: "Slug",
    description: "Kısa açıklama",
    long_description: "Ayrıntılı açıklama",
    url: "Hizmetin adresi",
    demo_url: "Demo adresi",
    category: "Kategori",
    status: "Durum",
    features: "Özellikler",
    benefits: "Faydalar",
    target_audience: "Kimler için",
    technology: "Teknoloji",
    icon: "Simge",
    color: "Renk",
    image_url: "Görsel",
    seo_title: "Meta başlık",
    seo_description: "Meta açıklama",
    seo_keywords: "Anahtar kelimeler",
    seo_og_image: "Paylaşım görseli",
  },
  question: { question: "Soru", answer: "Yanıt" },
} as const satisfies Record<string, Record<string, string>>;

export type SettingArea = keyof typeof settingFields;

/** The parts of the home page that have texts, in the order of the page. */
export const homepageParts = {
  hero: "Karşılama",
  projects: "Projeler",
  features: "Uzmanlık alanları",
  about: "Hakkında",
  cta: "Çağrı",
} as const;

/** The tabs of the settings in their order. Each has an address of its own under /admin/settings. */
export const settingTabs = {
  homepage: "Ana Sayfa",
  site: "Site",
  pages: "Sayfalar",
  services: "Hizmetler ve Sorular",
  notifications: "Bildirim Ayarları",
  smtp: "SMTP",
  seo: "SEO",
  "page-seo": "Sayfa SEO",
  security: "Güvenlik",
  transfer: "Aktarım",
} as const;

export type SettingTab = keyof typeof settingTabs;

const seoFields = [
  "default_meta_title",
  "default_meta_description",
  "default_meta_keywords",
  "google_analytics_id",
  "ads_client_id",
  "ads_slot_id",
];
const siteFields = Object.keys(settingFields.site).filter((field) => !seoFields.includes(field));

/** Which values a tab edits: areas, and their fields where two tabs share an area. */
export const settingsOfTab: Record<SettingTab, { areas: SettingArea[]; fields?: readonly string[] }> = {
  homepage: { areas: ["homepageConfig", "homepageSection", "homepageAbout", "project", "feature"] },
  site: { areas: ["site"], fields: siteFields },
  pages: { areas: ["page"] },
  services: { areas: ["service", "question"] },
  notifications: { areas: ["notification", "telegram"] },
  smtp: { areas: ["smtp"] },
  seo: { areas: ["site"], fields: seoFields },
  "page-seo": { areas: ["pageSeo"] },
  security: { areas: ["security"] },
  transfer: { areas: [] },
};
