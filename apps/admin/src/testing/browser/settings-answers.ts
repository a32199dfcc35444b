import type { Answers } from "@site/browser/testing/answer-calls";
import type { SiteSettingRow } from "@site/contract/settings/admin-schema";
import { defaultSiteSettings } from "@site/contract/settings/defaults";
import type { SiteSettings } from "@site/contract/settings/schema";

const NOW = "2026-11-26T09:00:00.000Z";
const texts = { title: "Başlık", subtitle: "Alt başlık", description: "Birkaç cümlelik açıklama." };

/**
 * Returns the site's settings as rows.
 * @param changed values that differ from the sample
 */
export function toSettingRows(changed: Partial<SiteSettings>): SiteSettingRow[] {
  const stored = {
    ...defaultSiteSettings,
    site_url: "https://site.example.org",
    contact_email: "iletisim@example.org",
    ...changed,
  };
  return Object.entries(stored).map(([settingKey, settingValue]) => ({
    settingKey,
    settingValue,
  }));
}

/** Answers of the calls that the settings tabs make on opening, with one record in each list. */
export const settingsAnswers = {
  homepage: {
    get: () => ({
      hero: { ...texts, isEnabled: true, showProjectsCard: true, maxProjectsDisplay: 3 },
      projects: { ...texts, isEnabled: true },
      features: { ...texts, isEnabled: true },
      about: { ...texts, experienceYears: 10, projectsCompleted: 20, technologiesUsed: 30 },
      cta: texts,
    }),
    projects: {
      list: () => [
        {
          id: 1,
          name: "Dava takibi",
          description: "Duruşma günlerini izler.",
          technology: "TypeScript",
          projectType: "web",
          imageUrl: "",
          githubUrl: "",
          demoUrl: "",
          downloadUrl: "",
          isFeatured: true,
          isActive: true,
          displayOrder: 1,
        },
      ],
    },
    features: {
      list: () => [
        {
          id: 1,
          title: "Otomasyon",
          description: "Tekrar eden işler.",
          iconName: "Bot",
          colorClass: "blue",
          displayOrder: 1,
          isActive: true,
        },
      ],
    },
  },
  siteSettings: {
    list: () => toSettingRows({}),
  },
  pages: {
    list: () => [
      {
        id: 1,
        title: "Gizlilik Politikası",
        slug: "gizlilik-politikasi",
        content: "<p>Metin.</p>",
        metaTitle: "",
        metaDescription: "",
        isPublished: true,
        showInFooter: true,
      },
    ],
  },
  services: {
    list: () => [
      { id: 1, name: "Bilirkişilik", slug: "bilirkisilik", category: "Adliye", status: "active" as const, url: "" },
    ],
    questions: { list: () => [{ id: 1, page: "home" as const, question: "Ücretli mi?", answer: "Hayır." }] },
  },
  notificationSettings: {
    listAll: () =>
      [
        ["email", "E-posta", "kanal"],
        ["new_comment", "Yeni yorum", "genel"],
      ].map(([settingKey = "", settingName = "", category = ""], index) => ({
        id: index + 1,
        settingKey,
        settingName,
        description: "Açıklama.",
        category,
        isEnabled: true,
      })),
  },
  telegram: { get: () => ({ apiKey: "", chatId: "", enabled: false, lastError: "" }) },
  setupChecklist: {
    get: () => ({ steps: [{ step: "mail" as const, isDone: false }], isDismissed: false, isPostponed: false }),
  },
  smtp: {
    list: () => [
      {
        id: 1,
        name: "Ana sunucu",
        host: "posta.example.org",
        port: 465,
        username: "site",
        password: "••••••••",
        secure: true,
        enabled: true,
        fromName: "Hukuk ve Yazılım",
        fromEmail: "bilgi@example.org",
        replyTo: "",
      },
    ],
  },
  pageSeo: {
    list: () => [
      {
        pageKey: "home",
        pageName: "Ana Sayfa",
        metaTitle: "",
        metaDescription: "",
        metaKeywords: "",
        ogTitle: "",
        ogDescription: "",
        ogImage: "",
        canonicalUrl: "",
        robots: "",
      },
    ],
  },
  totp: { state: () => ({ isOn: false, recoveryCodesLeft: 0 }) },
  passkeys: { list: () => [] },
  session: {
    me: () => ({ id: 1, username: "deniz", email: "deniz@example.org", role: "admin" as const }),
    listOpen: () => [
      { id: 1, device: "Chrome, Linux", ipAddress: "192.0.2.1", openedAt: NOW, lastActivityAt: NOW, isCurrent: true },
    ],
  },
} satisfies Answers["admin"];
