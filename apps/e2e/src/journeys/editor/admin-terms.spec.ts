import type { Page } from "@playwright/test";
import { goTo } from "../../support/admin-menu.ts";
import { openAdmin } from "../../support/admin-screens.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("an administrator looks after tags and categories", async ({ page, api, pageErrors }) => {
  test.setTimeout(120_000);

  await test.step("unused tags are named before they are removed, and the sitemap is counted", async () => {
    await api.createTag({ name: "Kimsesiz Etiket", slug: "kimsesiz-etiket" });
    await openAdmin(page, "/admin/tags");
    await page.getByRole("button", { name: "Sitemap Yenile" }).click();
    await expect(page.getByText(/Sitemap yenilendi\. Toplam \d+ URL\./)).toBeVisible();
    await page.getByRole("button", { name: "Kullanılmayanları Temizle" }).click();
    const question = dialog(page, "Kullanılmayanları Temizle");
    await expect(question).toContainText("Kimsesiz Etiket");
    await question.getByRole("button", { name: "Temizle" }).click();
    await expect(page.getByText(/\d+ kullanılmayan etiket temizlendi\./)).toBeVisible();
  });

  await test.step("a tag is made by keyboard, found, edited, deleted and brought back from the trash", async () => {
    await page.getByRole("button", { name: "Yeni Etiket" }).press("Enter");
    await expect(page.getByLabel("Ad", { exact: true })).toBeFocused();
    await page.keyboard.type("Işık Hukuku");
    await expect(page.getByLabel("Slug", { exact: true })).toHaveValue("isik-hukuku");
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Etiket oluşturuldu.")).toBeVisible();

    await page.getByRole("searchbox", { name: "Ara" }).fill("ISIK");
    await expect(page.getByText("1 etiket")).toBeVisible();
    await expect(page).toHaveURL(/ara=ISIK/);
    await expectAccessible(page);
    await row(page, "Işık Hukuku").getByRole("button", { name: "Düzenle" }).click();
    await page.getByLabel("Açıklama").fill("Işıkla ilgili yazılar");
    await page.getByRole("button", { name: "Kaydet" }).click();
    await expect(page.getByText("Etiket güncellendi.")).toBeVisible();

    await row(page, "Işık Hukuku").getByRole("button", { name: "Sil" }).click();
    await expect(dialog(page, "Etiketi Sil")).toContainText("Işık Hukuku");
    await dialog(page, "Etiketi Sil").getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Etiket bulunamadı")).toBeVisible();

    await page.getByRole("link", { name: "Çöp Kutusu" }).click();
    await expectAccessible(page);
    await row(page, "Işık Hukuku").getByRole("button", { name: "Geri Getir" }).click();
    await expect(page.getByText("Etiket geri getirildi.")).toBeVisible();
    await expect(row(page, "Işık Hukuku")).toHaveCount(0);
  });

  await test.step("a category with posts is deleted after its posts are moved, and returns with them", async () => {
    pageErrors.expect(/status of 409/);
    const category = await api.createCategory({ name: "Taşınacak Kategori", slug: "tasinacak-kategori" });
    const post = await api.createPost({
      title: "Kategorisi taşınan yazı",
      slug: "kategorisi-tasinan-yazi",
      content: "<p>Metin.</p>",
      categoryId: category.id,
    });
    await goTo(page, "Kategoriler");
    await page.getByRole("searchbox", { name: "Ara" }).fill("Taşınacak");
    await expect(page.getByText("1 kategori")).toBeVisible(); // a row that moves while it is pressed gets no click
    await row(page, "Taşınacak Kategori").getByRole("button", { name: "Sil" }).click();
    await dialog(page, "Kategoriyi Sil").getByRole("button", { name: "Sil" }).click();

    const move = dialog(page, "“Taşınacak Kategori” kategorisindeki yazıları taşı");
    await expect(move).toContainText("Bu kategoride 1 yazı var.");
    await expectAccessible(page);
    await move.getByRole("button", { name: "Taşı ve Sil" }).click();
    await expect(move.getByLabel("Hedef kategori")).toHaveAccessibleDescription("Lütfen bir kategori seçin.");
    await expect(move.getByRole("option", { name: "Taşınacak Kategori" })).toHaveCount(0);
    await move.getByLabel("Hedef kategori").selectOption("Genel");
    await move.getByRole("button", { name: "Taşı ve Sil" }).click();
    await expect(page.getByText("Başarıyla tamamlandı!")).toBeVisible();
    expect((await api.getPost(post.id)).categoryId).toBe(1);

    await page.getByRole("button", { name: "Geri Al" }).click();
    await expect(page.getByText("Kategori geri getirildi.")).toBeVisible();
    expect((await api.getPost(post.id)).categoryId).toBe(category.id);
  });

  await test.step("the screens of terms fit a tablet and a phone", async () => {
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScrolling(page);
    }
  });
});
