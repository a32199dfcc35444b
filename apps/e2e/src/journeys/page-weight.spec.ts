import { weighPage } from "../support/page-weight.ts";
import { expect, test } from "../support/test.ts";

/** In bytes after brotli. */
const MOST_SCRIPTS = 90_000;
const MOST_STYLES = 6_000;
const MOST_IN_ALL = 120_000;

test("an article page stays within its size limits", async ({ product }) => {
  const { document, scripts, styles } = await weighPage(product.address, "/blog/bilirkisi-raporu-nasil-okunur");
  console.info(`article page after brotli: ${scripts} B of scripts, ${styles} B of styles, ${document} B of document`);
  expect(scripts, "scripts").toBeGreaterThan(0);
  expect(scripts, "scripts").toBeLessThanOrEqual(MOST_SCRIPTS);
  expect(styles, "style sheets").toBeLessThanOrEqual(MOST_STYLES);
  expect(document + scripts + styles, "document, style sheets and scripts").toBeLessThanOrEqual(MOST_IN_ALL);
});

test("fonts are requested before the text that needs them only where they can arrive in time", async ({ page }) => {
  const preloads = page.locator("head > link[rel=preload][as=font]");
  /** Lets the next pages be requested some time before their head is parsed, on machines of any speed. */
  const requestBefore = (milliseconds: number) =>
    page.addInitScript((waited) => {
      const requestStart = { get: () => performance.now() - waited, configurable: true };
      Object.defineProperty(PerformanceResourceTiming.prototype, "requestStart", requestStart);
    }, milliseconds);

  await requestBefore(100);
  await page.goto("/");
  await expect(preloads).toHaveCount(4);

  await requestBefore(500);
  await page.goto("/blog");
  await expect(page.locator("html")).toHaveAttribute("data-fonts", "fallback");
  await expect(page.locator("head > link[rel=prefetch][as=font]"), "for the next page").toHaveCount(4);
  await expect(preloads).toHaveCount(0);

  await page.reload();
  await expect(preloads, "a reload finds the fonts in the browser").toHaveCount(4);

  await page.goto("/hizmetler", { referer: new URL("/blog", page.url()).href });
  await expect(preloads, "the page before has brought the fonts").toHaveCount(4);
  await expect(page.locator("html")).not.toHaveAttribute("data-fonts");
});
