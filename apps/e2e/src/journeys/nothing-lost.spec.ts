import { chromium, type Page } from "@playwright/test";
import { articleText, openAdmin } from "../support/admin-screens.ts";
import { findChromium } from "../support/chromium.ts";
import { expectAccessible } from "../support/screen-checks.ts";
import { expect, test } from "../support/test.ts";

const titleOf = (page: Page) => page.getByLabel("Başlık", { exact: true });
const stored = (page: Page) => page.getByText("Taslak sunucuda saklandı");

test("a browser killed in the middle of a sentence loses nothing that was typed two seconds ago", async ({
  page,
  product,
}) => {
  const server = await chromium.launchServer({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const killed = await chromium.connect(server.wsEndpoint());
  const writer = await killed.newPage();
  await openAdmin(writer, "/admin/posts/new", product.address);
  await titleOf(writer).fill("Yarıda kesilen yazı");
  await articleText(writer).pressSequentially("Bu cümlenin sonu gel");
  await expect(stored(writer)).toBeVisible();
  server.process().kill("SIGKILL");

  await openAdmin(page, "/admin/posts/new");
  await page.getByRole("button", { name: "Taslağı Geri Yükle" }).click();
  await expect(titleOf(page)).toHaveValue("Yarıda kesilen yazı");
  await expect(articleText(page)).toHaveText("Bu cümlenin sonu gel");

  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/posts$/);
  await openAdmin(page, "/admin/posts/new");
  await expect(titleOf(page)).toHaveValue("");
  await expect(page.getByRole("button", { name: "Taslağı Geri Yükle" })).toHaveCount(0);
});

test("text typed without a connection is sent when it returns", async ({ page, context, api, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const { id } = await api.createPost({
    title: "Bağlantısız yazılan yazı",
    slug: "baglantisiz-yazilan-yazi",
    content: "<p>İlk hâli.</p>",
    status: "draft",
  });
  await openAdmin(page, `/admin/posts/${id}`);
  await expect(titleOf(page)).toHaveValue("Bağlantısız yazılan yazı");
  await context.setOffline(true);
  await titleOf(page).fill("Bağlantısız değişen başlık");
  await expect(page.getByText("Sunucuya ulaşılamıyor")).toBeVisible();
  await context.setOffline(false);
  await expect(stored(page)).toBeVisible();
});

test("earlier versions are compared word by word and restored as a new version", async ({ page, api }) => {
  const { id } = await api.createPost({
    title: "Sürümleri olan yazı",
    slug: "surumleri-olan-yazi",
    content: "<p>Dava açıldı ve karara bağlandı.</p>",
    status: "draft",
  });
  await openAdmin(page, `/admin/posts/${id}`);
  await expect(articleText(page)).toContainText("karara bağlandı");
  await articleText(page).fill("Dava açıldı ve reddedildi.");
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(page.getByText("Blog yazısı güncellendi.")).toBeVisible();

  await page.getByRole("button", { name: "Sürümler" }).click();
  const dialog = page.getByRole("dialog", { name: "Sürümler" });
  await expect(dialog.getByRole("deletion").first()).toContainText("karara");
  await expect(dialog.getByRole("insertion").first()).toContainText("reddedildi");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Bu Sürümü Geri Getir" }).click();
  await page.getByRole("dialog", { name: "Sürümü Geri Getir" }).getByRole("button", { name: "Geri Getir" }).click();
  await expect(articleText(page)).toHaveText("Dava açıldı ve karara bağlandı.");
  await page.getByRole("button", { name: "Sürümler" }).click();
  await expect(dialog.getByRole("button", { name: /sürüm/ })).toHaveCount(2);
});
