import type { Page } from "@playwright/test";
import { openAdmin } from "../support/admin-screens.ts";
import { visit } from "../support/pages.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../support/screen-checks.ts";
import { expect, test } from "../support/test.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("a setting is found, saved, on the public site at once, and reverted from the history", async ({ page }) => {
  await openAdmin(page, "/admin/settings");
  await expect(page).toHaveURL(/\/admin\/settings\/site$/);
  const search = page.getByRole("combobox", { name: "Ayarlarda ara" });
  await search.fill("instagram");
  await page.getByRole("option", { name: /Instagram/ }).click();
  await expect(field(page, "Instagram")).toBeFocused();
  const before = {
    Instagram: await field(page, "Instagram").inputValue(),
    "İletişim e-postası": await field(page, "İletişim e-postası").inputValue(),
  };
  await page.keyboard.type("https://www.instagram.com/ornek-hesap");
  await field(page, "İletişim e-postası").fill("ayarlar@example.org");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Ayarlar güncellendi.")).toBeVisible();

  await visit(page, "/");
  await expect(page.getByRole("contentinfo").locator('a[href$="ornek-hesap"]').first()).toBeVisible();

  await openAdmin(page, "/admin/settings/site");
  for (const [name, value] of Object.entries(before)) {
    await page.getByRole("button", { name: "Geçmiş" }).click();
    const change = page.getByRole("dialog").getByRole("listitem").filter({ hasText: name }).first();
    await change.getByRole("button", { name: "Önceki Değere Dön" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(field(page, name)).toHaveValue(value);
  }
  await visit(page, "/");
  await expect(page.locator('a[href$="ornek-hesap"]')).toHaveCount(0);
});

/** Link and heading of each screen; links of a tab's own screens follow the tab. */
const screens: [link: string, heading: string][] = [
  ["Ana Sayfa", "Ana Sayfa Metinleri"],
  ["Projeler", "Projeler"],
  ["Uzmanlık Alanları", "Uzmanlık Alanları"],
  ["Site", "Site Ayarları"],
  ["Sayfalar", "Sayfalar"],
  ["Hizmetler ve Sorular", "Hizmetler"],
  ["Sorular", "Sorular"],
  ["Bildirimler", "Bildirim Ayarları"],
  ["Telegram", "Telegram Bildirimleri"],
  ["SMTP", "SMTP Ayarları"],
  ["SEO", "SEO Ayarları"],
  ["Sayfa SEO", "Sayfa SEO: Becayiş"],
  ["Güvenlik", "Güvenlik Ayarları"],
  ["Aktarım", "Ayarları Aktarma"],
];

test("every tab of the settings is accessible and fits a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openAdmin(page, "/admin/settings");
  for (const [link, heading] of screens) {
    await page.getByRole("main").getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  }
});
