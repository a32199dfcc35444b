import type { Page } from "@playwright/test";
import { goTo } from "../../support/admin-menu.ts";
import { articleText, openAdmin } from "../../support/admin-screens.ts";
import { tabTo } from "../../support/pages.ts";
import { expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };

test.use({ viewport: TABLET });

const screens = [
  ["Genel Bakış", "Genel Bakış"],
  ["Yeni Yazı", "Yeni Yazı"],
  ["Yayın Takvimi", "Yayın Takvimi"],
  ["Kategoriler", "Kategoriler"],
  ["Etiketler", "Etiketler"],
  ["Ortam Kitaplığı", "Ortam Kitaplığı"],
  ["AI Ayarları", "AI Ayarları"],
  ["Slider Ayarları", "Slider Ayarları"],
  ["Yönlendirmeler", "Yönlendirmeler"],
  ["Çöp Kutusu", "Çöp Kutusu"],
  ["İlan Onayları", "İlan Onayları"],
  ["Yazılar", "Yazılar"],
] as const;

test("the content studio fits a tablet and a phone, and an article is published by keyboard alone", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openAdmin(page, "/admin/posts/1");
  await expectFits(page, "Yazıyı Düzenle");
  for (const [link, heading] of screens) {
    await goTo(page, link);
    await expectFits(page, heading);
  }

  await test.step("the general check", async () => {
    await page.getByRole("button", { name: "Genel Kontrol" }).click();
    const check = page.getByRole("dialog", { name: "Genel Kontrol" });
    await expect(check.getByText(/sorun bulundu/)).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await page.keyboard.press("Escape");
    await expect(check).toBeHidden();
  });

  await test.step("an article with a list and a footnote is written and published by keyboard alone", async () => {
    await tabTo(page, page.getByRole("link", { name: "Yeni Yazı" }).last());
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Yeni Yazı" })).toBeVisible();
    await tabTo(page, page.getByLabel("Başlık", { exact: true }));
    await page.keyboard.type("Klavyeyle yazılan yazı");
    await tabTo(page, articleText(page));
    await page.keyboard.type("İlk cümle");
    await page.keyboard.press("Control+Alt+f");
    await expect(page.getByLabel("Dipnot metni")).toBeFocused();
    await page.keyboard.type("Bkz. s. 12");
    await tabTo(page, page.getByRole("button", { name: "Ekle", exact: true }));
    await page.keyboard.press("Enter");
    await expect(articleText(page)).toBeFocused();
    await page.keyboard.type(".");
    await page.keyboard.press("Enter");
    await page.keyboard.type("/numarali");
    await expect(page.getByRole("option", { name: "Numaralı liste" })).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.type("Birinci adım");
    await tabTo(page, page.getByRole("button", { name: "1. dipnotu düzenle: Bkz. s. 12" }));
    await page.keyboard.press("Shift+Tab");
    await expect(articleText(page)).toBeFocused();
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Blog yazısı oluşturuldu.")).toBeVisible();
    const article = page.getByRole("article", { name: "Klavyeyle yazılan yazı" });
    await tabTo(page, article.getByRole("link", { name: "Klavyeyle yazılan yazı" }));
    await page.keyboard.press("Enter");
    await expect(articleText(page)).toContainText("İlk cümle");
    await tabTo(page, page.getByRole("button", { name: "Yayınla", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Yayından Kaldır" })).toBeVisible();
  });
});

/** Fails if the open screen is wider than a phone or a tablet. */
async function expectFits(page: Page, heading: string): Promise<void> {
  await test.step(`${heading} fits a phone and a tablet`, async () => {
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    for (const size of [PHONE, TABLET]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScrolling(page);
    }
  });
}
