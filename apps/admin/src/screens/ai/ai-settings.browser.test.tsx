import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import { aiConfigurationTexts } from "@site/contract/ai/configurations/labels";
import type { AiConfiguration } from "@site/contract/ai/configurations/schema";
import type { UnsplashSettingView } from "@site/contract/ai/images/schema";
import { aiUsageTexts } from "@site/contract/ai/usage/labels";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aiSettingsAnswers, configuration, template } from "../../testing/browser/ai-answers.ts";
import { expectFits, TABLET_PX } from "../../testing/browser/expect-fits.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const part = (name: string) => page.getByRole("region", { name });
const dialog = page.getByRole("dialog");
const inDialog = (name: string) => dialog.getByRole("button", { name, exact: true });

test("a configuration is added with a live model, after its connection has been tried", async () => {
  let configurations: AiConfiguration[] = [];
  const create = vi.fn((_: object) => {
    configurations = [configuration];
    return configuration;
  });
  const ai = {
    ...aiSettingsAnswers.ai,
    models: () => ["gemini-2.5-flash", "gemini-2.5-pro"],
    testConnection: vi
      .fn(() => ({ connected: true, message: aiConfigurationTexts.connected }))
      .mockImplementationOnce(() => {
        throw callError({ code: "INTERNAL", message: "Servis yanıt vermedi" });
      }),
  };
  const aiConfigurations = { list: () => configurations, create };
  await openScreen(adminPaths.aiSettings, { admin: { ...aiSettingsAnswers, ai, aiConfigurations } });
  await expect.element(part("AI Yapılandırmaları")).toHaveTextContent("Henüz yapılandırma yok");
  await button("Yapılandırma Ekle").click();
  await inDialog("Modelleri Yenile").click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(aiConfigurationTexts.keyFirst);
  await inDialog("Kaydet").click();
  await expect.element(dialog.getByText(aiConfigurationTexts.required).first()).toBeVisible();
  await dialog.getByLabelText("Ad", { exact: true }).fill("Gemini");
  await dialog.getByLabelText("API anahtarı").fill("gizli-anahtar-1234567890");
  await inDialog("Modelleri Yenile").click();
  await expect.element(dialog.getByText("2 model bulundu.")).toBeVisible();
  await expect.element(dialog.getByLabelText("Model", { exact: true })).toHaveValue("gemini-2.5-flash");
  await inDialog("Bağlantıyı Dene").click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Servis yanıt vermedi");
  await inDialog("Bağlantıyı Dene").click();
  await expect.element(dialog.getByText(aiConfigurationTexts.connected)).toBeVisible();
  await expectAccessible();
  await expectFits(TABLET_PX);
  await inDialog("Kaydet").click();
  await expect.element(part("AI Yapılandırmaları").getByRole("heading", { name: "Gemini", exact: true })).toBeVisible();
  await expect.element(page.getByText(/gizl••••••••7890/)).toBeVisible();
  expect(create.mock.lastCall?.[0]).toMatchObject({ apiKey: "gizli-anahtar-1234567890", model: "gemini-2.5-flash" });
});

test("a template is edited in its place, which gets the focus back, and becomes the default one", async () => {
  const other = { ...template, id: 2, name: "Rehber", isDefault: false };
  let templates = [template, other];
  const update = vi.fn(({ id, ...change }: { id: number }) => {
    templates = templates.map((each) => (each.id === id ? { ...each, ...change } : each));
    if (templates.some((each) => each.id === 2 && each.isDefault))
      templates = templates.map((each) => ({ ...each, isDefault: each.id === 2 }));
    return templates.find((each) => each.id === id) ?? other;
  });
  const promptTemplates = { list: () => templates, update };
  await openScreen(adminPaths.aiSettings, { admin: { ...aiSettingsAnswers, promptTemplates } });
  const prompts = part("Sistem Şablonları");
  await button("Düzenle: Rehber").click();
  await expect.element(prompts.getByLabelText("Şablon adı")).toHaveFocus();
  await expectNoViolations();
  await prompts.getByLabelText("Açıklama").fill("Uzun yazılar");
  await prompts.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(prompts.getByText("Uzun yazılar")).toBeVisible();
  await expect.element(button("Düzenle: Rehber")).toHaveFocus();
  await button("Varsayılan Yap: Rehber").click();
  await expect.element(button("Varsayılan Yap: Rehber")).not.toBeInTheDocument();
  expect(prompts.getByText("Varsayılan", { exact: true }).elements()).toHaveLength(1);
});

