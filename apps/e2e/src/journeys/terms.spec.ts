import { visit } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("a category shows its posts and is highlighted among the others", async ({ page }) => {
  const answer = await visit(page, "/blog/category/bilirkisilik");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: "Bilirkişilik" })).toBeVisible();
  await expect(page.getByText("2 yazı", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("complementary").getByRole("link", { name: /^Bilirkişilik/ })).toHaveAttribute(
    "aria-current",
    "page",
  );

  await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
  await page.getByRole("navigation", { name: "Sayfa yolu" }).getByRole("link", { name: "Bilirkişilik" }).click();
  await expect(page).toHaveURL(/\/blog\/category\/bilirkisilik$/);
});

test("an article's tag leads to all posts with this tag", async ({ page }) => {
  await visit(page, "/blog/bilirkisi-raporu-nasil-okunur");
  await page.getByRole("list", { name: "Etiketler" }).getByRole("link", { name: "#Bilirkişi Raporu" }).click();
  await expect(page).toHaveURL(/\/blog\/tag\/bilirkisi-raporu$/);
  await expect(page.getByRole("heading", { level: 1, name: "Bilirkişi Raporu" })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("article").filter({ hasText: "Bilirkişi Raporu Nasıl Okunur" }),
  ).toBeVisible();
});

test("a category and a tag without posts show an empty state", async ({ page, api }) => {
  const category = await api.createCategory({ name: "Boş Kategori", slug: "bos-kategori" });
  const tag = await api.createTag({ name: "Boş Etiket", slug: "bos-etiket" });
  await visit(page, `/blog/category/${category.slug}`);
  await expect(page.getByText("Bu kategoride henüz yazı yok")).toBeVisible();
  await visit(page, `/blog/tag/${tag.slug}`);
  await expect(page.getByText("Bu etikette henüz yazı yok")).toBeVisible();
});

const missing = [
  { what: "category", path: "/blog/category/boyle-bir-kategori-yok", title: "Kategori Bulunamadı" },
  { what: "tag", path: "/blog/tag/boyle-bir-etiket-yok", title: "Etiket bulunamadı" },
  { what: "post", path: "/blog/boyle-bir-yazi-yok", title: "Blog yazısı bulunamadı" },
  { what: "page", path: "/boyle-bir-sayfa-yok", title: "Sayfa Bulunamadı" },
  { what: "path", path: "/boyle/bir/adres/yok", title: "Sayfa Bulunamadı" },
];

for (const { what, path, title } of missing) {
  test(`an unknown ${what} answers 404 with further links`, async ({ page }) => {
    const answer = await visit(page, path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.getByRole("main").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("a link inside the site to an unknown post shows the not-found screen", async ({ page, api, faults }) => {
  faults.allow(/status of 404/); // Chromium reports the failed call on the console
  await api.createPost({
    title: "Kırık bağlantılı yazı",
    slug: "kirik-baglantili-yazi",
    content: '<p>Buradaki <a href="/blog/silinmis-yazi">bağlantı</a> artık bir yere gitmiyor.</p>',
    publishedAt: "2023-05-01T09:00:00.000Z",
  });
  await visit(page, "/blog/kirik-baglantili-yazi");
  await page.getByRole("main").getByRole("link", { name: "bağlantı", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog yazısı bulunamadı" })).toBeVisible();
});
