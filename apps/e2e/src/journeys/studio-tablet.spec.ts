import { articleText, openAdmin } from "../support/admin-screens.ts";
import { tabTo, visit } from "../support/pages.ts";
import { expectNoSidewaysScrolling } from "../support/screen-checks.ts";
import { expect, test } from "../support/test.ts";

const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };

test.use({ viewport: TABLET, contextOptions: { reducedMotion: "reduce" } });

const screens = {
  "/admin/dashboard": "Genel Bakış",
  "/admin/posts": "Yazılar",
  "/admin/posts/new": "Yeni Yazı",
  "/admin/posts/1": "Yazıyı Düzenle",
  "/admin/calendar": "Yayın Takvimi",
  "/admin/categories": "Kategoriler",
  "/admin/tags": "Etiketler",
  "/admin/media": "Ortam Kitaplığı",
  "/admin/ai-settings": "AI Blog Ayarları",
  "/admin/slider-settings": "Slider Ayarları",
  "/admin/redirects": "Yönlendirmeler",
  "/admin/trash": "Çöp Kutusu",
  "/admin/becayis/approvals": "İlan Onayları",
};

test("no screen of the content studio is wider than a tablet or a phone", async ({ page }) => {
  await openAdmin(page);
  for (const [path, name] of Object.entries(screens)) {
    await test.step(name, async () => {
      await visit(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      for (const size of [PHONE, TABLET]) {
        await page.setViewportSize(size);
        await expectNoSidewaysScrolling(page);
      }
    });
  }
  await visit(page, "/admin/posts");
  await page.getByRole("button", { name: "Genel Kontrol" }).click();
  await expect(page.getByRole("dialog", { name: "Genel Kontrol" }).getByText(/sorun bulundu/)).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test("an article with a list and a footnote is written and published by keyboard alone", async ({ page }) => {
  await openAdmin(page, "/admin/posts");
  await tabTo(page, page.getByRole("link", { name: "Yeni Yazı" }).first());
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
