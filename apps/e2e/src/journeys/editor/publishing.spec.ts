import type { Page } from "@playwright/test";
import { articleText, pinToolbar, publishNow, signInByKeyboard } from "../../support/admin-screens.ts";
import { feedText, sitemapAddresses } from "../../support/machine-readable.ts";
import { expect, test } from "../../support/test.ts";

const TITLE = "Işıklı Bilirkişilik Günlüğü";
const SLUG = "isikli-bilirkisilik-gunlugu";
const PATH = `/blog/${SLUG}`;
const EXCERPT = "Raporu bekleyenler için ışık tutan kısa bir günlük: görevlendirme, inceleme, teslim.";
const SEARCH = "/blog?ara=isikli+bilirkisilik";

test("an administrator publishes an article for readers, unpublishes and republishes it", async ({
  page,
  openBrowser,
  baseURL,
}) => {
  const address = `${baseURL}${PATH}`;
  const plainReader = await openBrowser({ javaScriptEnabled: false });

  await test.step("the administrator signs in by keyboard", async () => {
    await signInByKeyboard(page, "/admin/posts");
    await expect(page.getByRole("heading", { level: 1, name: "Yazılar" })).toBeVisible();
  });

  await test.step("writes an article", async () => {
    await page.getByRole("link", { name: "Yeni Yazı" }).click();
    await page.getByLabel("Başlık", { exact: true }).fill(TITLE);
    await expect(page.getByLabel("Slug", { exact: true })).toHaveValue(SLUG);
    await page.getByLabel("Özet", { exact: true }).fill(EXCERPT);
    await writeText(page);
    await page.getByLabel("Kategori", { exact: true }).fill("bilirkisi");
    await page.getByRole("option", { name: "Bilirkişilik" }).click();
    for (const tag of ["Bilirkişi Raporu", "Süre Takibi"]) {
      await page.getByRole("combobox", { name: "Etiketler" }).fill(tag.toLocaleLowerCase("tr"));
      await page.getByRole("option", { name: tag }).click();
    }
    await expect(page.getByText("2 etiket seçili")).toBeVisible();
  });

  await test.step("publishes it", async () => {
    await publishNow(page);
    await expect(page.getByText("Yazı yayınlandı.")).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/posts$/);
    await expect(postCard(page).getByText("Yayınlandı")).toBeVisible();
  });

  await test.step("a reader without JavaScript finds it without Turkish diacritics", async () => {
    await plainReader.goto(SEARCH);
    const hit = findHit(plainReader);
    await expect(hit.locator("mark").first()).toHaveText("Işıklı");
    await expect(hit.getByText("Bilirkişilik", { exact: true }).first()).toBeVisible();
    await expect(hit.getByRole("link", { name: TITLE })).toHaveAttribute("href", PATH);
  });

  await test.step("and reads all of it", async () => {
    const answer = await plainReader.goto(PATH);
    expect(answer?.status()).toBe(200);
    await expectCompleteArticle(plainReader);
    await expectHead(plainReader, address);
  });

  await test.step("sitemap and feeds contain it", async () => {
    expect(await sitemapAddresses(page.request)).toContain(address);
    for (const feed of ["/rss.xml", "/atom.xml"] as const)
      expect(await feedText(page.request, feed)).toContain(address);
  });

  await test.step("the administrator unpublishes it", async () => {
    await postCard(page).getByRole("link", { name: TITLE }).click();
    await page.getByRole("button", { name: "Yayından Kaldır" }).click();
    await expect(page.getByText("Blog yazısı güncellendi.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Yayınla", exact: true })).toBeVisible();
  });

  await test.step("it disappears at once from search and site", async () => {
    expect((await plainReader.goto(PATH))?.status()).toBe(404);
    await expect(plainReader.getByRole("heading", { level: 1, name: "Blog yazısı bulunamadı" })).toBeVisible();
    await plainReader.goto(SEARCH);
    await expect(findHit(plainReader)).toHaveCount(0);
    expect(await sitemapAddresses(page.request)).not.toContain(address);
    for (const feed of ["/rss.xml", "/atom.xml"] as const)
      expect(await feedText(page.request, feed)).not.toContain(address);
  });

  await test.step("republishing restores it completely", async () => {
    await publishNow(page);
    await expect(page.getByRole("button", { name: "Yayından Kaldır" })).toBeVisible();
    expect((await plainReader.goto(PATH))?.status()).toBe(200);
    await expectCompleteArticle(plainReader);
    expect(await sitemapAddresses(page.request)).toContain(address);
  });
});

function postCard(page: Page) {
  return page.getByRole("article", { name: TITLE });
}

function findHit(page: Page) {
  return page.locator("main article").filter({ hasText: TITLE });
}