test("a new template may begin with the text of its category", async () => {
  await openScreen(adminPaths.aiSettings, { admin: aiSettingsAnswers });
  await button("Şablon Ekle").click();
  await dialog.getByLabelText("Kategori").selectOptions("blog");
  await inDialog("Hazır metinle başla").click();
  await expect
    .element(dialog.getByLabelText("Sistem prompt"))
    .toHaveValue(expect.stringContaining("en az 800 kelimelik"));
  await expectNoViolations();
});

const photoSetting: UnsplashSettingView = {
  id: 1,
  name: "",
  accessKey: "gizl••••••••7890",
  searchOrientation: "landscape",
  resultsPerPage: 10,
  imageQuality: "regular",
  fallbackQuery: "",
  imageGenerationPrompt: "",
  isActive: true,
  isDefault: true,
  createdAt: "2026-11-26T09:00:00.000Z",
};

test("a photo setting is added, and its connection tried from the list", async () => {
  let settings: UnsplashSettingView[] = [];
  const unsplashSettings = {
    list: () => settings,
    create: ({ name }: { name: string }) => {
      settings = [{ ...photoSetting, name }];
      return photoSetting;
    },
  };
  const ai = {
    ...aiSettingsAnswers.ai,
    unsplashTest: () => ({ success: true, message: "Unsplash API bağlantısı başarılı!" }),
  };
  await openScreen(adminPaths.aiSettings, { admin: { ...aiSettingsAnswers, ai, unsplashSettings } });
  await button("Unsplash Ayarı Ekle").click();
  await inDialog("Kaydet").click();
  await expect.element(dialog.getByLabelText("Ayar adı")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabelText("Ayar adı").fill("Fotoğraflar");
  await dialog.getByLabelText("Erişim anahtarı (Access Key)").fill("gizli-anahtar-1234567890");
  await expectNoViolations();
  await inDialog("Kaydet").click();
  await expect.element(part("Unsplash Ayarları")).toHaveTextContent(/Fotoğraflar.*gizl••••••••7890/);
  await button("Bağlantıyı Dene: Fotoğraflar").click();
  await expect.element(page.getByText("Unsplash API bağlantısı başarılı!")).toBeVisible();
});

test("a model that its provider has retired is replaced with one click", async () => {
  let current = configuration;
  const update = vi.fn(({ id: _, ...change }: { id: number }) => {
    current = { ...current, ...change };
    return current;
  });
  const ai = {
    ...aiSettingsAnswers.ai,
    availableModels: () => ({ isLive: true, text: ["gemini-3-flash"], image: ["gemini-2.5-flash-image"] }),
  };
  const aiConfigurations = { list: () => [current], update };
  await openScreen(adminPaths.aiSettings, { admin: { ...aiSettingsAnswers, ai, aiConfigurations } });
  await expect.element(page.getByText(aiConfigurationTexts.modelRetired("gemini-2.5-flash"))).toBeVisible();
  await expectNoViolations();
  await button(aiConfigurationTexts.replaceModel("gemini-3-flash")).click();
  await expect.element(page.getByText(/Google Gemini · gemini-3-flash/)).toBeVisible();
  await expect.element(page.getByText(aiConfigurationTexts.modelRetired("gemini-2.5-flash"))).not.toBeInTheDocument();
});

test("today's use is shown, and a limit of the day saved", async () => {
  const updateUsage = vi.fn((_: object) => ({ message: aiUsageTexts.saved }));
  await openScreen(adminPaths.aiSettings, {
    admin: { ...aiSettingsAnswers, ai: { ...aiSettingsAnswers.ai, updateUsage } },
  });
  await expect.element(page.getByText(/Bugün 3 çağrı, 450 token/)).toBeVisible();
  await page.getByLabelText("Günlük çağrı sınırı").fill("100");
  await expectNoViolations();
  await page.getByRole("form", { name: "Günlük Sınır" }).getByRole("button", { name: "Kaydet" }).click();
  await expect.element(page.getByText(aiUsageTexts.saved)).toBeVisible();
  expect(updateUsage.mock.lastCall?.[0]).toMatchObject({ dailyCallLimit: 100 });
});
