import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { makeDataFolder } from "@site/db/testing/data-folder";
import { findChromium } from "../support/chromium.ts";
import { startFromSources } from "../support/product.ts";

/**
 * Measures how long `npm run dev` takes from saving a line until the browser shows it. It changes three source files
 * and restores them. Usage: npm run bench:reload
 */

const ROOT = resolve(import.meta.dirname, "../../../..");
const ROUNDS = 5;
/** A line of each layer: the screen that shows it, and the line with `MARK` in place of a new word. */
const MARK = "%";
const cases = [
  {
    name: "text of an admin screen",
    address: "/admin/login",
    file: "apps/admin/src/screens/login.tsx",
    line: "            Yönetici Girişi\n",
    changed: `            Yönetici Girişi ${MARK}\n`,
  },
  {
    name: "text of a public component",
    address: "/",
    file: "apps/web/src/features/contact/contact-section.tsx",
    line: "<h2>İletişim</h2>",
    changed: `<h2>İletişim ${MARK}</h2>`,
  },
  {
    name: "value from a service",
    address: "/blog",
    file: "packages/api/src/features/blog/posts/view.ts",
    line: "title: row.title, slug",
    changed: `title: \`\${row.title} ${MARK}\`, slug`,
  },
];

const product = await startFromSources(makeDataFolder());
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  for (const { name, address, file, line, changed } of cases) {
    const page = await browser.newPage();
    await page.goto(product.address + address, { waitUntil: "networkidle" });
    const path = resolve(ROOT, file);
    const source = readFileSync(path, "utf8");
    if (!source.includes(line)) throw new Error(`${file} has no ${line}`);
    const times: number[] = [];
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const word = `deneme${round}`;
        times.push(
          await timeUntilShown(page, word, () =>
            writeFileSync(
              path,
              source.replace(line, () => changed.replace(MARK, word)),
            ),
          ),
        );
      }
    } finally {
      writeFileSync(path, source);
    }
    console.info(`${name}: ${times.map((ms) => `${Math.round(ms)} ms`).join(", ")}`);
    await page.close();
  }
} finally {
  await browser.close();
  await product.stop();
}

/** Returns the milliseconds from a change until the page shows the word; the page may reload meanwhile. */
async function timeUntilShown(page: Page, word: string, change: () => void): Promise<number> {
  const begun = performance.now();
  change();
  await page.getByText(word).first().waitFor({ state: "attached", timeout: 60_000 });
  const shown = performance.now() - begun;
  await page.waitForLoadState("networkidle");
  return shown;
}
