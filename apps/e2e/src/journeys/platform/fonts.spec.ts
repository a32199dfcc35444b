import { expect, test } from "../../support/test.ts";

/** The layout shift above which people notice a moving text (https://web.dev/articles/cls counts from 0.1). */
const MAX_SHIFT = 0.02;
const LATE_MS = 1_000;

test.use({ viewport: { width: 390, height: 844 } });

for (const path of ["/blog/bilirkisi-raporu-nasil-okunur", "/blog", "/", "/becayis"])
  test(`${path} shows the web fonts on the first visit, and no line moves when they come late`, async ({ page }) => {
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length))
      .toBeGreaterThanOrEqual(4);
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded");
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
          }).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum))); // after the buffered entries
        }),
    );
    expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
  });
