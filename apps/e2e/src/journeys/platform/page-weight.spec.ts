import { weighScripts } from "../../support/page-weight.ts";
import { expect, test } from "../../support/test.ts";

/** The most bytes of scripts on a public page, after brotli. It is meant for heavy dependencies only. */
const MAX_SCRIPTS = 200_000;

test("no public page loads more than 200 kB of scripts", async ({ product }) => {
  for (const path of [
    ...["/", "/blog", "/blog/bilirkisi-raporu-nasil-okunur", "/hizmetler", "/iletisim", "/uye-ol", "/profil"],
    ...["/becayis", "/becayis/sor", "/becayis/harita", "/becayis/kurum/saglik-bakanligi/hemsire"],
    "/becayis/listings/1",
  ]) {
    const scripts = await weighScripts(product.address, path);
    console.info(`${path}: ${scripts} B of scripts after brotli`);
    expect(scripts, path).toBeGreaterThan(0);
    expect(scripts, path).toBeLessThanOrEqual(MAX_SCRIPTS);
  }
});
