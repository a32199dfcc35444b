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
