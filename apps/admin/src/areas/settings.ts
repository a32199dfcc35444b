import { adminPaths as admin, adminRoutePatterns as patterns, settingsTabPath } from "@site/contract/admin-paths";
import { type SettingTab, settingTabs } from "@site/contract/settings/fields";
import { Settings } from "lucide-react";
import type { Area, AreaScreen } from "./screen.ts";

type Load = AreaScreen["load"];

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
function tab(name: SettingTab, load: Load, keywords: string, short?: string): AreaScreen {
  const label = settingTabs[name];
  return { path: settingsTabPath(name), label, level: "tab", keywords, load, ...(short && { short }) };
}

/** The settings. Each tab and each record has its own address. */
export const settings: Area = {
  label: "Ayarlar",
  Icon: Settings,
  screens: [
    { path: admin.settings, label: "Ayarlar", load: firstTab },
    tab("homepage", homepage, "karşılama hakkımda", "Metinler"),
    {
      path: admin.homepageProjects,
      label: "Ana Sayfa: Projeler listesi",
      short: "Projeler",
      level: "below",
      load: projects,
    },
    {
      path: admin.homepageFeatures,
      label: "Ana Sayfa: Uzmanlık alanları listesi",
      short: "Uzmanlık Alanları",
      level: "below",
      load: features,
    },
    tab("site", site, "iletişim sosyal medya"),
    tab("pages", pages, "gizlilik koşullar metin"),
    { path: patterns.settingsPage, load: page },
    tab("services", services, "sss", "Hizmetler"),
    {
      path: admin.questions,
      label: "Sık sorulan sorular",
      short: "Sorular",
      level: "below",
      load: questions,
    },
    {
      path: patterns.settingsService,
      to: admin.newSettingsService,
      label: "Yeni Hizmet",
      load: service,
    },
    {
      path: admin.sliderSettings,
      label: "Slider Ayarları",
      level: "tab",
      keywords: "slayt öne çıkan",
      load: slider,
    },
    tab("notifications", notifications, "zil kanal", "Türler ve Kanallar"),
    {
      path: admin.telegram,
      label: "Telegram bildirimleri",
      short: "Telegram",
      level: "below",
      load: telegram,
    },
    tab("smtp", smtp, "e-posta mail sunucu gönderen"),
    {
      path: admin.aiSettings,
      label: "AI Ayarları",
      level: "tab",
      keywords: "yapay zeka gemini model unsplash şablon",
      load: ai,
    },
    tab("seo", seo, "google arama reklam analytics meta"),
    tab("page-seo", pageSeo, "google arama meta"),
    tab("security", security, "captcha turnstile şifre parola oturum"),
    {
      path: admin.redirects,
      label: "Yönlendirmeler",
      level: "tab",
      keywords: "404 301 adres bulunamayan kırık bağlantı",
      load: redirects,
    },
  ],
};
