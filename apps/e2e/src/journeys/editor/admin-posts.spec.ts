import type { Page } from "@playwright/test";
import { read } from "../../support/admin-api.ts";
import { goTo } from "../../support/admin-menu.ts";
import { openAdmin } from "../../support/admin-screens.ts";
import { pressOn } from "../../support/pages.ts";
import { expectAccessible } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("an author looks at the calendar, previews a draft, checks all posts and changes several together", async ({
  page,
  api,
}) => {
  test.setTimeout(120_000);
  const planned = await api.createPost({
    title: "Zamanlanan takvim yazısı",
    slug: "zamanlanan-takvim-yazisi",
    content: "<p>Metin.</p>",
    publishedAt: "2098-07-15T06:00:00.000Z",
  });

  await test.step("the calendar shows what is planned in a month", async () => {
    await openAdmin(page, "/admin/calendar?ay=2098-06");
    await page.getByRole("main").focus();
    await pressOn(page, page.getByRole("link", { name: "Sonraki Ay" }));
    await expect(page).toHaveURL(/ay=2098-07/);
    await expect(page.getByText("Temmuz 2098 · 1 planlı")).toBeVisible();
    await expect(page.getByRole("cell", { name: "15 09:00 Zamanlandı: Zamanlanan takvim yazısı" })).toBeVisible();
    await expectAccessible(page);
    await pressOn(page, page.getByRole("link", { name: "Zamanlanan takvim yazısı" }));
    await expect(page.getByLabel("Başlık", { exact: true })).toHaveValue("Zamanlanan takvim yazısı");
    await api.removePost(planned.id); // other journeys count what is published
  });

  await test.step("a draft is previewed in the list as readers would see it", async () => {
    await api.createPost({
      title: "Önizlenen taslak",
      slug: "onizlenen-taslak",
      content: "<h2>Ara başlık</h2><p>Okurun göreceği metin.</p>",
      status: "draft",
    });
    await goTo(page, "Yazılar");
    await page
      .getByRole("article", { name: "Önizlenen taslak", exact: true })
      .getByRole("button", { name: "Önizle" })
      .click();
    const preview = dialog(page, "Önizleme: Önizlenen taslak");
    await expect(preview.getByRole("heading", { name: "Ara başlık" })).toBeVisible();
    await expect(preview.getByText("Okurun göreceği metin.")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(preview).toBeHidden();
  });

  await test.step("the general check lists what is wrong and repairs a category", async () => {
    const post = await api.createPost({
      title: "Kategorisiz kontrol yazısı",
      slug: "kategorisiz-kontrol-yazisi",
      content: '<p><a href="/blog/boyle-bir-yazi-yok">Kırık bağlantı</a></p>',
      status: "draft",
    });
    await page.getByRole("button", { name: "Genel Kontrol" }).click();
    const check = dialog(page, "Genel Kontrol");
    await expect(check.getByRole("status").filter({ hasText: "sorun bulundu" })).toBeVisible();
    const broken = check.getByRole("region", { name: "Açılmayan bağlantısı olan yazılar" });
    await expect(broken).toContainText("Kategorisiz kontrol yazısı");
    await expect(broken).toContainText("/blog/boyle-bir-yazi-yok");
    await expectAccessible(page);

    await check.getByRole("button", { name: "Tümünü Düzelt" }).click();
    await expect(check.getByText("Lütfen varsayılan kategori seçin.")).toBeVisible();
    await check.getByLabel("Kategorisi olmayan bütün yazılar için").selectOption("Genel");
    await check.getByRole("button", { name: "Tümünü Düzelt" }).click();
    await expect(page.getByText(/yazı “Genel” kategorisine eklendi\./)).toBeVisible();
    expect((await api.getPost(post.id)).categoryId).toBe(1);
    await page.keyboard.press("Escape");
    await expect(check).toBeHidden();
  });

  await test.step("several posts change their status together, and the change can be undone", async () => {
    const posts = await Promise.all(
      ["bir", "iki"].map((slug) =>
        api.createPost({ title: `Toplu ${slug}`, slug: `toplu-${slug}`, content: "<p>Metin.</p>", status: "draft" }),
      ),
    );
    await page.getByRole("searchbox", { name: "Ara" }).fill("Toplu");
    await expect(page.getByRole("article")).toHaveCount(2); // a card that moves while it is pressed gets no click
    for (const name of ["Toplu bir", "Toplu iki"]) await page.getByRole("checkbox", { name: `${name} seç` }).check();
    const selected = page.getByRole("region", { name: "Seçilenler" });
    await expect(selected).toContainText("2 yazı seçildi");
    await expectAccessible(page);

    await selected.getByRole("button", { name: "Durumu Değiştir" }).click();
    await dialog(page, "Durumu değiştir").getByLabel("Durum").selectOption("Arşivlendi");
    await dialog(page, "Durumu değiştir").getByRole("button", { name: "Değiştir" }).click();
    await expect(page.getByText("2 yazı değiştirildi.")).toBeVisible();
    await expect(page.getByRole("article").getByText("Arşivlendi")).toHaveCount(2);
    await page.getByRole("button", { name: "Geri Al" }).click();
    await expect(page.getByText("Değişiklik geri alındı.")).toBeVisible();
    for (const { id } of posts) expect((await api.getPost(id)).status).toBe("draft");

    await page.getByLabel("Kategori").selectOption("Genel");
    await expect(page.getByText("Blog yazısı bulunamadı")).toBeVisible();
    await expect(page).toHaveURL(/kategori=1/);
  });
});

test("slider settings and a redirect are managed by keyboard", async ({ page, pageErrors }) => {
  test.setTimeout(90_000);
  const stored = async () => read(await page.request.get("/api/slider-settings"));
  await openAdmin(page, "/admin/slider-settings");

  await test.step("slider settings are checked and saved", async () => {
    await page.getByLabel("Geçiş süresi").fill("1000");
    await page.getByRole("button", { name: "Kaydet" }).click();
    await expect(page.getByText("Geçiş süresi 2-15 saniye arasında olmalıdır")).toBeVisible();
    await expect(page.getByLabel("Geçiş süresi")).toBeFocused();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("8000");
    await pressOn(page, page.getByLabel("Görüntülenme sayısını göster"), "Space");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Slider ayarları güncellendi.")).toBeVisible();
    await expectAccessible(page);
    expect(await stored()).toMatchObject({ auto_play_interval: "8000", show_view_count: "false" });
  });

  const row = page.getByRole("row").filter({ hasText: "/eski-kampanya" });
  const add = async (from: string, to: string) => {
    await pressOn(page, page.getByRole("button", { name: "Yeni Yönlendirme" }).first());
    await expect(page.getByLabel("Eski adres")).toBeFocused();
    await page.keyboard.type(from);
    await page.keyboard.press("Tab");
    await page.keyboard.type(to);
    await page.keyboard.press("Enter");
  };

  await test.step("a redirect is added and used", async () => {
    await goTo(page, "Yönlendirmeler");
    await add("/eski-kampanya", "/hizmetler");
    await expect(page.getByText("Yönlendirme eklendi.")).toBeVisible();
    await expect(row.getByRole("cell").nth(2)).toHaveText("0");
    expect((await page.request.get("/eski-kampanya")).url()).toMatch(/\/hizmetler$/);
  });

  await test.step("slider settings are reset", async () => {
    await goTo(page, "Slider Ayarları");
    await expect(page.getByLabel("Geçiş süresi")).toHaveValue("8000");
    await expect(page.getByLabel("Görüntülenme sayısını göster")).not.toBeChecked();
    await pressOn(page, page.getByRole("button", { name: "Varsayılanlara Dön" }));
    const question = dialog(page, "Varsayılanlara Dön");
    await expect(question).toContainText("Geçiş süresi (milisaniye) (8000 → 6000)");
    await pressOn(page, question.getByRole("button", { name: "Varsayılanlara Dön" }));
    await expect(page.getByLabel("Geçiş süresi")).toHaveValue("6000");
    await pressOn(page, page.getByRole("button", { name: "Geri Al" }));
    await expect(page.getByLabel("Geçiş süresi")).toHaveValue("8000");
    await pressOn(page, page.getByRole("button", { name: "Varsayılanlara Dön" }));
    await pressOn(page, question.getByRole("button", { name: "Varsayılanlara Dön" }));
    await expect(page.getByLabel("Geçiş süresi")).toHaveValue("6000");
    await expect(page.getByLabel("Görüntülenme sayısını göster")).toBeChecked();
  });

  await test.step("the use is counted, an address with a page refused and the redirect removed", async () => {
    pageErrors.expect(/status of 400/);
    await goTo(page, "Yönlendirmeler");
    await expect(row.getByRole("cell").nth(2)).toHaveText("1");
    await expectAccessible(page);
    await add("/gizlilik-politikasi", "/eski-kampanya");
    await expect(page.getByText("Bu adresin kendi sayfası var")).toBeVisible();
    await pressOn(page, page.getByRole("button", { name: "İptal" }));
    await pressOn(page, row.getByRole("button", { name: "Sil" }));
    await pressOn(page, dialog(page, "Yönlendirmeyi Sil").getByRole("button", { name: "Sil" }));
    await expect(row).toHaveCount(0);
  });
});
