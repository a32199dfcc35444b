import { untilHydrated } from "../../support/pages.ts";
import { type RunningProduct, startFromSources } from "../../support/product.ts";
import { expect, test } from "../../support/test.ts";

let product: RunningProduct;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startFromSources();
});

test.afterAll(async () => {
  await product.stop();
});

test("the development server runs from sources, and React reports no hydration mismatch", async ({ page }) => {
  test.setTimeout(180_000); // Vite transforms each module on its first request
  for (const path of [
    "/",
    "/hizmetler",
    "/hizmetler/ozet",
    "/iletisim",
    "/hakkimda",
    "/becayis",
    "/becayis/harita",
    "/giris-yap",
    "/uye-ol",
  ]) {
    await page.goto(product.address + path, { waitUntil: "networkidle" });
    await untilHydrated(page);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto(`${product.address}/blog`, { waitUntil: "networkidle" });
  await untilHydrated(page);
  await page.getByRole("button", { name: "Liste görünümü" }).click();
  const cards = page.locator("[data-view=list] > li");
  await expect(cards).toHaveCount(9);
  await cards.first().getByRole("heading").getByRole("link").click();
  await page.waitForURL(/\/blog\/.+/);
  await page.reload({ waitUntil: "networkidle" });
  await untilHydrated(page);
  await page.goto(`${product.address}/admin/login`);
  await expect(page.getByRole("button", { name: "Giriş Yap" })).toBeVisible();
});
