import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import { openAdmin } from "../../support/admin-screens.ts";
import { type RunningProduct, startProduct } from "../../support/product.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const ROOT = resolve(import.meta.dirname, "../../../../..");

let product: RunningProduct;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct({ template: "plain" });
});
test.afterAll(() => product.stop());

test("an administrator looks after the system and its backups", async ({ page }) => {
  test.setTimeout(180_000);

  await test.step("sees how the system is doing, also on a telephone", async () => {
    await openAdmin(page, "/admin/dashboard", product.address);
    await page.getByRole("link", { name: "Yedekleme zamanını seçin" }).click();
    await expect(page.getByText("Henüz yedek yok")).toBeVisible();
    await page.getByRole("navigation", { name: "Sistem" }).getByRole("link", { name: "Durum" }).click();
    await expect(page.getByRole("region", { name: "Veritabanı" })).toContainText("gömülü");
    await expect(page.getByRole("region", { name: "Ürün" })).toContainText(process.versions.node);
    await expect(page.getByRole("row", { name: /Posta sunucusu Ayarlanmadı/ })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoSidewaysScrolling(page);
    await page.getByRole("navigation", { name: "Sistem" }).getByRole("link", { name: "Yedekler" }).click();
    await expect(page.getByText("Henüz yedek yok")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("chooses a time", async () => {
    await page.getByRole("button", { name: "Zamanı Değiştir" }).click();
    await page.getByLabel("Sıklık").selectOption("Her gün");
    await page.getByLabel("Saat").selectOption("04:00");
    await page.getByRole("dialog").getByRole("button", { name: "Kaydet" }).click();
    await expect(page.getByText("Her gün saat 04:00 (Türkiye saati).")).toBeVisible();
  });

  let file = "";
  await test.step("makes a backup and downloads it", async () => {
    await page.getByRole("button", { name: "Şimdi Yedekle" }).click();
    await expect(page.getByText("doğrulandı")).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /İndir$/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^site-\d{8}-\d{6}-[0-9a-f]{6}\.tar\.gz$/);
    file = await download.path();
    const sha256 = createHash("sha256").update(readFileSync(file)).digest("hex");
    await expect(page.getByText(sha256)).toBeVisible();
  });

  await test.step("the command restores it elsewhere", async () => {
    const folder = makeDataFolder();
    try {
      const { PATH } = process.env;
      const cli = resolve(ROOT, "apps/server/src/operator.ts");
      const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", cli, "restore", file], {
        cwd: ROOT,
        env: { PATH, DATA_DIR: folder, APP_SECRET: "a secret for journeys, long enough" },
      });
      expect(stdout).toContain("restored: the site of");
    } finally {
      removeDataFolder(folder);
    }
  });

  await test.step("deletes it", async () => {
    await page.getByRole("button", { name: /Sil$/ }).click();
    const dialog = page.getByRole("dialog", { name: "Yedeği Sil" });
    await expect(dialog).toContainText(/site-\d{8}-\d{6}-[0-9a-f]{6}\.tar\.gz/);
    await dialog.getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Henüz yedek yok")).toBeVisible();
  });
});
