import { weighPage } from "../../support/page-weight.ts";
import { expect, test } from "../../support/test.ts";

/** In bytes after brotli. React, React Router, TanStack Query, tRPC's client and superjson have 108,000 of them. */
const MAX_SCRIPTS = {
  "/blog/bilirkisi-raporu-nasil-okunur": 130_000,
  "/blog": 133_000,
  "/": 143_000,
  "/becayis": 139_000,
  "/hizmetler": 129_000,
};
const MAX_STYLES = 6_000;
const MAX_IN_ALL = 165_000;

for (const [path, maxScripts] of Object.entries(MAX_SCRIPTS))
  test(`${path} stays within its size limits`, async ({ product }) => {
    const { document, scripts, styles } = await weighPage(product.address, path);
    console.info(`${path} after brotli: ${scripts} B of scripts, ${styles} B of styles, ${document} B of document`);
    expect(scripts, "scripts").toBeGreaterThan(0);
    expect(scripts, "scripts").toBeLessThanOrEqual(maxScripts);
    expect(styles, "style sheets").toBeLessThanOrEqual(MAX_STYLES);
    expect(document + scripts + styles, "document, style sheets and scripts").toBeLessThanOrEqual(MAX_IN_ALL);
  });
