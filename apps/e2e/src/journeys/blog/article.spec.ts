import { devices, type Page } from "@playwright/test";
import { untilHydrated, visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const MAX_FLUSH_MS = 20_000;

test("the table of contents and links lead on inside the document, and Back restores the article", async ({ page }) => {
  const path = "/blog/bilirkisi-raporu-nasil-okunur";
  const text = page.locator("article [data-text]");
  const html = await (await page.request.get(path)).text();
  await visit(page, path);
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  const shown = await text.innerHTML();
  const sentence = await text.locator("p:not(:has(*))").last().innerHTML();
  expect(sentence.length).toBeGreaterThan(20);
  expect(html.split(sentence), "the document contains the text once").toHaveLength(2);

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
  await expect(page).toHaveTitle(/Yasal Faiz/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bilirkişi Raporu");
  await expect(page.locator("html[data-same-document]")).toHaveCount(1);
  expect(await text.innerHTML()).toBe(shown);
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
