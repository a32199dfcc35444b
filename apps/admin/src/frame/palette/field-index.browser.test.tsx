import { onePage } from "@site/browser/testing/one-page";
import { adminPaths, settingsTabPath } from "@site/contract/admin-paths";
import { defaultSliderSettings } from "@site/contract/settings/defaults";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aiSettingsAnswers } from "../../testing/browser/ai-answers.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";
import { settingsAnswers } from "../../testing/browser/settings-answers.ts";
import { fieldIndex } from "./field-index.ts";

const answers = {
  admin: {
    ...settingsAnswers,
    ...aiSettingsAnswers,
    savedReplies: { list: () => [] },
    redirects: { list: () => onePage([]) },
    creations: { list: () => onePage([]) },
    pending: { held: () => [] },
    statistics: { missing: () => [] },
    webhooks: { list: () => [] },
    apiKeys: { list: () => [] },
    administrators: { list: () => [] },
    invitations: { list: () => [] },
    categories: { list: () => [] },
    tags: { list: () => [] },
    sliderSettings: { get: () => defaultSliderSettings },
    backups: {
      list: () => ({
        backups: [],
        schedule: { frequency: "off" as const, hour: 3, kept: 7, nextAt: null },
        holdsSecret: true,
      }),
    },
    mailing: {
      state: () => ({
        ...{ isPaused: false, mailsPerMinute: 120, delayMinutes: 10, previewedAt: null, testedAt: null },
        ...{ testStatus: null, confirmedAt: null, confirmedBy: "", blockedBy: null, waitingIssues: 0, waitingMails: 0 },
        ...{ waitingPosts: [], providers: [] },
      }),
      issues: () => onePage([]),
    },
    becayis: {
      windows: { list: () => onePage([]) },
      petitions: { list: () => [] },
      domains: { list: () => [] },
      reasons: { list: () => [] },
      listings: { pending: () => [] },
      reference: {
        rules: { list: () => [] },
        institutions: { list: () => [] },
        positions: { list: () => [] },
      },
      settings: {
        get: () => ({
          ...{ listingDays: 90, revivalDays: 30, contactRequestDays: 14, ringAnswerDays: 7, alertsPerMember: 10 },
          asksOnHome: true,
        }),
      },
    },
  },
  reference: { institutions: () => [], positions: () => [] },
  site: {
    securitySettings: {
      list: () => [{ id: 1, name: "turnstile", isEnabled: false, siteKey: "", secretKey: "", description: "" }],
    },
  },
};
/** Controls that choose what a form shows, or that try it. */
const noSettings = ["Posta sunucusu", "Sayfa", "Test e-postasının alıcısı"];
const dialog = page.getByRole("dialog");

/** Returns the text of a label without the description that a switch's label contains. */
function getText(label: HTMLLabelElement): string {
  return (label.querySelector(".mantine-Switch-label") ?? label).textContent;
}

/** Returns the labelled controls of the open form with the texts of their labels, without the choices of a field. */
function listControls(root: string) {
  const inputs = document.querySelectorAll<HTMLInputElement>(`${root} :is(input, select, textarea)`);
  return [...inputs]
    .filter((input) => !["file", "search"].includes(input.type) && !input.closest("[role=group]"))
    .filter(({ labels }) => labels && labels.length > 0)
    .map(({ labels, dataset }) => ({ path: dataset.path, texts: [...(labels ?? [])].map(getText) }))
    .filter(({ texts }) => !texts.some((text) => noSettings.includes(text)));
}

test.each([
  [settingsTabPath("homepage"), "main"],
  [settingsTabPath("site"), "main"],
  [settingsTabPath("smtp"), "main"],
  [settingsTabPath("seo"), "main"],
  [settingsTabPath("page-seo"), "main"],
  [settingsTabPath("security"), "main"],
  [adminPaths.telegram, "main"],
  [adminPaths.sliderSettings, "main"],
  [adminPaths.boardSettings, "main"],
  [adminPaths.aiSettings, "main"],
  [`${adminPaths.backups}#frequency`, "[role=dialog]"],
  [`${adminPaths.mailing}#mailsPerMinute`, "[role=dialog]"],
])("each field of %s is in the search, at its own address", async (address, root) => {
  await openScreen(address, answers);
  await expect.poll(() => document.querySelectorAll(`${root} [data-path]`).length).toBeGreaterThan(1);
  await expect.poll(() => document.querySelectorAll("main [aria-busy=true]").length).toBe(0);
  const [path] = address.split("#");
  for (const { path: field, texts } of listControls(root)) {
    const found = fieldIndex.filter((entry) => entry.address === `${path}#${field}`);
    expect(found.length, `${texts.join()} (${field}) is a setting that the search does not find`).toBe(1);
    expect(
      texts.some((text) => found[0]?.label.endsWith(text)),
      texts.join(),
    ).toBe(true);
  }
});

