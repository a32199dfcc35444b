import { expect, test } from "../../support/test.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript the blog has numbered pages, a search and complete articles", async ({ page, api }) => {
  await test.step("the list has numbered pages", async () => {
    await page.goto("/blog");
    const headings = page.locator("main article:not([aria-roledescription])").getByRole("heading");
    const first = await headings.allTextContents();
    expect(first).toHaveLength(9);
    const more = page.getByRole("link", { name: "Daha fazla yazı göster" });
    await more.hover(); // scrolling changes the height of cards above the link, and a moving link gets no click
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

  await test.step("the search is a form with highlighted matches", async () => {
    const box = page.getByRole("searchbox", { name: "Ara" });
    await box.fill("bilirkisi raporu");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/blog\?ara=bilirkisi\+raporu$/);
    const hit = page.locator("main article").filter({ hasText: "Bilirkişi Raporu Nasıl Okunur" });
    await expect(hit.locator("mark").first()).toBeVisible();
    await expect(box).toHaveValue("bilirkisi raporu");
    await hit.getByRole("heading").getByRole("link").click();
  });

  await test.step("an article has its contents, tags and related posts", async () => {
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

  await test.step("footnotes lead to their list and back, and code has colours", async () => {
    await api.createPost({
      title: "Betiksiz dipnot",
      slug: "betiksiz-dipnot",
      content:
        '<p>Bir<sup class="footnote">İlk not: https://example.org/karar</sup> ve ' +
        'iki<sup class="footnote">İkinci</sup>.</p>' +
        '<pre><code class="language-sql">SELECT 1; -- açıklama</code></pre>',
      publishedAt: "2023-04-03T09:00:00.000Z",
    });
    await page.goto("/blog/betiksiz-dipnot");
    const reference = page.locator('[role="doc-noteref"]').last();
    await expect(reference).toHaveAccessibleName("Dipnot 2");
    await reference.click();
    await expect(page).toHaveURL(/#dipnot_2$/);
    await expect(page.locator(":target")).toHaveText("İkinci ↩");
    const list = page.locator('[role="doc-endnotes"]');
    await expect(list).toHaveAccessibleName("Dipnotlar");
    await expect(list.getByRole("listitem").first()).toHaveText(/^İlk not: https:\/\/example\.org\/karar/);
    const back = list.locator('[role="doc-backlink"]').last();
    await expect(back).toHaveAccessibleName("2. dipnotun metindeki yerine dön");
    await back.click();
    await expect(page.locator(":target")).toHaveText("2");
    await expect(page.locator("code .hljs-keyword")).toHaveText("SELECT");
  });
});

test("without JavaScript the home page, the services and the contact page are complete", async ({ page, api }) => {
  await api.saveSiteSettings({ contact_email: "iletisim@example.org" });
  const main = page.getByRole("main");
  await page.goto("/");
  for (const name of ["Projeler", "Uzmanlık Alanları", "Son yazılar", "Hakkımda", "Sık sorulan sorular"])
    await expect(page.getByRole("region", { name })).toBeVisible();
  await expect(page.locator("#contact").getByRole("link", { name: "iletisim@example.org" }).first()).toBeVisible();
  await page.getByRole("heading", { name: "Hizmetler kimler için?" }).click();
  await expect(page.getByText("Mahkeme ve adliye personeli, avukatlar, hukuk büroları")).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeHidden();

  await page.goto("/hizmetler");
  await page.getByRole("heading", { name: "Hizmetleri kullanmak ücretli mi?" }).click();
  await expect(page.getByText("Açılan her hizmetin adresi ve koşulları kendi sayfasında yazar.")).toBeVisible();
  await main.getByRole("link", { name: "Uzlaştırma Raporu Otomasyonu" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Uzlaştırma Raporu Otomasyonu" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Hizmetlere Dön" })).toBeVisible();

  await page.goto("/iletisim");
  await expect(page.getByText("Bu form JavaScript ile gönderilir.")).toBeVisible();
  await expect(main.getByRole("link", { name: "iletisim@example.org" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Gönder" })).toBeDisabled();
});

test("a service that does not exist answers 404 with a link to the list", async ({ page }) => {
  const response = await page.goto("/hizmetler/boyle-bir-hizmet-yok");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Hizmetlere Dön" }).click();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(5);
});
