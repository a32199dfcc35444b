import { goTo } from "../../support/admin-menu.ts";
import { articleText, openAdmin } from "../../support/admin-screens.ts";
import { useAiProduct } from "../../support/ai-product.ts";
import { visit } from "../../support/pages.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const product = useAiProduct();
const KEY = "gizli-anahtar-1234567890";
const json = (value: object) => ({ text: JSON.stringify(value) });

test("an administrator sets up the AI and stock photo services, whose proposals an author accepts", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 768, height: 1024 });
  await openAdmin(page, "/admin/ai-settings", product.address);
  const configurations = page.getByRole("region", { name: "AI Yapılandırmaları" });
  const dialog = page.getByRole("dialog");

  await test.step("adds a configuration with a live model", async () => {
    await expect(configurations.getByText("Henüz yapılandırma yok")).toBeVisible();
    await configurations.getByRole("button", { name: "Yapılandırma Ekle" }).click();
    await dialog.getByRole("button", { name: "Modelleri Yenile" }).click();
    await expect(dialog.getByText("Önce API anahtarını girin.")).toBeVisible();
    await dialog.getByRole("button", { name: "Kaydet" }).click();
    await expect(dialog.getByText("Lütfen tüm gerekli alanları doldurun.").first()).toBeVisible();
    await dialog.getByLabel("Ad", { exact: true }).fill("Gemini");
    await dialog.getByLabel("API anahtarı").fill(KEY);
    await dialog.getByRole("button", { name: "Modelleri Yenile" }).click();
    await expect(dialog.getByText("2 model bulundu.")).toBeVisible();
    await expect(dialog.getByLabel("Model", { exact: true })).toHaveValue("gemini-2.5-flash");
    await dialog.getByRole("button", { name: "Bağlantıyı Dene" }).click();
    await expect(dialog.getByText("API bağlantısı başarılı!")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Kaydet" }).click();
    await expect(configurations.getByRole("heading", { name: "Gemini", exact: true })).toBeVisible();
    await expect(configurations.getByText("gizl••••••••7890")).toBeVisible();
    expect(await page.content()).not.toContain(KEY);
  });

  await test.step("adds a stock photo setting and a template", async () => {
    await page.getByRole("button", { name: "Unsplash Ayarı Ekle" }).click();
    await dialog.getByLabel("Ayar adı").fill("Fotoğraflar");
    await dialog.getByLabel("Access Key").fill(KEY);
    await dialog.getByRole("button", { name: "Kaydet" }).click();
    const photos = page.getByRole("region", { name: "Unsplash Ayarları" });
    await photos.getByRole("button", { name: "Bağlantıyı Dene" }).click();
    await expect(page.getByText("Unsplash API bağlantısı başarılı!")).toBeVisible();
    await page.getByRole("button", { name: "Şablon Ekle" }).click();
    await dialog.getByLabel("Şablon adı").fill("Rehber");
    await dialog.getByLabel("Kategori").selectOption("blog");
    await dialog.getByRole("button", { name: "Hazır metinle başla" }).click();
    await expect(dialog.getByLabel("Sistem prompt")).toHaveValue(/en az 800 kelimelik/);
    await dialog.getByRole("button", { name: "Kaydet" }).click();
    await expect(page.getByText("Sistem şablonu oluşturuldu.")).toBeVisible();
  });

  await test.step("edits the template in its place", async () => {
    const prompts = page.getByRole("region", { name: "Sistem Şablonları" });
    await prompts.getByRole("button", { name: "Düzenle: Rehber" }).click();
    await expect(prompts.getByLabel("Şablon adı")).toBeFocused();
    await prompts.getByLabel("Açıklama").fill("Uzun yazılar");
    await prompts.getByRole("button", { name: "Kaydet" }).click();
    await expect(prompts.getByText("Uzun yazılar")).toBeVisible();
    await expect(prompts.getByRole("button", { name: "Düzenle: Rehber" })).toBeFocused();
    await prompts.getByRole("button", { name: "Varsayılan Yap: Rehber" }).click();
    await expect(prompts.getByRole("button", { name: "Varsayılan Yap: Rehber" })).toBeHidden();
    await expect(prompts.getByText("Varsayılan", { exact: true })).toHaveCount(1);
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  await goTo(page, "Yeni Yazı");
  await page.getByLabel("Başlık", { exact: true }).fill("Kira artışı");
  await page.getByLabel("Özet").fill("Kira artışı nasıl hesaplanır?");
  await articleText(page).fill("Kira artışı hesabı oldukça uzun bir konudur.");

  await test.step("shortens a selection after showing the difference", async () => {
    product.gemini.answers = [json({ text: "Kira artışı kısa bir konudur." })];
    await articleText(page).press("Control+a");
    await page.getByRole("button", { name: "Seçili metin için AI önerisi" }).click();
    await dialog.getByRole("button", { name: "Kısalt" }).click();
    await expect(dialog.getByRole("group", { name: "Öneri" }).locator("ins")).toContainText("kısa");
    await expectAccessible(page);
    await expect(articleText(page)).toContainText("oldukça uzun");
    await dialog.getByRole("button", { name: "Uygula" }).click();
    await expect(articleText(page)).toHaveText("Kira artışı kısa bir konudur.");
  });

  await test.step("takes a proposed title", async () => {
    product.gemini.answers = [
      json({ titles: ["Kira artışı rehberi"], excerpts: ["Özet"], seoTitle: "Kira", seoDescription: "Hesap" }),
    ];
    await page.getByRole("button", { name: "Başlık ve Açıklama Öner" }).click();
    await dialog.getByRole("button", { name: "Öneri Al" }).click();
    const proposal = dialog.getByRole("group", { name: "Başlık önerisi", exact: true });
    await proposal.getByRole("button", { name: "Kullan" }).click();
    await dialog.getByRole("button", { name: "Kapat" }).last().click();
    await expect(page.getByLabel("Başlık", { exact: true })).toHaveValue("Kira artışı rehberi");
    await expect(page.getByLabel("Özet")).toHaveValue("Kira artışı nasıl hesaplanır?");
  });

  await test.step("finds a photo, and readers see its photographer", async () => {
    await page.getByRole("button", { name: "Unsplash'te Ara" }).click();
    await dialog.getByRole("button", { name: "Ara", exact: true }).click();
    await expect(dialog.getByText("Lütfen arama terimi girin")).toBeVisible();
    await dialog.getByLabel("Arama terimi").fill("desk");
    await dialog.getByRole("button", { name: "Ara", exact: true }).click();
    await expect(dialog.getByText("Fotoğraf: Deniz Kaya / Unsplash").first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Seç: desk bir1" }).click();
    await expect(page.getByLabel("Görsel alternatif metni")).toHaveValue("desk bir1");
    await page.getByLabel("Durum").selectOption("published");
    await page.getByRole("button", { name: "Kaydet" }).click();
    await expect(page).toHaveURL(/\/admin\/posts$/);
    const read = await (await page.request.get(`${product.address}/blog/kira-artisi`)).text();
    expect(read).toMatch(/<a [^>]*href="[^"]*utm_source[^"]*"[^>]*>Deniz Kaya</);
    await expect.poll(() => product.unsplash.downloads).toEqual(["bir1"]);
  });

  await test.step("replaces a model that its provider has retired", async () => {
    product.gemini.models = ["gemini-3-flash", "gemini-2.5-flash-image"];
    await page.setViewportSize({ width: 768, height: 1024 });
    await visit(page, `${product.address}/admin/ai-settings`);
    await expect(configurations.getByText("gemini-2.5-flash artık sunulmuyor")).toBeVisible();
    await configurations.getByRole("button", { name: "gemini-3-flash ile değiştir" }).click();
    await expect(configurations.getByText("Google Gemini · gemini-3-flash")).toBeVisible();
    await expect(configurations.getByText("artık sunulmuyor")).toBeHidden();
  });

  await test.step("sees what today has used and sets a limit", async () => {
    await expect(page.getByText(/Bugün 3 çağrı, 450 token/)).toBeVisible();
    await page.getByLabel("Günlük token sınırı").fill("100000");
    await page.getByRole("form", { name: "Günlük Bütçe" }).getByRole("button", { name: "Kaydet" }).click();
    await expect(page.getByText("AI bütçesi güncellendi.")).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });
});
