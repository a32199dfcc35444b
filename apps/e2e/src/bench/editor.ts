import { chromium, type Page } from "@playwright/test";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import { AdminApi } from "../support/admin-api.ts";
import { articleText, openAdmin } from "../support/admin-screens.ts";
import { findChromium } from "../support/chromium.ts";
import { startProductIn } from "../support/product.ts";

/**
 * Measures how fast the editor opens a long article and responds to keys, in the built product and Chromium.
 * Usage: npm run bench:editor [characters]
 */

const LENGTH = Number(process.argv[2] ?? 100_000);
const OPENINGS = 3;
const KEYS = 100;
/** About sixteen keys a second, faster than people type. */
const KEY_DELAY_MS = 60;

const ROW = "<tr><td><p>Alacak</p></td><td><p>1.250,00</p></td><td><p>Faiz</p></td></tr>";
const PARAGRAPH =
  'Bilirkişi raporu <strong>dosyaya</strong> sunuldu; <a href="/blog">taraflar</a> iki hafta içinde ' +
  "<em>itiraz</em> edebilir. ";
const SECTION =
  `<h2>Bölüm başlığı</h2>${`<p>${PARAGRAPH.repeat(4)}</p>`.repeat(5)}` +
  `<ul>${`<li><p>${PARAGRAPH}</p></li>`.repeat(4)}</ul>` +
  `<table><tbody>${ROW.repeat(6)}</tbody></table>` +
  `<pre><code class="language-javascript">const a = 1;\nconst b = a + 1;</code></pre>` +
  `<blockquote><p>${PARAGRAPH}</p></blockquote>`;

const folder = makeDataFolder();
const product = await startProductIn(folder, { variables: { SEED_DEMO: "false" } });
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  const api = await AdminApi.signIn(product.address);
  const content = SECTION.repeat(Math.ceil(LENGTH / SECTION.length));
  const { id } = await api.createPost({ title: "Uzun yazı", slug: "uzun-yazi", content, status: "draft" });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await openAdmin(page, "/admin/dashboard", product.address);
  console.info(`article of ${Math.round(content.length / 1000)} KB`);
  const openings: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening++) openings.push(await open(page, id));
  print("opening, from the address to the text", openings);
  print("a key in the middle of it, to the next paint", await typeInTheMiddle(page));
  await page.close({ runBeforeUnload: false });
} finally {
  await browser.close();
  await product.stop();
  removeDataFolder(folder);
}

async function open(page: Page, id: number): Promise<number> {
  const begun = performance.now();
  await page.goto(`${product.address}/admin/posts/${id}`);
  await articleText(page).locator("p").last().waitFor();
  return performance.now() - begun;
}

/** Types letters and returns the milliseconds from each keydown to the end of the frame that shows it. */
async function typeInTheMiddle(page: Page): Promise<number[]> {
  const paragraphs = articleText(page).locator("> p");
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click();
  await page.evaluate(recordKeys);
  await page.keyboard.type("a".repeat(KEYS), { delay: KEY_DELAY_MS });
  await page.waitForFunction((keys) => Reflect.get(window, "keyTimes").length >= keys, KEYS);
  return page.evaluate(() => Reflect.get(window, "keyTimes"));
}

/** Runs in the page: a message posted in a frame is handled after the frame is painted. */
function recordKeys(): void {
  const times: number[] = [];
  Reflect.set(window, "keyTimes", times);
  addEventListener(
    "keydown",
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      }),
    true,
  );
}

function print(name: string, times: number[]): void {
  const sorted = [...times].sort((left, right) => left - right);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  console.info(`${name.padEnd(48)} median ${at(0.5)} ms, p95 ${at(0.95)} ms, at most ${at(1)} ms`);
}
