import { callError } from "@site/browser/testing/answer-calls";
import { expectNoViolations } from "@site/browser/testing/expect-accessible";
import { adminPaths, settingsTabPath } from "@site/contract/admin-paths";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFits, PHONE_PX, TABLET_PX } from "../../testing/browser/expect-fits.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";
import { noRecords, openPalette } from "../../testing/browser/palette.ts";
import { settingsAnswers, toSettingRows } from "../../testing/browser/settings-answers.ts";

const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const siteSecurity = {
  securitySettings: {
    list: () => [{ id: 1, name: "turnstile", isEnabled: false, siteKey: "", secretKey: "", description: "" }],
  },
};

test.each([
  [settingsTabPath("homepage"), "Ana Sayfa Metinleri"],
  [adminPaths.homepageProjects, "Projeler"],
  [adminPaths.homepageFeatures, "Uzmanlık Alanları"],
  [settingsTabPath("site"), "Site"],
  [settingsTabPath("pages"), "Sayfalar"],
  [settingsTabPath("services"), "Hizmetler"],
  [adminPaths.questions, "Sorular"],
  [settingsTabPath("notifications"), "Bildirimler"],
  [adminPaths.telegram, "Telegram Bildirimleri"],
  [settingsTabPath("smtp"), "Posta Sunucusu (SMTP)"],
  [settingsTabPath("seo"), "SEO"],
  [settingsTabPath("page-seo"), "Sayfa SEO: Ana Sayfa"],
  [settingsTabPath("security"), "Güvenlik"],
])("%s is accessible and fits a phone and a tablet", async (address, title) => {
  await openScreen(address, { admin: settingsAnswers, site: siteSecurity });
  await expect.element(heading(title)).toBeVisible();
  await expect.poll(() => document.querySelectorAll("main [aria-busy=true]").length).toBe(0);
  await expectNoViolations();
  await expectFits(PHONE_PX, TABLET_PX);
});

test.each([1280, 1440])(
  "the groups of settings and the screens of a group stand in one line each at %s px",
  async (width) => {
    await page.viewport(width, 900);
    await openScreen(settingsTabPath("homepage"), { admin: settingsAnswers });
    await expect.element(heading("Ana Sayfa Metinleri")).toBeVisible();
    for (const name of ["Ayarlar", "Görünüm"]) {
      const links = page.getByRole("navigation", { name, exact: true }).getByRole("link").elements();
      expect(links.length).toBeGreaterThan(3);
      expect(new Set(links.map((link) => link.getBoundingClientRect().top)).size, name).toBe(1);
    }
  },
);

test("a setting is found by its label and saved by keyboard", async () => {
  let instagram = "https://www.instagram.com/eski";
  const list = () => toSettingRows({ social_instagram: instagram });
  const updateMany = vi.fn((given: { social_instagram?: string | undefined }) => {
    instagram = given.social_instagram ?? instagram;
    return list();
  });
  const siteSettings = { list, updateMany };
  await openScreen(settingsTabPath("seo"), { admin: { ...settingsAnswers, ...noRecords, siteSettings } });
  await (await openPalette()).fill("instagram");
  await expect.element(page.getByRole("option", { name: /Instagram/ })).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Enter}");
  const field = page.getByRole("textbox", { name: "Instagram", exact: true });
  await expect.element(field).toHaveFocus();
  await field.fill("https://www.instagram.com/yeni");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(page.getByText("Ayarlar güncellendi.")).toBeVisible();
  expect(updateMany.mock.calls).toEqual([[{ social_instagram: "https://www.instagram.com/yeni" }]]);
});

test("Enter in the recipient of the test mail sends it, and does not save the server", async () => {
  const sendTest = vi.fn((_: { email: string }) => ({ success: true, message: "Test email gönderildi!" }));
  const update = vi.fn();
  const smtp = { ...settingsAnswers.smtp, sendTest, update };
  await openScreen(settingsTabPath("smtp"), { admin: { ...settingsAnswers, smtp } });
  await page.getByLabelText("SMTP adı").fill("Yedek sunucu");
  await page.getByLabelText("Test e-postasının alıcısı").fill("deneme@example.org");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Test email gönderildi!")).toBeVisible();
  expect(sendTest.mock.calls).toEqual([[{ email: "deneme@example.org" }]]);
  expect(update).not.toHaveBeenCalled();
});

test("settings that cannot be read are read again on request", async () => {
  const list = vi.fn(settingsAnswers.siteSettings.list).mockImplementationOnce(() => {
    throw callError({ code: "INTERNAL", message: "relation missing" });
  });
  await openScreen(settingsTabPath("site"), { admin: { siteSettings: { list } } });
  await expect.element(page.getByText("Site ayarları yüklenemedi")).toBeVisible();
  await page.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.element(page.getByRole("button", { name: "Kaydet" })).toBeVisible();
});
