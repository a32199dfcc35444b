import type { Page } from "@playwright/test";
import { articleText, openAdmin, signInHere, storedDraft } from "../../support/admin-screens.ts";
import { untilHydrated } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const getTitle = (page: Page) => page.getByLabel("Başlık", { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Kaydet", exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const startPost = (page: Page) => page.getByRole("link", { name: "Yeni Yazı" }).click();
const restoreDraft = (page: Page) => page.getByRole("button", { name: "Taslağı Geri Yükle" }).click();
const leaveQuestion = (page: Page) => page.getByRole("dialog", { name: "Kaydedilmemiş değişiklikler var" });

test("a new post outlives a reload and the end of the session, and leaves no draft behind at signing out", async ({
  page,
  context,
  pageErrors,
  playwright,
  baseURL,
}) => {
  await openAdmin(page, "/admin/posts/new");

  await test.step("a reload in the middle of writing offers the text again", async () => {
    await getTitle(page).fill("Yenilenen sayfada kalan yazı");
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

    await page.keyboard.press("Control+S"); // instead of a button: the event stream may have opened the sign-in already
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

test("a save over a newer version shows both texts, and the one that is not chosen comes back as a version", async ({
  page,
  api,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409/);
  const post = { title: "Ortak yazı", slug: "ortak-yazi" };
  const { id } = await api.createPost({ ...post, content: "<p>İlk metin.</p>", status: "draft" });
  await openAdmin(page, `/admin/posts/${id}`);
  await articleText(page).fill("Benim metnim.");
  await api.updatePost(id, { ...post, content: "<p>Onun metni.</p>", status: "draft" });
  await save(page);
  await page.getByRole("button", { name: "Karşılaştır" }).click();
  const dialog = page.getByRole("dialog", { name: "İki metinden birini seçin" });
  await expect(dialog.getByRole("region", { name: "Sizin yazdığınız" })).toContainText("Benim metnim.");
  await expect(dialog.getByRole("region", { name: "Sunucudaki" })).toContainText("Onun metni.");
  await dialog.getByRole("button", { name: "Sunucudakini Kullan" }).click();
  await expect(articleText(page)).toHaveText("Onun metni.");

  await page.getByRole("button", { name: "Diğer", exact: true }).click();
  await page.getByRole("menuitem", { name: "Sürümler" }).click();
  const versions = page.getByRole("dialog", { name: "Sürümler" });
  await expect(versions.getByRole("deletion").first()).toContainText("Benim");
  await versions.getByRole("button", { name: "Bu Sürümü Geri Getir" }).click();
  await page.getByRole("button", { name: "Geri Getir", exact: true }).click();
  await expect(articleText(page)).toHaveText("Benim metnim.");
  await api.removePost(id);
});
