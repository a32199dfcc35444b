import type { Page } from "@playwright/test";
import { openAdmin } from "../support/admin-screens.ts";
import { tabTo, visit } from "../support/pages.ts";
import { expectAccessible, expectLargeTargets, expectNoSidewaysScrolling } from "../support/screen-checks.ts";
import { expect, test } from "../support/test.ts";

const SENT = "Yorumunuz başarıyla gönderildi! Onay bekliyor.";

const comments = (page: Page) => page.locator("#yorumlar");
const commentOf = (page: Page, content: string) => comments(page).getByRole("article").filter({ hasText: content });
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

test("comments are loaded when scrolled into view, not with the page", async ({ page, api }) => {
  const slug = "uzun-yazi";
  await api.createPost({ title: "Uzun yazı", slug, content: "<p>Satır.</p>".repeat(150) });
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await visit(page, `/blog/${slug}`);
  await page.waitForLoadState("networkidle");
  expect(calls.filter((url) => /comments/.test(url))).toEqual([]);
  await comments(page).scrollIntoViewIfNeeded();
  await expect(form(page)).toBeVisible();
  await expect(comments(page).getByText("Henüz yorum yok. İlk yorumu siz yazın.")).toBeVisible();
});

test("a guest's comment is shown as pending on this and another device until it is published", async ({
  page,
  openBrowser,
  api,
}) => {
  const slug = "yorumlu-yazi";
  await api.createPost({ title: "Yorumlu yazı", slug, content: "<p>Metin.</p>" });
  await openComments(page, slug);
  await writeAsGuest(page, "<b>Kalın</b> değil, düz metin.");
  await expect(page.getByText(SENT)).toBeVisible();
  const own = commentOf(page, "<b>Kalın</b> değil, düz metin.");
  await expect(own).toContainText("Onay Sürecinde");
  await page.reload();
  await expect(own).toContainText("Onay Sürecinde");

  const stranger = await openBrowser();
  await openComments(stranger, slug);
  await expect(comments(stranger).getByRole("article")).toHaveCount(0);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await own.getByRole("button", { name: "Takip bağlantısını kopyala" }).click();
  await expect(page.getByText("Takip bağlantısı kopyalandı.")).toBeVisible();
  const phone = await openBrowser();
  await phone.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(commentOf(phone, "düz metin")).toContainText("Onay Sürecinde");
  await expect(phone).toHaveURL(/#yorumlar$/);

  const [written] = await api.listComments("düz metin");
  await api.approveComment(written?.id ?? 0);
  for (const reader of [page, phone, stranger]) {
    await reader.reload();
    // One assertion, because the pending copy in this browser may stand beside the published one for a moment.
    await expect(commentOf(reader, "düz metin")).toHaveText([/^(?!.*Onay Sürecinde).*düz metin/s]);
  }
});

test("each error is shown at its field, and the input is kept", async ({ page }) => {
  await openComments(page, "bilirkisi-raporu-nasil-okunur");
  await form(page).getByRole("button", { name: "Gönder" }).click();
  const [name, email, content] = [
    form(page).getByLabel("Ad", { exact: true }),
    form(page).getByLabel("E-posta"),
    form(page).getByLabel("Yorum"),
  ];
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Lütfen tüm alanları doldurun\./);
  await expect(content).toHaveAccessibleDescription(/Lütfen yorum içeriğini girin\./);
  await name.fill("Ayşe");
  await email.fill("ayse@");
  await content.fill("a".repeat(1001));
  await form(page).getByRole("button", { name: "Gönder" }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Lütfen geçerli bir e-posta adresi girin\./);
  await expect(content).toHaveAccessibleDescription(/En fazla 1\.000 karakter girebilirsiniz.*1001 \/ 1000/);
  await expectAccessible(page);
  await page.reload();
  await expect(content).toHaveValue("a".repeat(1001));
});

