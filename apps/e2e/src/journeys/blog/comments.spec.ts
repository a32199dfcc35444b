import type { Page } from "@playwright/test";
import { openAdmin } from "../../support/admin-screens.ts";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const SENT = "Yorumunuz başarıyla gönderildi! Onay bekliyor.";

const comments = (page: Page) => page.locator("#yorumlar");
const getComment = (page: Page, content: string) => comments(page).getByRole("article").filter({ hasText: content });
const form = (page: Page) => page.locator("form").filter({ hasText: "Yorum yazın" });
const answerForm = (page: Page) => page.locator("form").filter({ hasText: "Ayşe adlı kişiye yanıt" });

async function openComments(page: Page, slug: string): Promise<void> {
  await visit(page, `/blog/${slug}#yorumlar`);
  await expect(form(page)).toBeVisible();
}

async function writeAsGuest(page: Page, content: string): Promise<void> {
  await form(page).getByLabel("Ad", { exact: true }).fill("Ayşe");
  await form(page).getByLabel("E-posta").fill("ayse@example.org");
  await form(page).getByLabel("Yorum").fill(content);
  await form(page).getByRole("button", { name: "Gönder" }).click();
}

/** Returns the sum of all layout shifts so far; 0.1 is the limit of a good page (web.dev/articles/cls). */
function sumOfLayoutShifts(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const values = list.getEntries().map((entry) => ("value" in entry ? Number(entry.value) : 0));
      resolve(values.reduce((sum, value) => sum + value, 0));
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(0), 500); // without a shift there is no callback
  });
}

test("comments load when scrolled into view, and nothing below them moves", async ({ page, api }) => {
  const slug = "uzun-yazi";
  await api.createPost({ title: "Uzun yazı", slug, content: "<p>Satır.</p>".repeat(150) });
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await visit(page, `/blog/${slug}`);
  await page.waitForLoadState("networkidle");
  expect(calls.filter((url) => /comments/.test(url))).toEqual([]);
  for (const width of [1280, 412]) {
    await page.setViewportSize({ width, height: 823 });
    await page.goto(`/blog/${slug}`);
    await comments(page).evaluate((section) => section.scrollIntoView({ block: "center" }));
    await expect(form(page)).toBeVisible();
    expect(await page.evaluate(sumOfLayoutShifts)).toBeLessThan(0.01);
  }
  await expect(comments(page).getByText("Henüz yorum yok. İlk yorumu siz yazın.")).toBeVisible();
});

test("a guest's comment is shown as pending on this and another device until it is published and answered", async ({
  page,
  openBrowser,
  api,
}) => {
  const slug = "yorumlu-yazi";
  await api.createPost({ title: "Yorumlu yazı", slug, content: "<p>Metin.</p>" });
  await openComments(page, slug);
  await writeAsGuest(page, "<b>Kalın</b> değil, düz metin.");
  await expect(page.getByText(SENT)).toBeVisible();
  const own = getComment(page, "<b>Kalın</b> değil, düz metin.");
  await expect(own).toContainText("Onay Sürecinde");
  await page.reload();
  await expect(own).toContainText("Onay Sürecinde");

  const other = await openBrowser();
  await openComments(other, slug);
  await expect(comments(other).getByText("Henüz yorum yok.")).toBeVisible();
  await expect(comments(other).getByRole("article")).toHaveCount(0);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await own.getByRole("button", { name: "Takip bağlantısını kopyala" }).click();
  await expect(page.getByText("Takip bağlantısı kopyalandı.")).toBeVisible();
  await other.goto("about:blank"); // otherwise only the fragment changes
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(getComment(other, "düz metin")).toContainText("Onay Sürecinde");
  await expect(other).toHaveURL(/#yorumlar$/);

  const [written] = await api.listComments("düz metin");
  await api.approveComment(written?.id ?? 0);
  const administrator = await openBrowser();
  await test.step("the administrator's reply is published at once", async () => {
    await openAdmin(administrator, `/blog/${slug}#yorumlar`);
    await getComment(administrator, "düz metin").getByRole("button", { name: "Yanıtla" }).click();
    const answer = answerForm(administrator);
    await expect(answer.getByLabel("E-posta")).toHaveCount(0);
    await answer.getByLabel("Yanıt").fill("Yanıt burada.");
    await answer.getByRole("button", { name: "Gönder" }).click();
    await expect(administrator.getByText("Admin yanıtınız yayınlandı!")).toBeVisible();
    await expect(getComment(administrator, "Yanıt burada.")).toContainText("Yönetici");
  });

  for (const reader of [page, other]) {
    await reader.reload();
    const reply = getComment(reader, "Yanıt burada.");
    await expect(reply).toContainText("Yönetici");
    await expect(reply.getByRole("button", { name: /Yanıtla/ }), "nobody replies to it").toHaveCount(0);
    // One assertion, because the pending copy in this browser may be shown beside the published one for a moment.
    await expect(getComment(reader, "düz metin")).toHaveText([/^(?!.*Onay Sürecinde).*düz metin/s]);
  }
});
