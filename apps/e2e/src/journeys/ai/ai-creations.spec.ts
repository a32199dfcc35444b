import type { Page } from "@playwright/test";
import { unsplashPhoto } from "@site/api/testing/unsplash-server";
import { goTo } from "../../support/admin-menu.ts";
import { openAdmin } from "../../support/admin-screens.ts";
import { administrator } from "../../support/administrator.ts";
import { useAiProduct } from "../../support/ai-product.ts";
import { visit } from "../../support/pages.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const PATH = "/admin/ai-blog-create";
const IMAGE = "becayis-nedir-nasil-yapilir.webp";
const KEY = "AIzaSy-journey-key-0123456789";

const blog = {
  title: "Kira artışı nasıl hesaplanır?",
  slug: "kira-artisi-nasil-hesaplanir",
  excerpt: "Kira artışının adımları.",
  content:
    "<h2>Sınır</h2><p>6098 sayılı Kanun madde 344 uygulanır.</p><p>[GORSEL]</p>" +
    '<p>Ayrıntı: <a href="https://evil.example">burada</a>.</p><script>alert(1)</script>',
  tags: ["Kira", "Borçlar hukuku"],
  category: "Kira Hukuku",
  seoTitle: "Kira artışı",
  seoDescription: "Kira artışı nasıl hesaplanır?",
  seoKeywords: "kira, artış",
};

const product = useAiProduct();
test.beforeAll(() => {
  product.gemini.standard = ({ system }) => ({
    text: system.includes("caption") ? '{"caption": "Masada bir sözleşme"}' : JSON.stringify(blog),
  });
  product.unsplash.find = (query) =>
    ["bir1", "iki2"].map((id) =>
      unsplashPhoto(id, { description: `${query} ${id}`, image: `${product.address}/images/blog/${IMAGE}?id=${id}` }),
    );
});

/** Calls the REST interface. */
async function call(method: "GET" | "POST", path: string, token: string, data?: object) {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const answer = await fetch(`${product.address}/api/admin/${path}`, { method, headers, body: JSON.stringify(data) });
  expect(answer.ok, path).toBe(true);
  return answer.json();
}

/** Configures model and photo service; templates are there from the start. @returns an administrator's token */
async function configure(): Promise<string> {
  const { token } = await call("POST", "login", "", administrator);
  await call("POST", "ai-configurations", token, { name: "Asıl", apiKey: KEY, model: "gemini-2.5-flash" });
  await call("POST", "unsplash-settings", token, { name: "Fotoğraflar", accessKey: "journey-access-key-0123" });
  return token;
}

const getDialog = (page: Page) => page.getByRole("dialog", { name: /^(Yazı oluşturul|Oluşturma iptal)/ });

