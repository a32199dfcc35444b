import { adminPaths as admin, adminRoutePatterns as patterns, settingsTabPath } from "@site/contract/admin-paths";
import { contentTabs } from "@site/contract/site/settings/content-tabs";
import { type SettingTab, settingTabs } from "@site/contract/site/settings/fields";
import { Settings } from "lucide-react";
import { type Area, type AreaScreen, content, ownerAlone } from "./screen.ts";

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
const smtp = async () => (await import("../screens/settings/smtp-tab.tsx")).SmtpTab;
const seo = async () => (await import("../screens/settings/seo-tab.tsx")).SeoTab;
const pageSeo = async () => (await import("../screens/settings/page-seo-tab.tsx")).PageSeoTab;
const security = async () => (await import("../screens/settings/security-tab.tsx")).SecurityTab;
const transfer = async () => (await import("../screens/settings/transfer/transfer-tab.tsx")).TransferTab;

/** Returns the row of a tab; the contract says which tabs are open to editors, because the server needs it too. */
function tab(name: SettingTab, load: Load): AreaScreen {
  const roles = contentTabs.includes(name) ? content : ownerAlone;
  return { path: settingsTabPath(name), label: settingTabs[name], roles, load };
}

/** The settings: each tab and each record has an address of its own. */
export const settings: Area = {
  label: "Ayarlar",
  loadLayout: async () => (await import("../screens/settings/settings-layout.tsx")).SettingsLayout,
  screens: [
    { path: admin.settings, label: "Ayarlar", Icon: Settings, roles: content, load: firstTab },
    tab("homepage", homepage),
    { path: admin.homepageProjects, label: "Ana Sayfa: Projeler listesi", roles: content, load: projects },
    { path: admin.homepageFeatures, label: "Ana Sayfa: Uzmanlık alanları listesi", roles: content, load: features },
    tab("site", site),
    tab("pages", pages),
    { path: patterns.settingsPage, roles: content, load: page },
    tab("services", services),
    { path: admin.questions, label: "Sık sorulan sorular", roles: content, load: questions },
    {
      path: patterns.settingsService,
      to: admin.newSettingsService,
      label: "Yeni Hizmet",
      roles: content,
      load: service,
    },
    tab("notifications", notifications),
    { path: admin.telegram, label: "Telegram bildirimleri", roles: ownerAlone, load: telegram },
    tab("smtp", smtp),
    tab("seo", seo),
    tab("page-seo", pageSeo),
    tab("security", security),
    tab("transfer", transfer),
  ],
};
