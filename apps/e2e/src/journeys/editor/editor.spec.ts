import type { Page } from "@playwright/test";
import { goTo } from "../../support/admin-menu.ts";
import { articleText, openAdmin, signInHere, storedDraft } from "../../support/admin-screens.ts";
import { untilHydrated } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const getTitle = (page: Page) => page.getByLabel("Başlık", { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Kaydet", exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const startPost = (page: Page) => page.getByRole("link", { name: "Yeni Yazı" }).last().click();
const restoreDraft = (page: Page) => page.getByRole("button", { name: "Taslağı Geri Yükle" }).click();
const leaveQuestion = (page: Page) => page.getByRole("dialog", { name: "Kaydedilmemiş değişiklikler var" });

test("an author finds the way to the posts, narrows their list and leaves an unsaved post after a question", async ({
  page,
  api,
}) => {
  test.setTimeout(120_000);
  await api.createPost({
    title: "Şüpheli ıssız taslak",
    slug: "supheli-issiz-taslak",
    content: "<p>Metin.</p>",
    status: "draft",
  });

  await test.step("an address of the admin area that leads nowhere says so", async () => {
    await openAdmin(page, "/admin/boyle-bir-ekran-yok");
    await expect(heading(page, "Sayfa Bulunamadı")).toBeVisible();
    await page.getByRole("link", { name: "Yazılara git" }).click();
    await expect(heading(page, "Yazılar")).toBeVisible();
  });

  await test.step("the dashboard counts what there is", async () => {
    await goTo(page, "Genel Bakış");
    const published = (await api.listPublishedPosts()).length;
    await expect(page.getByRole("definition").nth(1)).toHaveText(String(published));
    for (const label of ["Toplam Yazı", "Yayınlanan", "Taslak", "Kategoriler", "Etiketler"])
      await expect(page.getByRole("term").filter({ hasText: label })).toBeVisible();
  });

  await test.step("the list narrows by status and by words without Turkish marks, until nothing is left", async () => {
    await goTo(page, "Yazılar");
    await page.getByLabel("Durum").selectOption({ label: "Taslak" });
    await page.getByRole("searchbox", { name: "Ara" }).fill("supheli issiz");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("article", { name: "Şüpheli ıssız taslak" })).toBeVisible();
    await expect(page).toHaveURL(/ara=/); // the words reach the address after a pause

    await page.reload();
    await expect(page.getByRole("searchbox", { name: "Ara" })).toHaveValue("supheli issiz");
    await expect(page.getByRole("article")).toHaveCount(1);

    await page.getByRole("searchbox", { name: "Ara" }).fill("zzyzx");
    await expect(page.getByText("Blog yazısı bulunamadı")).toBeVisible();
    await page.getByRole("button", { name: "Temizle" }).click();
    await expect(page.getByRole("article")).toHaveCount(9);
    await expect(page).toHaveURL(/\/admin\/posts$/);
  });

  await test.step("leaving with unsaved changes asks first, by a link and by Back", async () => {
    await startPost(page);
    await getTitle(page).fill("Kaydedilmeyen yazı");
    const question = leaveQuestion(page);
    await page.getByRole("link", { name: "Yazılara dön" }).click();
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "Sayfada Kal" }).click();
    await expect(question).toBeHidden();
    await expect(getTitle(page)).toHaveValue("Kaydedilmeyen yazı");

    await page.goBack();
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/posts\/new$/);

    await page.goBack();
    await question.getByRole("button", { name: "Kaydetmeden Çık" }).click();
    await expect(page).toHaveURL(/\/admin\/posts$/);
    await expect(heading(page, "Yazılar")).toBeVisible();
  });
});

test("a new post is refused beside its fields and outlives a reload and the end of the session", async ({
  page,
  context,
  api,
  pageErrors,
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { slug: taken } = await api.createPost({
    title: "Adresi alınmış yazı",
    slug: "adresi-alinmis-yazi",
    content: "<p>Metin.</p>",
    status: "draft",
  });
  await openAdmin(page, "/admin/posts/new");

  await test.step("without title and text it is refused beside its fields, with the focus on the first", async () => {
    await save(page);
    await expect(getTitle(page)).toHaveAccessibleDescription(/Başlık gereklidir/);
    await expect(page.getByLabel("Slug", { exact: true })).toHaveAccessibleDescription(/Slug gereklidir/);
    await expect(articleText(page)).toHaveAccessibleDescription(/İçerik gereklidir/);
    await expect(getTitle(page)).toBeFocused();
    await expect(page).toHaveURL(/\/admin\/posts\/new$/);

    await getTitle(page).fill("Başlığı olan, metni olmayan yazı");
    await save(page);
    await expect(getTitle(page)).not.toHaveAccessibleDescription(/Başlık gereklidir/);
    await expect(articleText(page)).toBeFocused();
  });

  await test.step("with an address that another article has it is refused beside the field", async () => {
    pageErrors.expect(/status of 409/);
    await getTitle(page).fill("Adresi alınmış yazı");
    await expect(page.getByLabel("Slug", { exact: true })).toHaveValue(taken);
    await articleText(page).fill("Başka bir metin.");
    await save(page);
    await expect(page.getByText("Bu slug başka bir yazıda kullanılıyor. Lütfen değiştirin.")).toBeVisible();
    await expect(articleText(page)).toHaveText("Başka bir metin.");
  });

  await test.step("a reload in the middle of writing offers the text again", async () => {
    await getTitle(page).fill("Yenilenen sayfada kalan yazı");
    await expect.poll(() => storedDraft(page, "new")).toContain("Yenilenen sayfada kalan yazı");
    page.on("dialog", (dialog) => dialog.accept());
    await page.reload();
    await untilHydrated(page);
    await restoreDraft(page);
    await expect(getTitle(page)).toHaveValue("Yenilenen sayfada kalan yazı");
  });

  await test.step("an ended session leads to the sign-in, and what was typed is offered again", async () => {
    pageErrors.expect(/status of 401/);
    await getTitle(page).fill("Oturum bitmeden yazılanlar");
    await articleText(page).fill("Bu cümle kaybolmamalı.");
    const token = await page.evaluate(() => localStorage.getItem("adminToken"));
    const elsewhere = await playwright.request.newContext({
      baseURL,
      storageState: await context.storageState(),
      extraHTTPHeaders: { authorization: `Bearer ${token}` },
    });
    expect((await elsewhere.post("/api/admin/logout")).status()).toBe(200);
    await elsewhere.dispose();

    await page.keyboard.press("Control+S"); // no button: the event stream may have led to the sign-in already
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByText("Oturumunuz sona erdi")).toBeVisible();
    await signInHere(page);

    await expect(page).toHaveURL(/\/admin\/posts\/new$/);
    await restoreDraft(page);
    await expect(getTitle(page)).toHaveValue("Oturum bitmeden yazılanlar");
    await expect(articleText(page)).toHaveText("Bu cümle kaybolmamalı.");
    await save(page);
    await expect(page.getByText("Blog yazısı oluşturuldu.")).toBeVisible();
    await expect(heading(page, "Yazılar")).toBeVisible();
  });

  await test.step("signing out with unsaved changes asks first, and leaves no draft behind", async () => {
    await startPost(page);
    await getTitle(page).fill("Çıkışta silinen yazı");
    await page.getByRole("button", { name: "Çıkış Yap" }).click();
    await leaveQuestion(page).getByRole("button", { name: "Kaydetmeden Çık" }).click();
    await expect(heading(page, "Yönetici Girişi")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
    expect(await storedDraft(page, "new")).toBe("");
  });
});
