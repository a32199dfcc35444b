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
  return Object.entries(stored).map(([setting_key, setting_value]) => ({ setting_key, setting_value }));
}

/** Answers of the calls that the settings tabs make on opening, with one record in each list. */
export const settingsAnswers = {
  homepage: {
    get: () => ({
      hero: { ...texts, is_enabled: true, show_projects_card: true, max_projects_display: 3 },
      projects: { ...texts, is_enabled: true },
      features: { ...texts, is_enabled: true },
      about: { ...texts, experience_years: 10, projects_completed: 20, technologies_used: 30 },
      cta: texts,
    }),
    projects: {
      list: () => [
        {
          id: 1,
          name: "Dava takibi",
          description: "Duruşma günlerini izler.",
          technology: "TypeScript",
          project_type: "web",
          image_url: "",
          github_url: "",
          demo_url: "",
          download_url: "",
          is_featured: true,
          is_active: true,
          display_order: 1,
        },
      ],
    },
    features: {
      list: () => [
        {
          id: 1,
          title: "Otomasyon",
          description: "Tekrar eden işler.",
          icon_name: "Bot",
          color_class: "blue",
          display_order: 1,
          is_active: true,
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
        meta_title: "",
        meta_description: "",
        is_published: true,
        show_in_footer: true,
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
      ].map(([setting_key = "", setting_name = "", category = ""], index) => ({
        id: index + 1,
        setting_key,
        setting_name,
        description: "Açıklama.",
        category,
        is_enabled: true,
      })),
  },
  telegram: { get: () => ({ api_key: "", chat_id: "", enabled: false, last_error: "" }) },
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
        page_key: "home",
        page_name: "Ana Sayfa",
        meta_title: "",
        meta_description: "",
        meta_keywords: "",
        og_title: "",
        og_description: "",
        og_image: "",
        canonical_url: "",
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
