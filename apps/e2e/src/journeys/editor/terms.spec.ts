import type { Page } from "@playwright/test";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a reader goes from a category to its article, to a tag and back", async ({ page }) => {
  const answer = await visit(page, "/blog/category/bilirkisilik");
  expect(answer?.status()).toBe(200);
  await expect(heading(page, "Bilirkişilik")).toBeVisible();
  const articles = page.getByRole("main").getByRole("article");
  await expect(page.getByText(`${await articles.count()} yazı`, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("complementary").getByRole("link", { name: /^Bilirkişilik/ })).toHaveAttribute(
    "aria-current",
    "page",
  );

  const article = articles.filter({ hasText: "Bilirkişi Raporu Nasıl Okunur" });
  await article.getByRole("heading").getByRole("link").click();
  await page.getByRole("list", { name: "Etiketler" }).getByRole("link", { name: "#Bilirkişi Raporu" }).click();
  await expect(page).toHaveURL(/\/blog\/tag\/bilirkisi-raporu$/);
  await expect(heading(page, "Bilirkişi Raporu")).toBeVisible();
  await expect(article).toBeVisible();

  await page.goBack();
  await page.getByRole("navigation", { name: "Sayfa yolu" }).getByRole("link", { name: "Bilirkişilik" }).click();
  await expect(page).toHaveURL(/\/blog\/category\/bilirkisilik$/);
});

test("a category and a tag without posts show an empty state", async ({ page, api }) => {
  const category = await api.createCategory({ name: "Boş Kategori", slug: "bos-kategori" });
  const tag = await api.createTag({ name: "Boş Etiket", slug: "bos-etiket" });
  const read = async (path: string) => (await page.request.get(path)).text();
  expect(await read(`/blog/category/${category.slug}`)).toContain("Bu kategoride henüz yazı yok");
  expect(await read(`/blog/tag/${tag.slug}`)).toContain("Bu etikette henüz yazı yok");
});

test("what is not there answers 404 with further links, also where a link inside the site leads to it", async ({
  page,
  api,
  pageErrors,
}) => {
  for (const [path, title] of [
    ["/blog/category/boyle-bir-kategori-yok", "Kategori Bulunamadı"],
    ["/blog/tag/boyle-bir-etiket-yok", "Etiket bulunamadı"],
    ["/blog/boyle-bir-yazi-yok", "Blog yazısı bulunamadı"],
    ["/boyle-bir-sayfa-yok", "Sayfa Bulunamadı"],
    ["/boyle/bir/adres/yok", "Sayfa Bulunamadı"],
  ] as const) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(html, path).toMatch(new RegExp(`<title[^>]*>[^<]*${title}`));
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html, path).toMatch(/<meta name="robots" content="noindex"/);
    expect(html, path).toMatch(/<main.*<a [^>]*href="\/.*<\/main>/s);
  }

  pageErrors.allow(/status of 404/); // Chromium reports the failed call on the console
  await api.createPost({
    title: "Kırık bağlantılı yazı",
    slug: "kirik-baglantili-yazi",
    content: '<p>Buradaki <a href="/blog/silinmis-yazi">bağlantı</a> artık bir yere gitmiyor.</p>',
    publishedAt: "2023-05-01T09:00:00.000Z",
  });
  await visit(page, "/blog/kirik-baglantili-yazi");
  await page.getByRole("main").getByRole("link", { name: "bağlantı", exact: true }).click();
  await expect(heading(page, "Blog yazısı bulunamadı")).toBeVisible();
  await page.getByRole("main").getByRole("link").first().click();
  await expect(heading(page, "Blog yazısı bulunamadı")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
