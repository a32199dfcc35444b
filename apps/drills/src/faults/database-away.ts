import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { openConnection } from "@site/db";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import { startScratchServer } from "./scratch-server.ts";
import { check, type DrillProduct, drill, holdsWithin, spawnForDrill, stopProduct, within } from "./support.ts";

/** Freezes, kills and hides the database. Usage: tsx database-away.ts [seed] */

const ENV = { APP_SECRET: "database-away-drill".padEnd(32, "-") };
const ANSWER_LIMIT_MS = 30_000;
const REPORT_LIMIT_MS = 30_000;
/** A cookie with which answers are not shared, so that each call asks the database. */
const UNSHARED = { headers: { cookie: "member_device=drill" } };

await drill("database-away", 15 * 60_000, async () => {
  const server = await startScratchServer();
  const folder = makeDataFolder();
  const url = await server.newDatabase();
  const product = await spawnForDrill(folder, { ...ENV, DATABASE_URL: url });
  await product.ready();
  await product.admin("GET", "/api/admin/tags");
  await checkFrozenListener(url, product);
  await fetch(`${product.url}/`);

  const all = getProcesses(server.pid());
  for (const pid of all) process.kill(pid, "SIGSTOP");
  await checkAnswers("frozen", product);
  for (const pid of all) process.kill(pid, "SIGCONT");
  check(
    "it recovers when the database resumes",
    await holdsWithin(60_000, async () => (await getStatus(product)) === 200),
  );

  process.kill(server.pid(), "SIGKILL");
  const statuses = new Set<number>();
  const isBack = await holdsWithin(60_000, async () => {
    statuses.add(await getStatus(product));
    return statuses.has(503) && (await getStatus(product)) === 200;
  });
  check(
    "while the database is killed all answers are 503",
    isBack && [...statuses].every((status) => [200, 503].includes(status)),
    [...statuses].join(" "),
  );
  check("the product still runs and stops gracefully", (await stopProduct(product)) === 0);

  await checkReports(url);
  await server.stop();
  removeDataFolder(folder);
});

/** Freezes the connection that hears of other instances' writes, and changes an article like one of them. */
async function checkFrozenListener(url: string, product: DrillProduct): Promise<void> {
  const article = { title: "ilk-metin", slug: "donmus", content: "<p>Metin</p>", status: "published" };
  await product.admin("POST", "/api/admin/posts", article);
  const shows = async (title: string) => (await (await fetch(`${product.url}/blog/donmus`)).text()).includes(title);
  check("a new article is shown", await shows(article.title));
  const client = await openConnection(url, "drill");
  const { rows } = await client.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'notifications'",
  );
  for (const { pid } of rows) process.kill(pid, "SIGSTOP");
  await client.query("UPDATE posts SET title = 'ikinci-metin' WHERE slug = $1", [article.slug]);
  check("a change is shown although its notice was lost", await holdsWithin(30_000, () => shows("ikinci-metin")));
  for (const { pid } of rows) process.kill(pid, "SIGCONT");
  await client.end();
}

async function getStatus({ url }: DrillProduct): Promise<number> {
  return (await fetch(`${url}/api/blog/posts`, UNSHARED)).status;
}

async function checkAnswers(state: string, product: DrillProduct): Promise<void> {
  const page = await fetch(`${product.url}/`);
  check(`with a ${state} database a cached page is served`, page.status === 200, `${page.status}`);
  const calls: [string, Promise<Response>][] = [
    ["a call", fetch(`${product.url}/api/blog/posts`, UNSHARED)],
    ["a page", fetch(`${product.url}/hizmetler`)],
    ["a write", product.admin("POST", "/api/admin/tags", { name: "Etiket", slug: "kesinti" })],
  ];
  for (const [what, call] of calls) {
    const answer = await within(ANSWER_LIMIT_MS, call, what);
    check(
      `with a ${state} database ${what} gets 503 with Retry-After`,
      answer.status === 503 && answer.headers.has("retry-after"),
      `${answer.status}`,
    );
  }
}

/** Returns the ids of a process and its children, from Linux's /proc. */
function getProcesses(pid: number): number[] {
  return [pid, ...readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number)];
}

/** Checks that a start without a usable database exits with one line that names DATABASE_URL. */
async function checkReports(url: string): Promise<void> {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const changed = (change: (url: URL) => void) => {
    const copy = new URL(url);
    change(copy);
    return copy.href;
  };
  const wrong: [string, string][] = [
    ["accepts and stays silent", `postgresql://a:b@127.0.0.1:${port}/site`],
    ["refuses", "postgresql://a:b@127.0.0.1:9/site"],
    ["is on an unknown host", "postgresql://a:b@nowhere.invalid/site"],
    ["has another password", changed((copy) => (copy.password = "wrong"))],
    ["has no such database", changed((copy) => (copy.pathname = "/missing"))],
  ];
  for (const [what, given] of wrong) {
    const folder = makeDataFolder();
    const product = await spawnForDrill(folder, { ...ENV, DATABASE_URL: given });
    const code = await within(REPORT_LIMIT_MS, product.ended, what);
    const lines = product.output().trim().split("\n");
    check(
      `a database that ${what} is reported in one line`,
      code === 1 && lines.length === 1 && lines[0]?.startsWith("DATABASE_URL") === true,
      lines.join(" | "),
    );
    removeDataFolder(folder);
  }
  silent.close();
}
