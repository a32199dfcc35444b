import { devices, type Page } from "@playwright/test";
import { untilHydrated, visit } from "../../support/pages.ts";
import { expectAccessible } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const MAX_FLUSH_MS = 20_000;

test("the table of contents and a link in the text lead on inside the document", async ({ page }) => {
  await visit(page, "/blog/bilirkisi-raporu-nasil-okunur");
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  const entry = page.getByRole("navigation", { name: "İçindekiler" }).getByRole("link").last();
  const name = (await entry.textContent()) ?? "";
  await entry.click();
  const heading = page.getByRole("main").getByRole("heading", { name, exact: true });
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/#/);
  const [headingBox, headerBox] = [await heading.boundingBox(), await page.getByRole("banner").boundingBox()];
  expect(headingBox?.y, "the heading stands below the fixed header").toBeGreaterThanOrEqual(
    (headerBox?.y ?? 0) + (headerBox?.height ?? 0),
  );

  await page.getByRole("main").getByRole("link", { name: "yasal faiz hesabında sık yapılan hatalar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Yasal Faiz");
  await expect(page.locator("html[data-same-document]")).toHaveCount(1);
  await expect(page).toHaveTitle(/Yasal Faiz/);
});

test("an article is restored by Back, and sharing it copies its address", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  const path = "/blog/turkce-metinlerde-arama-neden-zordur";
  const text = page.locator("article [data-text]");
  const html = await (await page.request.get(path)).text();
  await visit(page, `${path}?kaynak=deneme`);

  await test.step("the document contains the text once, and it is there again after Back", async () => {
    const shown = await text.innerHTML();
    const sentence = (await text.locator("p").last().textContent()) ?? "";
    expect(sentence.length).toBeGreaterThan(20);
    expect(html.split(sentence)).toHaveLength(2);
    await page.getByRole("navigation", { name: "Ana menü" }).getByRole("link", { name: "Blog" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
    await expect(text).toHaveCount(0);
    await page.goBack();
    await expect(text).toBeVisible();
    expect(await text.innerHTML()).toBe(shown);
  });

  await test.step("the confirmation stays for three seconds, and longer under the pointer", async () => {
    const share = page.getByRole("button", { name: "Paylaş" });
    const toast = page.getByText("Bağlantı kopyalandı.");
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await share.click();
    await expect(toast).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
    await page.clock.runFor(3_000);
    await expect(toast).toHaveCount(0);
    await share.click();
    await toast.hover();
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 300);
    await page.clock.runFor(3_000);
    await expect(toast).toHaveCount(0);
  });
});

test("a reader is counted once for all user agents, a bot never", async ({ page, api, request }) => {
  const slug = "sayilan-yazi";
  const inside = "icten-acilan-yazi";
  const control = "sayimi-bitiren-yazi";
  for (const each of [slug, inside, control])
    await api.createPost({
      title: `Görüntülenme denemesi: ${each}`,
      slug: each,
      content: "<p>Kısa bir metin.</p>",
      publishedAt: "2023-04-01T09:00:00.000Z",
    });
  const getViews = async (of: string) => {
    const headers = { cookie: "member_device=deneme" }; // visitors share an answer for some minutes
    const post: { viewCount: number } = await (await request.get(`/api/blog/posts/${of}`, { headers })).json();
    return post.viewCount;
  };
  const reader = devices["Desktop Chrome"].userAgent;
  const open = async (of: string, userAgent: string) =>
    expect((await request.get(`/blog/${of}`, { headers: { "user-agent": userAgent } })).status()).toBe(200);

  await open(slug, GOOGLEBOT);
  await open(slug, `${reader} Okur/1`);
  await open(slug, `${reader} Okur/1`);
  await openFromList(page, slug);
  await open(slug, `${reader} Okur/2`);
  await open(control, `${reader} Okur/1`);
  await expect
    .poll(() => getViews(control), {
      message: "everything before is written down with this one",
      timeout: MAX_FLUSH_MS,
    })
    .toBe(1);
  expect(await getViews(slug)).toBe(1);

  await openFromList(page, inside);
  await expect
    .poll(() => getViews(inside), {
      message: "a reader who came by a link inside the site",
      timeout: MAX_FLUSH_MS,
    })
    .toBe(1);
});

test("footnotes lead to their list and back, code has colours, and both are accessible", async ({ page, api }) => {
  await api.createPost({
    title: "Dipnotlu yazı",
    slug: "dipnotlu-yazi",
    content:
      '<p>Bir<sup class="footnote">İlk not: https://example.org/karar</sup> ve ' +
      'iki<sup class="footnote">İkinci</sup>.</p>' +
      '<pre><code class="language-sql">SELECT 1; -- açıklama</code></pre>',
    publishedAt: "2023-04-02T09:00:00.000Z",
  });
  await visit(page, "/blog/dipnotlu-yazi");
  const references = page.locator('[role="doc-noteref"]');
  await expect(references.last()).toHaveAccessibleName("Dipnot 2");
  await references.last().click();
  await expect(page).toHaveURL(/#dipnot_2$/);
  const list = page.locator('[role="doc-endnotes"]');
  await expect(list).toHaveAccessibleName("Dipnotlar");
  await expect(list.getByRole("listitem")).toHaveText([/^İlk not: https:\/\/example\.org\/karar/, /^İkinci/]);
  const back = list.locator('[role="doc-backlink"]').last();
  await expect(back).toHaveAccessibleName("2. dipnotun metindeki yerine dön");
  await back.click();
  await expect(page).toHaveURL(/#dipnot_yeri_2$/);

  const colours = await page.locator("code").evaluate((code) => {
    const parts = [code, ...code.querySelectorAll("span")];
    return new Set(parts.map((part) => getComputedStyle(part).color)).size;
  });
  expect(colours, "text, keyword, number and comment").toBe(4);
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-mantine-color-scheme", name), theme);
    await expectAccessible(page);
  }
});

/** Opens the post from the search, so that the server receives an API call instead of a document request. */
async function openFromList(page: Page, slug: string): Promise<void> {
  await page.goto(`/blog?ara=${slug}`);
  await untilHydrated(page);
  const counted = page.waitForResponse(/\/trpc\/blog\.posts\.countView/);
  await page
    .getByRole("article")
    .getByRole("link", { name: `Görüntülenme denemesi: ${slug}` })
    .click();
  await counted;
}
