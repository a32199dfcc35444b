import { adminPaths as admin, adminRoutePatterns as patterns, settingsTabPath } from "@site/contract/admin-paths";
import { type SettingTab, settingTabs } from "@site/contract/settings/fields";
import { Settings } from "lucide-react";
import type { Area, AreaScreen } from "./screen.ts";

const firstTab = async () => (await import("../screens/settings/first-tab.tsx")).FirstTab;
const homepage = async () => (await import("../screens/settings/homepage/homepage-tab.tsx")).HomepageTab;
const projects = async () => (await import("../screens/settings/homepage/projects-tab.tsx")).ProjectsTab;
const features = async () => (await import("../screens/settings/homepage/features-tab.tsx")).FeaturesTab;
const site = async () => (await import("../screens/settings/site-tab.tsx")).SiteTab;
const pages = async () => (await import("../screens/settings/pages/pages-tab.tsx")).PagesTab;
const page = async () => (await import("../screens/settings/pages/page-screen.tsx")).PageScreen;
const services = async () => (await import("../screens/settings/services/services-tab.tsx")).ServicesTab;
const questions = async () => (await import("../screens/settings/services/questions-tab.tsx")).QuestionsTab;
const service = async () => (await import("../screens/settings/services/service-screen.tsx")).ServiceScreen;
const notifications = async () => (await import("../screens/settings/notifications-tab.tsx")).NotificationsTab;
const telegram = async () => (await import("../screens/settings/telegram-tab.tsx")).TelegramTab;
const smtp = async () => (await import("../screens/settings/mail/smtp-tab.tsx")).SmtpTab;
const seo = async () => (await import("../screens/settings/seo/seo-tab.tsx")).SeoTab;
const pageSeo = async () => (await import("../screens/settings/seo/page-seo-tab.tsx")).PageSeoTab;
const security = async () => (await import("../screens/settings/security/security-tab.tsx")).SecurityTab;
const slider = async () => (await import("../screens/slider-settings.tsx")).SliderSettingsScreen;
const ai = async () => (await import("../screens/ai/ai-settings.tsx")).AiSettingsScreen;
const redirects = async () => (await import("../screens/redirects/redirects.tsx")).RedirectsScreen;

/** Returns the screen of a settings tab. */
function settingsTab(name: SettingTab, screen: Omit<AreaScreen, "path" | "label">): AreaScreen {
  return { path: settingsTabPath(name), label: settingTabs[name], ...screen };
}

/** The settings. Each screen and each record has its own address; screens of one subject share a tab. */
export const settings: Area = {
  label: "Ayarlar",
  Icon: Settings,
  screens: [
    { path: admin.settings, label: "Ayarlar", load: firstTab },
    settingsTab("site", {
      short: "Genel",
      tab: "Site",
      keywords: "iletişim sosyal medya",
      load: site,
    }),
    settingsTab("pages", { tab: "Site", keywords: "gizlilik koşullar kvkk çerez metin", load: pages }),
    { path: patterns.settingsPage, load: page },
    settingsTab("services", { tab: "Site", load: services }),
    { path: patterns.settingsService, to: admin.newSettingsService, label: "Yeni Hizmet", load: service },
    {
      path: admin.questions,
      label: "Sık Sorulan Sorular",
      short: "Sorular",
      tab: "Site",
      keywords: "sss",
      load: questions,
    },
    settingsTab("homepage", { tab: "Görünüm", keywords: "karşılama hakkımda metin", load: homepage }),
    {
      path: admin.homepageProjects,
      label: "Ana Sayfa: Projeler listesi",
      short: "Projeler",
      tab: "Görünüm",
      load: projects,
    },
    {
      path: admin.homepageFeatures,
      label: "Ana Sayfa: Uzmanlık alanları listesi",
      short: "Uzmanlık Alanları",
      tab: "Görünüm",
      load: features,
    },
    {
      path: admin.sliderSettings,
      label: "Slider Ayarları",
      short: "Slider",
      tab: "Görünüm",
      keywords: "slayt öne çıkan",
      load: slider,
    },
    settingsTab("smtp", {
      short: "Posta Sunucusu",
      tab: "E-posta ve Bildirim",
      keywords: "e-posta mail sunucu gönderen ayarları",
      load: smtp,
    }),
    settingsTab("notifications", {
      tab: "E-posta ve Bildirim",
      keywords: "zil kanal tür ayarları",
      load: notifications,
    }),
    {
      path: admin.telegram,
      label: "Telegram Bildirimleri",
      short: "Telegram",
      tab: "E-posta ve Bildirim",
      load: telegram,
    },
    {
      path: admin.aiSettings,
      label: "AI",
      tab: true,
      keywords: "yapay zeka gemini model yapılandırma unsplash şablon ayarları",
      load: ai,
    },
    settingsTab("seo", { short: "Genel", tab: "SEO", keywords: "google arama reklam analytics meta", load: seo }),
    settingsTab("page-seo", { short: "Sayfalar", tab: "SEO", keywords: "google arama meta", load: pageSeo }),
    {
      path: admin.redirects,
      label: "Yönlendirmeler",
      tab: "SEO",
      keywords: "404 301 adres bulunamayan kırık bağlantı",
      load: redirects,
    },
    settingsTab("security", { tab: true, keywords: "captcha turnstile doğrulama", load: security }),
  ],
};