test.each([
  [adminPaths.homepageProjects, "Yeni Proje", "Proje"],
  [adminPaths.homepageFeatures, "Yeni Alan", "Uzmanlık alanı"],
  [adminPaths.questions, "Yeni Soru", "Sık sorulan soru"],
  [adminPaths.savedReplies, "Yeni Hazır Yanıt", "Hazır yanıt"],
  [adminPaths.aiSettings, "Yapılandırma Ekle", "AI yapılandırması"],
  [adminPaths.aiSettings, "Şablon Ekle", "Sistem şablonu"],
  [adminPaths.aiSettings, "Unsplash Ayarı Ekle", "Unsplash"],
  [adminPaths.redirects, "Yeni Yönlendirme", "Yönlendirme"],
  [adminPaths.webhooks, "Yeni Webhook", "Webhook"],
  [adminPaths.apiKeys, "Yeni API Anahtarı", "API anahtarı"],
  [adminPaths.administrators, "Yönetici Davet Et", "Yönetici daveti"],
  [adminPaths.categories, "Yeni Kategori", "Kategori"],
  [adminPaths.tags, "Yeni Etiket", "Etiket"],
  [adminPaths.windows, "Yeni Dönem", "Başvuru dönemi"],
  [adminPaths.boardRules, "Yeni Kural", "Uygunluk kuralı"],
  [adminPaths.petitionTemplates, "Yeni Şablon", "Dilekçe şablonu"],
  [adminPaths.institutions, "Ekle", "Kurum"],
  [adminPaths.positions, "Ekle", "Unvan"],
  [adminPaths.institutionDomains, "Yeni Alan Adı", "Kurum alan adı"],
  [`${adminPaths.approvals}#hazir-gerekceler`, "Yeni Gerekçe", "Hazır gerekçe"],
  [adminPaths.aiCreations, undefined, "AI ile yazı"],
  [adminPaths.settingsPage(1), undefined, "Sayfa"],
  [adminPaths.newSettingsService, undefined, "Hizmet"],
])("each field of the records at %s (%s) is in the search", async (address, button, of) => {
  await openScreen(address, answers);
  if (button) await page.getByRole("button", { name: button }).first().click();
  const root = button ? "[role=dialog]" : "main";
  if (button) await expect.element(dialog).toBeVisible();
  await expect.poll(() => listControls(root).length).toBeGreaterThan(button ? 0 : 1);
  const labels = fieldIndex.map(({ label }) => label);
  for (const { texts } of listControls(root))
    expect(
      texts.some((text) => labels.includes(`${of}: ${text}`)),
      `${of}: ${texts.join()}`,
    ).toBe(true);
  const shown = document.querySelector(root)?.textContent;
  for (const label of labels.filter((each) => each.startsWith(`${of}: `)))
    expect(shown).toContain(label.slice(`${of}: `.length));
});

test.each([
  [`${settingsTabPath("homepage")}#about.projectsCompleted`, "Tamamlanan proje"],
  [`${adminPaths.sliderSettings}#show_indicators`, "Göstergeleri göster"],
  [`${adminPaths.mailing}#delayMinutes`, "Yayından sonra bekleme (dakika)"],
  [`${adminPaths.backups}#kept`, "Saklanacak yedek sayısı"],
  [`${adminPaths.aiSettings}#imageModel`, "Görsel modeli"],
])("%s gives the focus to its field", async (address, label) => {
  await openScreen(address, answers);
  const focused = () => [...((document.activeElement as HTMLInputElement).labels ?? [])].map(getText);
  await expect.poll(focused).toContain(label);
});
