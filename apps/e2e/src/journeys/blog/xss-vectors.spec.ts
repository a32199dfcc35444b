import type { Page } from "@playwright/test";
import { vectorDocuments, xssVectors } from "@site/api/testing/xss-vectors";
import type { AdminApi } from "../../support/admin-api.ts";
import { articleText, openAdmin } from "../../support/admin-screens.ts";
import { visit } from "../../support/pages.ts";
import { callersAmong, ScriptWatch } from "../../support/script-watch.ts";
import { expect, test } from "../../support/test.ts";

const ARTICLES = vectorDocuments(200);

test.beforeEach(({ pageErrors }) => {
  pageErrors.allow(/Failed to load resource|Not allowed to load local resource/); // pictures of the vectors lead nowhere
});

test("vectors saved by the API run neither in their article nor in a page without any policy", {
  tag: "@apart",
}, async ({ page, openBrowser, api, pageErrors }) => {
  test.setTimeout(120_000);
  await Promise.all(ARTICLES.map((html, index) => saveArticle(api, index, html)));
  const stored = (await api.listPublishedPosts()).filter(({ slug }) => /^vektorler-/.test(slug));
  expect(stored).toHaveLength(ARTICLES.length);

  const watch = await ScriptWatch.on(page);
  for (const { slug } of stored) {
    const answer = await visit(page, `/blog/${slug}`);
    expect(answer?.headers()["content-security-policy"]).toContain("script-src 'self'");
    await page.waitForLoadState("networkidle");
  }
  expect(watch.signs()).toEqual([]);

  const bodies = await Promise.all(stored.map(async ({ id }) => (await api.getPost(id)).content));
  const bare = await openBrowser();
  const bareWatch = await ScriptWatch.on(bare);
  expect(await callersAmong(bare, bareWatch, bodies)).toEqual([]);
  expect(bareWatch.signs()).toEqual([]);
  for (const { id } of stored) await api.removePost(id);

  await test.step("the check sees what it looks for", async () => {
    expect(pageErrors.faults()).toEqual([]);
    pageErrors.allow(/./); // unsanitised vectors
    const sample = xssVectors.filter((_, index) => index % 16 === 0);
    expect((await callersAmong(bare, bareWatch, sample)).length).toBeGreaterThan(sample.length / 4);
  });
});

/** Saves vectors as a draft, adds texts to the images, and publishes it. */
async function saveArticle(api: AdminApi, index: number, vectors: string): Promise<void> {
  const post = { title: `Vektörler ${index}`, slug: `vektorler-${index}` };
  const content = vectors.replaceAll(/[\0\ud800-\udfff]/gu, ""); // PostgreSQL stores neither
  const { id } = await api.createPost({ ...post, content, status: "draft" });
  const draft = await api.getPost(id);
  const described = draft.content.replaceAll(' alt=""', ' alt="Resim"'); // without a text no article is published
  await api.updatePost(id, { ...post, content: described, status: "published" });
}

test("vectors pasted into the editor or restored from a draft do not run, even without a policy", {
  tag: "@apart",
}, async ({ openBrowser, api }) => {
  await api.discardNewPosts();
  const page = await openBrowser({ bypassCSP: true });
  const watch = await ScriptWatch.on(page);
  await page.route("**/api/admin/events", (route) => route.fulfill({ status: 204 })); // an open stream is never idle
  await openAdmin(page, "/admin/posts/new");
  await page.getByLabel("Başlık", { exact: true }).fill("Yapıştırılan vektörler");
  for (const [index, html] of ARTICLES.entries()) {
    await paste(page, `${html}<p>Bölüm ${index}</p>`);
    await expect(articleText(page)).toContainText(`Bölüm ${index}`);
  }
  expect(watch.signs()).toEqual([]);

  await expect.poll(() => api.newPostDrafts()).toContain("Yapıştırılan");
  await page.evaluate(
    ([stored = "", content = ""]) => {
      const [{ values }] = JSON.parse(stored);
      const draft = { values: { ...values, content }, savedAt: "9999-01-01T00:00:00.000Z" };
      addEventListener("pagehide", () => localStorage.setItem("postDraft:new", JSON.stringify(draft)));
    },
    [await api.newPostDrafts(), `${ARTICLES.join("")}<p>Geri gelen</p>`],
  );
  await visit(page, "/admin/posts/new");
  await page.getByRole("button", { name: "Taslağı Geri Yükle" }).click();
  await expect(articleText(page)).toContainText("Geri gelen");
  await page.waitForLoadState("networkidle");
  expect(watch.signs()).toEqual([]);
});

async function paste(page: Page, html: string): Promise<void> {
  await articleText(page).evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}
