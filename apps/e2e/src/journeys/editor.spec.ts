import type { Page } from "@playwright/test";
import { articleText, openAdmin, signInHere } from "../support/admin-screens.ts";
import { untilHydrated, visit } from "../support/pages.ts";
import { expectAccessible } from "../support/screen-checks.ts";
import { expect, test } from "../support/test.ts";

const titleOf = (page: Page) => page.getByLabel("Başlık", { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Kaydet", exact: true }).click();

test("a post without title and text is refused beside its fields, with the focus on the first", async ({ page }) => {
  await openAdmin(page, "/admin/posts/new");
  await save(page);
  await expect(titleOf(page)).toHaveAccessibleDescription(/Başlık gereklidir/);
  await expect(page.getByLabel("Slug", { exact: true })).toHaveAccessibleDescription(/Slug gereklidir/);
  await expect(articleText(page)).toHaveAccessibleDescription(/İçerik gereklidir/);
  await expect(titleOf(page)).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/posts\/new$/);

  await titleOf(page).fill("Başlığı olan, metni olmayan yazı");
  await save(page);
  await expect(titleOf(page)).not.toHaveAccessibleDescription(/Başlık gereklidir/);
  await expect(articleText(page)).toBeFocused();
});

test("an address that another article has is refused beside its field", async ({ page, api, faults }) => {
  faults.expect(/status of 409/);
  const taken = await api.createPost({
    title: "Adresi alınmış yazı",
    slug: "adresi-alinmis-yazi",
    content: "<p>Metin.</p>",
    status: "draft",
  });
  await openAdmin(page, "/admin/posts/new");
  await titleOf(page).fill("Adresi alınmış yazı");
  await expect(page.getByLabel("Slug", { exact: true })).toHaveValue(taken.slug);
  await articleText(page).fill("Başka bir metin.");
  await save(page);
  await expect(page.getByText("Bu slug başka bir yazıda kullanılıyor. Lütfen değiştirin.")).toBeVisible();
  await expect(articleText(page)).toHaveText("Başka bir metin.");
});

test("a session that ends on the server leads to the sign-in, and what was typed is offered again", async ({
  page,
  context,
  faults,
  playwright,
  baseURL,
}) => {
  faults.expect(/status of 401/);
  await openAdmin(page, "/admin/posts/new");
  await titleOf(page).fill("Oturum bitmeden yazılanlar");
  await articleText(page).fill("Bu cümle kaybolmamalı.");

  await test.step("the session is ended from elsewhere", async () => {
    const token = await page.evaluate(() => localStorage.getItem("adminToken"));
    const elsewhere = await playwright.request.newContext({
      baseURL,
      storageState: await context.storageState(),
      extraHTTPHeaders: { authorization: `Bearer ${token}` },
    });
    expect((await elsewhere.post("/api/admin/logout")).status()).toBe(200);
    await elsewhere.dispose();
  });

  await save(page);
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByText("Oturumunuz sona erdi")).toBeVisible();
  await signInHere(page);

  await expect(page).toHaveURL(/\/admin\/posts\/new$/);
  await page.getByRole("button", { name: "Taslağı Geri Yükle" }).click();
  await expect(titleOf(page)).toHaveValue("Oturum bitmeden yazılanlar");
  await expect(articleText(page)).toHaveText("Bu cümle kaybolmamalı.");
  await save(page);
  await expect(page.getByText("Blog yazısı oluşturuldu.")).toBeVisible();
});

test("leaving with unsaved changes asks first, by a link and by Back", async ({ page }) => {
  await openAdmin(page, "/admin/posts");
  await page.getByRole("link", { name: "Yeni Yazı" }).last().click();
  await titleOf(page).fill("Kaydedilmeyen yazı");
  const question = page.getByRole("dialog", { name: "Kaydedilmemiş değişiklikler var" });

  await page.getByRole("link", { name: "Yazılara dön" }).click();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Sayfada Kal" }).click();
  await expect(question).toBeHidden();
  await expect(titleOf(page)).toHaveValue("Kaydedilmeyen yazı");

  await page.goBack();
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/posts\/new$/);

  await page.goBack();
  await question.getByRole("button", { name: "Kaydetmeden Çık" }).click();
  await expect(page).toHaveURL(/\/admin\/posts$/);
  await expect(page.getByRole("heading", { level: 1, name: "Yazılar" })).toBeVisible();
});

