import type { Page } from "@playwright/test";
import { openAdmin } from "../../support/admin-screens.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Link and heading of each screen; links of a tab's own screens follow the tab. */
const screens: [link: string, heading: string][] = [
  ["Ana Sayfa", "Ana Sayfa Metinleri"],
  ["Projeler", "Projeler"],
  ["Uzmanlık Alanları", "Uzmanlık Alanları"],
  ["Site", "Site Ayarları"],
  ["Sayfalar", "Sayfalar"],
  ["Hizmetler ve Sorular", "Hizmetler"],
  ["Sorular", "Sorular"],
  ["Bildirim Ayarları", "Bildirim Ayarları"],
  ["Telegram", "Telegram Bildirimleri"],
  ["SMTP", "SMTP Ayarları"],
  ["SEO", "SEO Ayarları"],
  ["Sayfa SEO", "Sayfa SEO: Ana Sayfa"],
  ["Güvenlik", "Güvenlik Ayarları"],
  ["Aktarım", "Ayarları Aktarma"],
];

test("a setting is found, saved, on the public site at once and reverted; every tab is accessible", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const home = async () => (await page.request.get("/")).text();
  await openAdmin(page, "/admin/settings");
  await expect(page).toHaveURL(/\/admin\/settings\/site$/);

  await test.step("a setting is found and saved", async () => {
    const search = page.getByRole("combobox", { name: "Ayarlarda ara" });
    await search.fill("instagram");
    await page.getByRole("option", { name: /Instagram/ }).click();
    await expect(field(page, "Instagram")).toBeFocused();
  });
  const before = {
    Instagram: await field(page, "Instagram").inputValue(),
    "İletişim e-postası": await field(page, "İletişim e-postası").inputValue(),
  };

  await test.step("it is on the public site at once", async () => {
    await page.keyboard.type("https://www.instagram.com/ornek-hesap");
    await field(page, "İletişim e-postası").fill("ayarlar@example.org");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Ayarlar güncellendi.")).toBeVisible();
    expect(await home()).toMatch(/<footer.*<a [^>]*href="https:\/\/www\.instagram\.com\/ornek-hesap"/s);
  });

  await test.step("it is reverted from the history", async () => {
    for (const [name, value] of Object.entries(before)) {
      await page.getByRole("button", { name: "Geçmiş" }).click();
      const change = page.getByRole("dialog").getByRole("listitem").filter({ hasText: name }).first();
      await change.getByRole("button", { name: "Önceki Değere Dön" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(field(page, name)).toHaveValue(value);
    }
    expect(await home()).not.toContain("ornek-hesap");
  });

  await page.setViewportSize({ width: 768, height: 1024 });
  for (const [link, heading] of screens) {
    await test.step(`${heading} is accessible and fits a tablet`, async () => {
      await page.getByRole("main").getByRole("link", { name: link, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    });
  }
});
