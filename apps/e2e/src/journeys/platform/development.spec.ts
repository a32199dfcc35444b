import { untilHydrated } from "../../support/pages.ts";
import { type RunningProduct, startFromSources } from "../../support/product.ts";
import { expect, test } from "../../support/test.ts";

/** One page of each layout; the pages of a layout share the parts whose markup could differ. */
const PAGES = ["/", "/blog/bilirkisi-raporu-nasil-okunur", "/iletisim", "/becayis", "/becayis/harita"];
const JAVASCRIPT = /^text\/javascript/;

let product: RunningProduct;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startFromSources();
});

test.afterAll(async () => {
  await product.stop();
});

test("public pages run from sources, and React reports no hydration mismatch", async ({ page }) => {
  test.setTimeout(120_000); // Vite transforms each module on its first request
  for (const path of PAGES) {
    await page.goto(product.address + path);
    await untilHydrated(page);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  }
});

// Without a browser, which would request hundreds of unbundled modules.
test("the scripts of the admin area and of reloading are served from sources", async ({ request }) => {
  test.setTimeout(120_000);
  const fetchText = async (path: string, type: RegExp) => {
    const response = await request.get(product.address + path);
    expect([path, response.status(), response.headers()["content-type"]]).toEqual([
      path,
      200,
      expect.stringMatching(type),
    ]);
    return response.text();
  };
  expect(await fetchText("/admin/login", /^text\/html/)).toContain('src="/admin/src/main.tsx"');
  const source = await fetchText("/admin/src/main.tsx", JAVASCRIPT);
  const imported = [...source.matchAll(/(?:from|import) "([^"]+)"/g)].map(([, path = ""]) => path);
  expect(imported.length).toBeGreaterThan(3);
  for (const path of imported) {
    expect(path.startsWith("/admin/"), path).toBe(true);
    await fetchText(path, JAVASCRIPT);
  }
  expect(await fetchText("/@vite/client", JAVASCRIPT), "a changed line reaches the browser").toContain("WebSocket");
});