test("signing out with unsaved changes asks first, and leaves no draft behind", async ({ page }) => {
  await openAdmin(page, "/admin/posts/new");
  await titleOf(page).fill("Çıkışta silinen yazı");
  await page.getByRole("button", { name: "Çıkış Yap" }).click();
  const question = page.getByRole("dialog", { name: "Kaydedilmemiş değişiklikler var" });
  await question.getByRole("button", { name: "Kaydetmeden Çık" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Yönetici Girişi" })).toBeVisible();
  const left = await page.evaluate(() => [localStorage.getItem("adminToken"), localStorage.getItem("postDraft:new")]);
  expect(left).toEqual([null, null]);
});

test("an edit over a newer state is refused, and nothing of either is lost", async ({
  page,
  openBrowser,
  api,
  faults,
}) => {
  faults.expect(/status of 409/);
  const { id } = await api.createPost({
    title: "İki yerde düzenlenen yazı",
    slug: "iki-yerde-duzenlenen-yazi",
    content: "<p>İlk hâli.</p>",
    status: "draft",
  });
  const other = await openBrowser();
  await openAdmin(page, `/admin/posts/${id}`);
  await openAdmin(other, `/admin/posts/${id}`);
  await expect(titleOf(page)).toHaveValue("İki yerde düzenlenen yazı");
  await expect(titleOf(other)).toHaveValue("İki yerde düzenlenen yazı");

  await titleOf(other).fill("Önce kaydedilen başlık");
  await other.getByLabel("Özet", { exact: true }).fill("Önce kaydedilen özet");
  await save(other);
  await expect(other.getByText("Blog yazısı güncellendi.")).toBeVisible();

  await titleOf(page).fill("Sonra kaydedilen başlık");
  await save(page);
  const refusal = page.getByRole("alert").filter({ hasText: "Bu yazı siz düzenlerken başka bir yerde değişti." });
  await refusal.getByRole("button", { name: "Karşılaştır ve Birleştir" }).click();
  const merge = page.getByRole("dialog", { name: "Değişiklikleri birleştir" });
  const title = merge.getByRole("region", { name: "Başlık" });
  await expect(title.getByText("İki taraf da değiştirdi")).toBeVisible();
  await expect(title.getByRole("radio", { name: "Benim yazdığım" })).toBeChecked();
  await expect(merge.getByRole("region", { name: "Özet" }).getByRole("radio", { name: "Sunucudaki" })).toBeChecked();
  await expectAccessible(page);
  await merge.getByRole("button", { name: "Birleştir" }).click();
  await expect(page.getByLabel("Özet", { exact: true })).toHaveValue("Önce kaydedilen özet");
  await save(page);
  await expect(page.getByText("Blog yazısı güncellendi.")).toBeVisible();
  await other.reload();
  await expect(titleOf(other)).toHaveValue("Sonra kaydedilen başlık");
  await expect(other.getByLabel("Özet", { exact: true })).toHaveValue("Önce kaydedilen özet");
});

test("a reload in the middle of writing offers the text again", async ({ page }) => {
  await openAdmin(page, "/admin/posts/new");
  await titleOf(page).fill("Yenilenen sayfada kalan yazı");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("postDraft:new")))
    .toContain("Yenilenen sayfada kalan yazı");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await untilHydrated(page);
  await page.getByRole("button", { name: "Taslağı Geri Yükle" }).click();
  await expect(titleOf(page)).toHaveValue("Yenilenen sayfada kalan yazı");
});

test("the list narrows by status and by words without Turkish marks, and says when nothing is left", async ({
  page,
  api,
}) => {
  await api.createPost({
    title: "Şüpheli ıssız taslak",
    slug: "supheli-issiz-taslak",
    content: "<p>Metin.</p>",
    status: "draft",
  });
  await openAdmin(page, "/admin/posts");
  await page.getByLabel("Durum").selectOption({ label: "Taslak" });
  await page.getByRole("searchbox", { name: "Ara" }).fill("supheli issiz");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article", { name: "Şüpheli ıssız taslak" })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Ara" })).toHaveValue("supheli issiz");
  await expect(page.getByRole("article")).toHaveCount(1);

  await page.getByRole("searchbox", { name: "Ara" }).fill("zzyzx");
  await expect(page.getByText("Blog yazısı bulunamadı")).toBeVisible();
  await page.getByRole("button", { name: "Temizle" }).click();
  await expect(page.getByRole("article")).toHaveCount(9);
});

test("the dashboard counts what there is", async ({ page, api }) => {
  await openAdmin(page, "/admin/dashboard");
  const published = (await api.listPublishedPosts()).length;
  await expect(page.getByRole("definition").nth(1)).toHaveText(String(published));
  for (const label of ["Toplam Yazı", "Yayınlanan", "Taslak", "Kategoriler", "Etiketler"])
    await expect(page.getByRole("term").filter({ hasText: label })).toBeVisible();
});

test("an address of the admin area that leads nowhere says so", async ({ page }) => {
  await openAdmin(page, "/admin/posts");
  await visit(page, "/admin/boyle-bir-ekran-yok");
  await expect(page.getByRole("heading", { level: 1, name: "Sayfa Bulunamadı" })).toBeVisible();
  await page.getByRole("link", { name: "Yazılara git" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Yazılar" })).toBeVisible();
});
