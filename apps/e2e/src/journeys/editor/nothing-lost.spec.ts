import { chromium, type Page } from "@playwright/test";
import { articleText, openAdmin } from "../../support/admin-screens.ts";
import { findChromium } from "../../support/chromium.ts";
import { expectAccessible } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const TYPED = "Dava açıldı ve karara bağl";

const getTitle = (page: Page) => page.getByLabel("Başlık", { exact: true });
const stored = (page: Page) => page.getByText("Taslak sunucuda saklandı");
const save = (page: Page) => page.getByRole("button", { name: "Kaydet", exact: true }).click();

test("what an author typed survives a killed browser, a lost connection and changes from elsewhere", async ({
  page,
  context,
  product,
  api,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const restore = page.getByRole("button", { name: "Taslağı Geri Yükle" });
  await api.discardNewPosts(); // of other journeys: they would be offered next

  await test.step("a browser killed in mid-sentence loses nothing that was typed two seconds ago", async () => {
    const server = await chromium.launchServer({ executablePath: findChromium(), args: ["--no-sandbox"] });
    const killed = await chromium.connect(server.wsEndpoint());
    const writer = await killed.newPage();
    await openAdmin(writer, "/admin/posts/new", product.address);
    await getTitle(writer).fill("Yarıda kesilen yazı");
    await articleText(writer).pressSequentially(TYPED);
    await expect(stored(writer)).toBeVisible();
    server.process().kill("SIGKILL");

    await openAdmin(page, "/admin/posts/new");
    await restore.click();
    await expect(getTitle(page)).toHaveValue("Yarıda kesilen yazı");
    await expect(articleText(page)).toHaveText(TYPED);
  });

  await test.step("once saved, it is offered no more, even where a new post is begun before the list is shown", async () => {
    await page.evaluate(() => {
      const link = [...document.querySelectorAll<HTMLElement>("nav a")].find((a) => a.textContent === "Yeni Yazı");
      navigation.addEventListener("currententrychange", () => setTimeout(() => link?.click()), { once: true });
    });
    await save(page);
    await expect(page.getByText("Blog yazısı oluşturuldu.")).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/posts\/new$/);
    await expect(getTitle(page)).toHaveValue("");
    await expect(restore).toHaveCount(0);
  });

  await test.step("text typed without a connection is sent when it returns", async () => {
    pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.getByRole("link", { name: "Yazılara dön" }).click();
    await page.getByRole("link", { name: "Yarıda kesilen yazı" }).click();
    await expect(getTitle(page)).toHaveValue("Yarıda kesilen yazı");
    await context.setOffline(true);
    await getTitle(page).fill("Bağlantısız değişen başlık");
    await expect(page.getByText("Sunucuya ulaşılamıyor")).toBeVisible();
    await context.setOffline(false);
    await expect(stored(page)).toBeVisible();
  });

  await test.step("earlier versions are compared word by word and restored as a new version", async () => {
    await articleText(page).fill("Dava açıldı ve reddedildi.");
    await save(page);
    await expect(page.getByText("Blog yazısı güncellendi.")).toBeVisible();
    await page.getByRole("button", { name: "Sürümler" }).click();
    const dialog = page.getByRole("dialog", { name: "Sürümler" });
    await expect(dialog.getByRole("deletion").filter({ hasText: "karara" })).toBeVisible();
    await expect(dialog.getByRole("insertion").filter({ hasText: "reddedildi" })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Bu Sürümü Geri Getir" }).click();
    await page.getByRole("dialog", { name: "Sürümü Geri Getir" }).getByRole("button", { name: "Geri Getir" }).click();
    await expect(articleText(page)).toHaveText(TYPED);
    await page.getByRole("button", { name: "Sürümler" }).click();
    await expect(dialog.getByRole("button", { name: /sürüm/ })).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("a restored draft over a newer state is merged with it, paragraph by paragraph", async () => {
    pageErrors.expect(/status of 409/);
    const id = Number(page.url().split("/").at(-1));
    const { slug } = await api.getPost(id);
    await api.updatePost(id, {
      title: "Bağlantısız değişen başlık",
      slug,
      status: "draft",
      content: "<p>Birinci paragraf.</p><p>İkinci paragraf.</p>",
    });
    await page.reload();
    await articleText(page).getByText("Birinci paragraf.").click();
    await page.keyboard.press("End");
    await page.keyboard.type(" Benim cümlem.");
    await getTitle(page).fill("Sonra kaydedilen başlık");
    await expect(stored(page)).toBeVisible();
    const newer = { title: "Önce kaydedilen başlık", excerpt: "Önce kaydedilen özet", status: "draft", slug } as const;
    await api.updatePost(id, { ...newer, content: "<p>Birinci paragraf.</p><p>İkinci paragraf. Onun cümlesi.</p>" });
    page.on("dialog", (dialog) => dialog.accept());
    await page.reload();
    await restore.click();
    await save(page);

    const refusal = page.getByRole("alert").filter({ hasText: "Bu yazı siz düzenlerken başka bir yerde değişti." });
    const compare = refusal.getByRole("button", { name: "Karşılaştır ve Birleştir" });
    await compare.click();
    const merge = page.getByRole("dialog", { name: "Değişiklikleri birleştir" });
    const button = merge.getByRole("button", { name: "Birleştir" });
    const changedTitle = merge.getByRole("region", { name: "Başlık" });
    await expect(changedTitle.getByText("İki taraf da değiştirdi")).toBeVisible();
    await expect(changedTitle.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(merge.getByRole("region", { name: "Özet" }).getByRole("radio", { name: "Sunucudaki" })).toBeChecked();
    const text = merge.getByRole("region", { name: "İçerik" });
    await expect(text).toContainText("Benim cümlem.");
    await expect(text).toContainText("Onun cümlesi.");
    await expect(button).toBeDisabled();
    await expectAccessible(page);
    await changedTitle.getByRole("radio", { name: "Benim yazdığım" }).check();
    await button.click();
    await expect(refusal).toHaveCount(0);
    await expect(page.getByLabel("Özet", { exact: true })).toHaveValue("Önce kaydedilen özet");

    const merged = "<p>Birinci paragraf. Benim cümlem.</p><p>İkinci paragraf. Onun cümlesi.</p>";
    await api.updatePost(id, { ...newer, content: merged, excerpt: "Üçüncü özet" });
    await save(page);
    await compare.click();
    await expect(merge.getByRole("region", { name: "Özet" }).getByRole("radio", { name: "Sunucudaki" })).toBeChecked();
    await expect(merge.getByRole("region", { name: "İçerik" })).toHaveCount(0);
    await button.click();
    await save(page);
    const kept = { title: "Sonra kaydedilen başlık", excerpt: "Üçüncü özet", content: merged };
    await expect.poll(() => api.getPost(id)).toMatchObject(kept);
  });
});
