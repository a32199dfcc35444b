import { type RunningProduct, startFromSources } from "../../support/product.ts";
import { expect, test } from "../../support/test.ts";

const PAGES = {
  "/": /<h1[^>]*>./,
  "/blog": /<h1[^>]*>Blog</,
  "/blog/bilirkisi-raporu-nasil-okunur": /<h1[^>]*>Bilirkişi Raporu/,
  "/becayis": /<h1[^>]*>./,
  "/giris-yap": /<main[^>]*>/,
};
const JAVASCRIPT = /^text\/javascript/;

let product: RunningProduct;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startFromSources();
});

test.afterAll(async () => {
  await product.stop();
});

// Without a browser, which would request hundreds of unbundled modules.
test("the development server renders pages and serves scripts of both apps from their sources", async ({ request }) => {
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
  for (const [path, heading] of Object.entries(PAGES)) {
    const html = await fetchText(path, /^text\/html/);
    expect(html).toMatch(heading);
    expect(html).toContain('src="/src/entry-client.tsx"');
  }
  expect(await fetchText("/admin/login", /^text\/html/)).toContain('src="/admin/src/main.tsx"');
  for (const [entry, base] of [
    ["/src/entry-client.tsx", "/"],
    ["/admin/src/main.tsx", "/admin/"],
  ] as const) {
    const source = await fetchText(entry, JAVASCRIPT);
    const imported = [...source.matchAll(/(?:from|import) "([^"]+)"/g)].map(([, path = ""]) => path);
    expect(imported.length).toBeGreaterThan(3);
    for (const path of imported) {
      expect(path.startsWith(base), path).toBe(true);
      await fetchText(path, JAVASCRIPT);
    }
  }
  expect(await fetchText("/@vite/client", JAVASCRIPT), "a changed line reaches the browser").toContain("WebSocket");
});
