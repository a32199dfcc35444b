import type { Page } from "@playwright/test";
import { weighPage } from "../../support/page-weight.ts";
import { expect, test } from "../../support/test.ts";

/** In bytes after brotli. React, TanStack Query, tRPC's client and superjson have 80,000 of them. */
const MAX_SCRIPTS = {
  "/blog/bilirkisi-raporu-nasil-okunur": 115_000,
  "/blog": 115_000,
  "/": 115_000,
  "/becayis": 115_000,
  "/hizmetler": 115_000,
};
const MAX_STYLES = 6_000;
const MAX_IN_ALL = 140_000;

for (const [path, maxScripts] of Object.entries(MAX_SCRIPTS))
  test(`${path} stays within its size limits`, async ({ product }) => {
    const { document, scripts, styles } = await weighPage(product.address, path);
    console.info(`${path} after brotli: ${scripts} B of scripts, ${styles} B of styles, ${document} B of document`);
    expect(scripts, "scripts").toBeGreaterThan(0);
    expect(scripts, "scripts").toBeLessThanOrEqual(maxScripts);
    expect(styles, "style sheets").toBeLessThanOrEqual(MAX_STYLES);
    expect(document + scripts + styles, "document, style sheets and scripts").toBeLessThanOrEqual(MAX_IN_ALL);
  });

/** Lets pages be requested some time before their head is parsed, on machines of any speed. */
const requestBefore = (page: Page, milliseconds: number) =>
  page.addInitScript((waited) => {
    const requestStart = { get: () => performance.now() - waited };
    Object.defineProperty(PerformanceResourceTiming.prototype, "requestStart", requestStart);
  }, milliseconds);

const preloads = (page: Page) => page.locator("head > link[rel=preload][as=font]");

test("fonts are requested before the text that needs them where they can arrive in time", async ({ page }) => {
  await requestBefore(page, 100);
  await page.goto("/");
  await expect(preloads(page)).toHaveCount(4);
});

test("a slow first page has the fallback fonts, and the next one those that it has brought", async ({ page }) => {
  await requestBefore(page, 500);
  await page.goto("/blog");
  await expect(page.locator("html")).toHaveAttribute("data-fonts", "fallback");
  await expect(page.locator("head > link[rel=prefetch][as=font]")).toHaveCount(4);
  await expect(preloads(page)).toHaveCount(0);

  await page.goto("/hizmetler", { referer: page.url() });
  await expect(preloads(page)).toHaveCount(4);
  await expect(page.locator("html")).not.toHaveAttribute("data-fonts");

  await page.reload();
  await expect(preloads(page)).toHaveCount(4);
});
