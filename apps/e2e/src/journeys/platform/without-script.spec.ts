import { expect, test } from "../../support/test.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript the list has numbered pages", async ({ page }) => {
  await page.goto("/blog");
  const headings = page.locator("main article:not([aria-roledescription])").getByRole("heading");
  const first = await headings.allTextContents();
  expect(first).toHaveLength(9);
  const more = page.getByRole("link", { name: "Daha fazla yazı göster" });
  await more.hover(); // cards above it are laid out when it is scrolled to, and a link that moves gets no click
  await more.click();
  await expect(page).toHaveURL(/\/blog\?sayfa=2$/);
  const second = await headings.allTextContents();
  expect(second).toHaveLength(9);
  expect(
    second.filter((title) => first.includes(title)),
    "posts on both pages",
  ).toEqual([]);
  await expect(more).toHaveAttribute("href", "/blog?sayfa=3");
});

test("without JavaScript the search is a form with highlighted matches", async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("searchbox", { name: "Ara" }).fill("bilirkisi raporu");
  await page.getByRole("searchbox", { name: "Ara" }).press("Enter");
  await expect(page).toHaveURL(/\/blog\?ara=bilirkisi\+raporu$/);
  const hit = page.locator("main article").filter({ hasText: "Bilirkişi Raporu Nasıl Okunur" });
  await expect(hit).toBeVisible();
  await expect(hit.locator("mark").first()).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Ara" })).toHaveValue("bilirkisi raporu");
});

test("without JavaScript an article is complete, with contents, tags and related posts", async ({ page }) => {
  await page.goto("/blog/bilirkisi-raporu-nasil-okunur");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bilirkişi Raporu");
  const contents = page.getByRole("navigation", { name: "İçindekiler" });
  const entries = await contents.getByRole("link").all();
  expect(entries.length).toBeGreaterThanOrEqual(3);
  for (const entry of entries) {
    const target = await entry.getAttribute("href");
    await expect(page.locator(`main ${target ?? "missing"}`), `the heading ${target}`).toHaveText(
      (await entry.textContent()) ?? "",
    );
  }
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("list", { name: "Etiketler" }).getByRole("link").first()).toBeVisible();
  const related = page.getByRole("region", { name: "Benzer yazılar" }).getByRole("article");
  expect([1, 2, 3]).toContain(await related.count());
});

test("without JavaScript footnotes lead to their list and back", async ({ page, api }) => {
  await api.createPost({
    title: "Betiksiz dipnot",
    slug: "betiksiz-dipnot",
    content: '<p>Metin<sup class="footnote">Not metni</sup></p><pre><code class="language-js">let a;</code></pre>',
    publishedAt: "2023-04-03T09:00:00.000Z",
  });
  await page.goto("/blog/betiksiz-dipnot");
  await page.locator('[role="doc-noteref"]').click();
  await expect(page.locator(":target")).toHaveText("Not metni ↩");
  await page.locator('[role="doc-backlink"]').click();
  await expect(page.locator(":target")).toHaveText("1");
  await expect(page.locator("code .hljs-keyword")).toHaveText("let");
});
