import type { Page } from "@playwright/test";
import { articleText, openAdmin, signInHere, storedDraft } from "../../support/admin-screens.ts";
import { untilHydrated } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const getTitle = (page: Page) => page.getByLabel("Başlık", { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Kaydet", exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const startPost = (page: Page) => page.getByRole("link", { name: "Yeni Yazı" }).last().click();
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
