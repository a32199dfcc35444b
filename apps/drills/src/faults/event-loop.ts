import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import pg from "pg";
import { z } from "zod";
import type { Product } from "../bench/product.ts";
import { longestDelay, postSignIn, signInMember } from "./probes.ts";
import { withScratchProduct } from "./scratch-product.ts";
import { check, drill, holdsWithin } from "./support.ts";

/**
 * Runs the most expensive operations and checks that the event loop stays responsive. Usage: tsx event-loop.ts [seed]
 */

const MAX_DELAY_MS = 200;
/** A delay fails only if every attempt shows it, because the machine may cause a single one. */
const TRIES = 3;
const RECORDS = 25_000;
const SIGN_INS = 1_000;
/** Without the hashing queue, a style sheet waited 16 s behind this many sign-ins. */
const MAX_ASSET_MS = { nineteenOfTwenty: 500, all: 5_000 };
const EXPORT_LIMIT_MS = 5 * 60_000;

/** Answer of the call that lists a member's exports. */
const exportList = z.object({
  result: z.object({ data: z.object({ json: z.array(z.object({ status: z.string() })) }) }),
});

/**
 * Texts that blocked the event loop for seconds or minutes before HTML was processed in linear time and in a thread.
 */
const HEAVY_TEXTS = {
  "8,000 headings": "<h2>Başlık</h2>".repeat(8_000),
  "20,000 headings": "<h2>Başlık</h2><p>Metin.</p>".repeat(20_000),
  "50,000 unclosed headings": "<h2>".repeat(50_000),
  "38,000 tags": "<b>kalın</b>".repeat(19_000),
  "50,000 nested lists": "<ul><li>".repeat(25_000),
  "half a megabyte of code": codeBlocks(
    "typescript",
    55,
    "const a: Map&lt;string, number&gt; = new Map([[`a`, 1]]); // b\n",
    140,
  ),
  "half a megabyte of one letter as code": codeBlocks("java", 55, "$", 9_000),
  "half a megabyte in short blocks of code": codeBlocks("java", 240, "$", 1_990),
};

function codeBlocks(language: string, count: number, line: string, lines: number): string {
  return `<pre><code class="language-${language}">${line.repeat(lines)}</code></pre>`.repeat(count);
}

await drill("event-loop", 20 * 60_000, () =>
  withScratchProduct(async (product, databaseUrl) => {
    for (const [name, text] of Object.entries(HEAVY_TEXTS)) await writeAndRead(product, name, text);
    await exportRecords(product, databaseUrl);
    await signInAtOnce(product);
  }),
);

async function writeAndRead(product: Product, name: string, content: string): Promise<void> {
  const token = await product.adminToken();
  const slug = `agir-${name.replace(/\W/g, "-")}`;
  const post = { title: `Ağır yazı: ${name}`, slug, content, status: "published", publishedAt: "2024-01-01T00:00:00Z" };
  const statuses = new Set<number>();
  const writing = await getShortest(product, async () => {
    const answer = await fetch(`${product.url}/api/admin/posts`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(post),
    });
    statuses.add(answer.status);
  });
  const [first = 0] = statuses;
  check(
    `a post of ${name} does not block the event loop`,
    first < 500 && writing <= MAX_DELAY_MS,
    `${first}, ${writing.toFixed(0)} ms`,
  );
  if (first >= 300) return;
  let length = 0;
  const reading = await getShortest(product, async (attempt) => {
    length = (await (await fetch(`${product.url}/blog/${slug}?tur=${attempt}`)).text()).length;
  });
  check(
    "reading it does not block the event loop",
    reading <= MAX_DELAY_MS,
    `${length} characters, ${reading.toFixed(0)} ms`,
  );
}

async function exportRecords(product: Product, databaseUrl: string): Promise<void> {
  const member = await signInMember(product);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO comments (post_id, member_id, author_name, content)
     SELECT (SELECT min(id) FROM posts), $1, 'Deneme', 'Yorum ' || number || repeat(' metin', 60)
     FROM generate_series(1, $2) AS number`,
    [member.id, RECORDS],
  );
  await client.end();
  const headers = { authorization: `Bearer ${member.token}`, "content-type": "application/json" };
  const exports = `${product.url}/trpc/user.dataExports`;
  await longestDelay(product.url);
  const asked = await fetch(`${exports}.request`, {
    method: "POST",
    headers,
    body: JSON.stringify({ json: { password: member.password } }),
  });
  let delay = 0;
  const isReady = await holdsWithin(EXPORT_LIMIT_MS, async () => {
    const { result } = exportList.parse(await (await fetch(`${exports}.list`, { headers })).json());
    delay = Math.max(delay, await longestDelay(product.url));
    return result.data.json.some(({ status }) => status === "ready");
  });
  check(`an export of ${RECORDS} records is created`, isReady, `${asked.status}`);
  check("creating it does not block the event loop", delay <= MAX_DELAY_MS, `${delay.toFixed(0)} ms`);
}

async function signInAtOnce(product: Product): Promise<void> {
  const { email, password } = await signInMember(product);
  const asset = /href="(\/assets\/[^"]+\.css)"/.exec(await (await fetch(product.url)).text())?.[1] ?? "/favicon.svg";
  const statuses = new Map<number, number>();
  let isRunning = true;
  const signIns = Promise.all(
    Array.from({ length: SIGN_INS }, async () => {
      const answer = await postSignIn(product.url, email, password);
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 503 && !answer.headers.has("retry-after")) statuses.set(0, 1);
    }),
  ).finally(() => {
    isRunning = false;
  });
  const waits: number[] = [];
  while (isRunning) waits.push(await readTime(product.url + asset));
  await signIns;
  const summary = [...statuses].map(([status, times]) => `${status}: ${times}`).join(", ");
  check(
    `${SIGN_INS} sign-ins at once get an answer or 503 with Retry-After`,
    [...statuses.keys()].every((status) => [200, 503].includes(status)),
    summary,
  );
  waits.sort((left, right) => left - right);
  const [usual = 0, longest = 0] = [waits[Math.floor(waits.length * 0.95)], waits.at(-1)];
  check(
    "a style sheet does not wait for them",
    usual <= MAX_ASSET_MS.nineteenOfTwenty && longest <= MAX_ASSET_MS.all,
    `19 of 20 within ${usual.toFixed(0)} ms, all ${waits.length} within ${longest.toFixed(0)} ms`,
  );
}

/** Fetches an address over a new connection. @returns the milliseconds it took */
async function readTime(url: string): Promise<number> {
  const begun = performance.now();
  const [answer]: IncomingMessage[] = await once(get(url, { agent: false }), "response");
  answer?.resume();
  if (answer) await once(answer, "end");
  return performance.now() - begun;
}

/** Runs the work several times and returns the smallest of the longest event loop delays in milliseconds. */
async function getShortest(product: Product, work: (attempt: number) => Promise<void>): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES && shortest > MAX_DELAY_MS; attempt++) {
    await longestDelay(product.url);
    await work(attempt);
    shortest = Math.min(shortest, await longestDelay(product.url));
  }
  return shortest;
}
