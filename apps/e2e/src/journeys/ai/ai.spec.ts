import type { Page } from "@playwright/test";
import { unsplashPhoto } from "@site/api/testing/unsplash-server";
import { unpack } from "../../support/admin-api.ts";
import { articleText, openAdmin, publishNow } from "../../support/admin-screens.ts";
import { administrator } from "../../support/administrator.ts";
import { useAiProduct } from "../../support/ai-product.ts";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const PATH = "/admin/ai-blog-create";
const EDITOR = /\/admin\/posts\/edit\/\d+$/;
const IMAGE = "becayis-nedir-nasil-yapilir.webp";

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

/** Calls the REST interface. */
async function call(path: string, token: string, data: object) {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const answer = await fetch(`${product.address}/api/admin/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(data),
  });
  expect(answer.ok, path).toBe(true);
  return answer.json();
}

async function begin(page: Page): Promise<void> {
  await page.getByLabel("Konu", { exact: true }).fill("Balkonda fesleğen sulama");
  await page.getByLabel("Görsel arama terimi").fill("contract");
  await page.getByRole("button", { name: "Oluştur", exact: true }).click();
}

test("an administrator lets AI write a post, checks its references, publishes it and takes a proposal", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const dialog = page.getByRole("dialog");
  product.gemini.standard = ({ system }) => ({
    text: system.includes("caption") ? '{"caption": "Masada bir sözleşme"}' : JSON.stringify(blog),
  });
  product.unsplash.find = (query) =>
    ["bir1", "iki2"].map((id) =>
      unsplashPhoto(id, { description: `${query} ${id}`, image: `${product.address}/images/blog/${IMAGE}?id=${id}` }),
    );
  const { token } = await call("login", "", administrator);
  const key = "AIzaSy-journey-key-0123456789";
  await call("ai-configurations", token, { name: "Asıl", apiKey: key, model: "gemini-2.5-flash" });
  await call("unsplash-settings", token, { name: "Fotoğraflar", accessKey: "journey-access-key-0123" });

  await test.step("the written post opens in the editor, where its reference is checked before it is published", async () => {
    await openAdmin(page, PATH, product.address);
    await begin(page);
    await expect(page).toHaveURL(EDITOR);
    await expect(page.getByLabel("Başlık", { exact: true })).toHaveValue(blog.title);
    expect(product.unsplash.searches[0]?.query).toBe("contract");
    await page.getByRole("checkbox", { name: "6098 sayılı Kanun madde 344" }).click();
    await expect(page.getByText("Bütün atıf ve adresler doğrulandı")).toBeVisible();
    await publishNow(page);
    await expect(page.getByText("Yazı yayınlandı.")).toBeVisible();
  });

  await test.step("readers see label and photographer, and no link of the model, until the label is hidden", async () => {
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

  await test.step("a creation that failed is retried, and opens the editor even if it ends before the reload", async () => {
    await visit(page, product.address + PATH);
    product.gemini.answers = [{ fault: "quota" }];
    await begin(page);
    await expect(dialog.getByRole("alert")).toHaveText("AI servis kotası aşıldı. Lütfen daha sonra tekrar deneyin.");
    await expect(dialog.getByRole("button", { name: "Tekrar Dene" })).toBeVisible(); // the last answer before the retry
    await page.route(/admin\.creations\.get/, async (route) => {
      const state = async () => {
        const list = await page.request.get(`${product.address}/trpc/admin.creations.list`, {
          params: { input: '{"json":{"page":1}}' },
          headers: { authorization: `Bearer ${token}` },
        });
        return (await unpack<{ items: { state: string }[] }>(list)).items[0]?.state;
      };
      await expect.poll(state).toBe("done");
      await route.continue();
    });
    await dialog.getByRole("button", { name: "Tekrar Dene" }).click();
    await expect(page).toHaveURL(EDITOR);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  await test.step("a selection is shortened after its difference has been shown", async () => {
    product.gemini.answers = [{ text: JSON.stringify({ text: "Kira artışı kısa bir konudur." }) }];
    await articleText(page).press("Control+a");
    await page.getByRole("button", { name: "Seçili metin için AI önerisi" }).click();
    await dialog.getByRole("button", { name: "Kısalt" }).click();
    await expect(dialog.getByRole("group", { name: "Öneri" }).locator("ins").first()).toBeVisible();
    await dialog.getByRole("button", { name: "Uygula" }).click();
    await expect(articleText(page)).toContainText("Kira artışı kısa bir konudur.");
  });
});