test("the administrator's reply is published at once and cannot be replied to", async ({ page, openBrowser, api }) => {
  const slug = "yanitli-yazi";
  await api.createPost({ title: "Yanıtlı yazı", slug, content: "<p>Metin.</p>" });
  const guest = await openBrowser();
  await openComments(guest, slug);
  await writeAsGuest(guest, "Yönetici için bir soru");
  await expect(guest.getByText(SENT)).toBeVisible();
  const [question] = await api.listComments("Yönetici için bir soru");
  await api.approveComment(question?.id ?? 0);

  await openAdmin(page);
  await openComments(page, slug);
  await commentOf(page, "Yönetici için bir soru").getByRole("button", { name: "Yanıtla" }).click();
  const answer = answerForm(page);
  await expect(answer.getByLabel("E-posta")).toHaveCount(0);
  await answer.getByLabel("Yanıt").fill("Yanıt burada.");
  await answer.getByRole("button", { name: "Gönder" }).click();
  await expect(page.getByText("Admin yanıtınız yayınlandı!")).toBeVisible();
  await expect(commentOf(page, "Yanıt burada.")).toContainText("Yönetici");

  await guest.reload();
  await expect(commentOf(guest, "Yanıt burada.")).toContainText("Yönetici");
  await expect(commentOf(guest, "Yanıt burada.").getByRole("button", { name: /Yanıtla/ })).toHaveCount(0);
});

test("replies nest five levels deep and are written by keyboard, also on a phone", async ({ page, api }) => {
  const slug = "derin-yazi";
  const { id: blogPostId } = await api.createPost({ title: "Derin yazı", slug, content: "<p>Metin.</p>" });
  await page.setViewportSize({ width: 360, height: 740 });
  await openComments(page, slug);
  await writeAsGuest(page, "Kat 1");
  const publish = async (text: string) => {
    await expect(commentOf(page, text)).toContainText("Onay Sürecinde");
    const [written] = await api.listComments(text);
    await api.approveComment(written?.id ?? 0);
    await page.reload();
  };
  for (let depth = 1; depth < 5; depth++) {
    await publish(`Kat ${depth}`);
    await tabTo(page, commentOf(page, `Kat ${depth}`).getByRole("button", { name: "Yanıtla" }));
    await page.keyboard.press("Enter");
    const answer = answerForm(page);
    await tabTo(page, answer.getByLabel("Ad", { exact: true }));
    for (const text of ["Ayşe", "ayse@example.org", `Kat ${depth + 1}`]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await expect(answer).toHaveCount(0);
  }
  await publish("Kat 5");
  await expect(commentOf(page, "Kat 5")).toHaveCount(1); // the pending copy disappears when the list has loaded
  await expect(commentOf(page, "Kat 5")).not.toContainText("Onay Sürecinde");
  await expect(commentOf(page, "Kat 5").getByRole("button", { name: "Yanıtla" })).toHaveCount(0);
  await api.comment({ blogPostId, content: "Buraya kadar okudum." });
  await page.reload();
  await expect(commentOf(page, "Buraya kadar okudum.")).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await expectLargeTargets(page);
});

test("loading comments can be retried, and a comment that fails to send is kept", async ({ page, faults }) => {
  faults.expect(/net::ERR_FAILED/);
  await page.route("**/trpc/comments.**", (route) => route.abort());
  await openComments(page, "yapay-zeka-ile-dava-dosyasi-ozetlemek");
  await expect(comments(page).getByText("Yorumlar yüklenirken bir hata oluştu.")).toBeVisible();
  await writeAsGuest(page, "Bağlantı kopunca yazıldı");
  await expect(
    page.getByRole("alert").filter({ hasText: "Yorum gönderilirken bir hata oluştu." }).first(),
  ).toBeVisible();
  await expect(form(page).getByLabel("Yorum")).toHaveValue("Bağlantı kopunca yazıldı");
  await page.unroute("**/trpc/comments.**");
  await comments(page).getByRole("button", { name: "Tekrar Dene" }).click();
  await expect(comments(page).getByText("Henüz yorum yok.")).toBeVisible();
  await form(page).getByRole("button", { name: "Gönder" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
});

test("an invalid unsubscribe link shows an error, and its token is removed from the address", async ({
  page,
  faults,
}) => {
  faults.expect(/status of 400/);
  await page.goto("/yorum-bildirimleri#uydurma");
  await expect(page.getByText("Bu bağlantı geçerli değil.")).toBeVisible();
  await expect(page).toHaveURL(/\/yorum-bildirimleri$/);
  await expectAccessible(page);
});