test("an administrator lets AI write a post, checks its references and publishes it", async ({ page, pageErrors }) => {
  test.setTimeout(180_000);
  pageErrors.expect(/status of 400/); // publishing before the reference is checked
  const dialog = getDialog(page);
  const checklist = page.getByRole("group", { name: "Kontrol listesi" });
  let token = "";

  await test.step("is told what is missing first", async () => {
    await openAdmin(page, PATH, product.address);
    await expect(page.getByRole("heading", { name: "Yapılandırma gerekli" })).toBeVisible();
    await expect(page.getByText("Sistem şablonları hazır.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Yapılandırma Ekle" }).click();
    await expect(page.getByRole("dialog").getByLabel("API anahtarı")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Kapat" }).click();
    token = await configure();
    await goTo(page, "AI ile Yazı");
  });

  await test.step("fills in the form, also on a telephone", async () => {
    await page.getByRole("button", { name: "Oluştur", exact: true }).click();
    await expect(page.getByText("Lütfen bir konu girin.")).toBeVisible();
    await page.getByLabel("Konu", { exact: true }).fill("Balkonda fesleğen sulama");
    await expect(page.getByLabel("Sistem şablonu")).toContainText("İnsansı İçerik Şablonu");
    await page.getByLabel("Görsel arama terimi").fill("contract");
    await expect(page.getByLabel("Sistem şablonu").locator("option:checked")).toHaveText(
      "İnsansı İçerik Şablonu (Görselli)",
    );
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("reads why the service refuses, and retries", async () => {
    product.gemini.answers = [{ fault: "quota" }];
    await page.getByRole("button", { name: "Oluştur", exact: true }).click();
    await expect(dialog.getByRole("alert")).toHaveText("AI servis kotası aşıldı. Lütfen daha sonra tekrar deneyin.", {
      timeout: 30_000,
    });
    await expect(page.getByRole("dialog", { name: "Yazı oluşturulamadı" })).toBeVisible();
    await expectAccessible(page);
    product.gemini.answers = [{ fault: "hangs" }];
    const reloaded = page.waitForEvent("load");
    await dialog.getByRole("button", { name: "Tekrar Dene" }).click();
    await reloaded;
    await expect(dialog.getByRole("button", { name: "İptal" })).toBeVisible();
  });

  await test.step("leaves, comes back and cancels", async () => {
    await visit(page, product.address + PATH);
    await expect(page.getByRole("cell", { name: "Sürüyor" })).toBeVisible();
    await page
      .getByRole("button", { name: /Göster/ })
      .first()
      .click();
    await expect(dialog.getByText("Bu pencereyi ya da sekmeyi kapatabilirsiniz")).toBeVisible();
    await dialog.getByRole("button", { name: "İptal" }).click();
    await expect(dialog.getByRole("status").filter({ hasText: "Oluşturma iptal edildi." })).toBeVisible();
    await dialog.getByRole("button", { name: "Kapat" }).click();
    await expect(page.getByRole("cell", { name: "İptal edildi" })).toBeVisible();
  });

  const begin = async () => {
    await page.getByLabel("Konu", { exact: true }).fill("Balkonda fesleğen sulama");
    await page.getByLabel("Görsel arama terimi").fill("contract");
    await page.getByRole("button", { name: "Oluştur", exact: true }).click();
  };

  await test.step("reads and saves the text of a creation that was cancelled after it had been written", async () => {
    product.unsplash.fault = "hangs";
    await begin();
    await expect(dialog.getByText("Blog içeriği AI tarafından oluşturuldu.")).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole("button", { name: "İptal" }).click();
    await dialog.getByRole("button", { name: "Metni Önizle" }).click();
    await expect(dialog).toBeHidden();
    const preview = page.getByRole("region", { name: "Önizleme" });
    await expect(preview.getByRole("heading", { name: blog.title })).toBeVisible();
    await expect(preview).toContainText("6098 sayılı Kanun madde 344 uygulanır.");
    await expectAccessible(page);
    await preview.getByRole("button", { name: "Blog Yazısını Kaydet" }).click();
    await expect(page).toHaveURL(/\/admin\/posts$/);
    await expect(page.getByText("Blog yazısı kaydedildi.")).toBeVisible();
    product.unsplash.fault = undefined;
  });

  /** Lets the browser learn of a creation only when it has ended. */
  const withholdProgress = () =>
    page.route(/admin\.creations\.get/, async (route) => {
      const state = async () => (await call("GET", "ai-creations", token)).creations[0].state;
      await expect.poll(state, { timeout: 60_000 }).toBe("done");
      await route.continue();
    });

  await test.step("opens the editor after a retry too, also where it ends before the page is loaded again", async () => {
    await visit(page, product.address + PATH);
    product.gemini.answers = [{ fault: "quota" }];
    await begin();
    await expect(dialog.getByRole("alert")).toBeVisible({ timeout: 30_000 });
    await withholdProgress();
    await dialog.getByRole("button", { name: "Tekrar Dene" }).click();
    await expect(page).toHaveURL(/\/admin\/posts\/edit\/\d+$/, { timeout: 60_000 });
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await visit(page, product.address + PATH);
    await page
      .getByRole("button", { name: /Göster/ })
      .first()
      .click();
    await expect(dialog.getByRole("link", { name: "Yazıyı Düzenle" })).toBeVisible();
    await dialog.getByRole("button", { name: "Kapat" }).click();
    await expect(page).toHaveURL(/ai-blog-create/);
  });

  await test.step("creates the post, which opens in the editor, also in a slow browser", async () => {
    await withholdProgress();
    await begin();
    await expect(page).toHaveURL(/\/admin\/posts\/edit\/\d+$/, { timeout: 60_000 });
    await expect(page.getByLabel("Başlık", { exact: true })).toHaveValue(blog.title);
    await expect(page.getByText("1 atıf ve adresten 1 tanesi doğrulanmadı")).toBeVisible();
    await expectAccessible(page);
    expect(product.unsplash.searches[0]?.query).toBe("contract");
  });

  await test.step("can't publish before the reference is checked", async () => {
    await page.getByRole("button", { name: "Yayınla", exact: true }).click();
    await expect(page.getByText(/doğrulanmamış 1 atıf veya adres var/).first()).toBeVisible();
    await checklist.getByRole("checkbox", { name: "6098 sayılı Kanun madde 344" }).click();
    await expect(page.getByText("Bütün atıf ve adresler doğrulandı")).toBeVisible();
    await expect(checklist.getByText(`${administrator.username} doğruladı`)).toBeVisible();
    await page.getByRole("button", { name: "Yayınla", exact: true }).click();
    await expect(page.getByText("Blog yazısı güncellendi.")).toBeVisible();
  });

  await test.step("readers see label and photographer, and no link of the model", async () => {
    const slug = await page.getByLabel("Slug", { exact: true }).inputValue();
    const article = async () => (await page.request.get(`${product.address}/blog/${slug}`)).text();
    const shown = await article();
    const words = shown.replaceAll(/<[^>]*>/g, "");
    expect(words).toContain("Bu yazının taslağı yapay zekâ yardımıyla hazırlandı.");
    expect(words).toContain("Fotoğraf: Deniz Kaya / Unsplash");
    expect(shown).toContain("burada");
    expect(shown).not.toContain("evil.example");
    await page.getByRole("switch", { name: "Okurlara yapay zekâ etiketini göster" }).click({ force: true });
    await expect(page.getByText("Etiket okurlardan gizlendi.")).toBeVisible();
    const without = await article();
    expect(without).toContain(blog.title);
    expect(without).not.toContain("yapay zekâ yardımıyla");
    await expect.poll(() => product.unsplash.downloads.toSorted()).toEqual(["bir1", "iki2"]);
  });
});