/** Writes the article with the toolbar, a dialog and the keys that divide its blocks. Texts are inserted as a whole. */
async function writeText(page: Page): Promise<void> {
  const keys = page.keyboard;
  await articleText(page).click();
  const toolbar = await pinToolbar(page);
  const press = (name: string) => toolbar.getByRole("button", { name, exact: true }).click();
  await keys.insertText("Günlük, görevlendirmenin geldiği sabah başlar.");
  await keys.press("Enter");

  for (const [heading, text] of [
    ["Görevlendirme", "Dosya numarası ve süre ilk satıra yazılır."],
    ["İnceleme günleri", "Her gün üç satır yeter:"],
  ] as const) {
    await press("Bölüm (H2)");
    await keys.insertText(heading);
    await keys.press("Enter");
    await keys.insertText(text);
    await keys.press("Enter");
  }

  await press("Madde işaretli liste");
  await keys.insertText("bakılan belge");
  await keys.press("Enter");
  await keys.insertText("görülen eksik");
  await keys.press("Enter");
  await keys.insertText("rapor okuma");
  await keys.press("Enter");
  await keys.press("Enter");

  await press("Bölüm (H2)");
  await keys.insertText("Teslim");
  await keys.press("Enter");
  await press("Tablo ekle");
  for (const cell of ["Gün", "İş", "Süre", "Pazartesi", "Keşif", "3 saat", "Salı", "Yazım", "5 saat"]) {
    await keys.insertText(cell);
    if (cell !== "5 saat") await keys.press("Tab");
  }

  await selectWords(page, "rapor okuma");
  await keys.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Bağlantı" });
  await dialog.getByLabel("Bağlantı adresi").fill("/blog/bilirkisi-raporu-nasil-okunur");
  await keys.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(articleText(page).getByRole("link", { name: "rapor okuma", exact: true })).toBeVisible();
  await expect(articleText(page), "the writer goes on where the words are").toBeFocused();
}

/** Selects the words of a list item and waits until the editor's toolbar shows the selection. */
async function selectWords(page: Page, words: string): Promise<void> {
  const list = page
    .getByRole("toolbar", { name: "Metin biçimlendirme" })
    .getByRole("button", { name: "Madde işaretli liste" });
  await expect(async () => {
    await articleText(page).getByRole("listitem").filter({ hasText: words }).selectText();
    await expect(list).toHaveAttribute("aria-pressed", "true", { timeout: 500 });
  }).toPass();
}

async function expectCompleteArticle(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await expect(main.getByText("Günlük, görevlendirmenin geldiği sabah başlar.")).toBeVisible();
  for (const heading of ["Görevlendirme", "İnceleme günleri", "Teslim"])
    await expect(main.getByRole("heading", { level: 2, name: heading })).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: "görülen eksik" })).toBeVisible();
  await expect(main.getByRole("link", { name: "rapor okuma", exact: true })).toHaveAttribute(
    "href",
    "/blog/bilirkisi-raporu-nasil-okunur",
  );
  await expect(main.getByRole("table").getByRole("columnheader")).toHaveText(["Gün", "İş", "Süre"]);
  await expect(main.getByRole("table").getByRole("cell")).toHaveText([
    "Pazartesi",
    "Keşif",
    "3 saat",
    "Salı",
    "Yazım",
    "5 saat",
  ]);
  await expect(main.getByRole("navigation", { name: "İçindekiler" }).getByRole("link")).toHaveText([
    "Görevlendirme",
    "İnceleme günleri",
    "Teslim",
  ]);
  await expect(main.getByRole("list", { name: "Etiketler" }).getByRole("link")).toHaveText([
    "#Bilirkişi Raporu",
    "#Süre Takibi",
  ]);
}

/** Expects the head tags for browsers, search engines and link previews. */
async function expectHead(page: Page, address: string): Promise<void> {
  const content = (attribute: string, name: string) =>
    page.locator(`meta[${attribute}="${name}"]`).getAttribute("content");
  await expect(page).toHaveTitle(`${TITLE} | Hukuk ve Yazılım`);
  expect(await content("name", "description")).toBe(EXCERPT);
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(address);
  expect(await content("property", "og:type")).toBe("article");
  expect(await content("property", "og:title")).toContain(TITLE);
  expect(await content("property", "og:description")).toBe(EXCERPT);
  expect(await content("property", "og:url")).toBe(address);
  expect(await content("property", "og:image")).toMatch(
    /^http:\/\/localhost:\d+\/og\/posts\/isikli-bilirkisilik-gunlugu-[0-9a-f]{16}\.png$/,
  );

  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data: { "@type": string; [name: string]: unknown }[] = blocks.map((block) => JSON.parse(block));
  const article = data.find((each) => each["@type"] === "Article");
  expect(article).toMatchObject({
    "@context": "https://schema.org",
    headline: TITLE,
    description: EXCERPT,
    url: address,
    articleSection: "Bilirkişilik",
    inLanguage: "tr-TR",
  });
  expect(article?.datePublished).toMatch(/^\d{4}-\d\d-\d\dT/);
  const crumbs = data.find((each) => each["@type"] === "BreadcrumbList");
  expect(crumbs?.itemListElement).toMatchObject([
    { name: "Ana Sayfa" },
    { name: "Blog" },
    { name: "Bilirkişilik" },
    { name: TITLE, item: address },
  ]);
}
