import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { openAdmin } from "../../support/admin-screens.ts";
import { expect, test } from "../../support/test.ts";

test("an administrator makes a backup, downloads it whole and deletes it", async ({ page }) => {
  await openAdmin(page, "/admin/system/backups");
  await page.getByRole("button", { name: "Şimdi Yedekle" }).click();
  await expect(page.getByText("doğrulandı")).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /İndir$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^site-\d{8}-\d{6}-[0-9a-f]{6}\.tar\.gz$/);
  const sha256 = createHash("sha256")
    .update(readFileSync(await download.path()))
    .digest("hex");
  await expect(page.getByText(sha256)).toBeVisible();
  await page.getByRole("button", { name: /Sil$/ }).click();
  await page.getByRole("dialog", { name: "Yedeği Sil" }).getByRole("button", { name: "Sil" }).click();
  await expect(page.getByText("Henüz yedek yok")).toBeVisible();
});
