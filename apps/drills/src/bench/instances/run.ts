import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { locateDatabase } from "@site/db";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import pg from "pg";
import { type BrokenMailServer, startBrokenMailServer } from "../../faults/mail-server.ts";
import { fillBoard } from "../board.ts";
import { Connection } from "../connection.ts";
import type { Line } from "../line.ts";
import { writePosts } from "../posts.ts";
import { type Product, signIn, startProduct } from "../product.ts";
import { purgePages } from "../purge.ts";
import { type Balancer, type Failure, startBalancer } from "./balancer.ts";
import { type Kind, measureMembers, measureReaders } from "./figures.ts";
import { type JobRecord, recordJobs } from "./jobs.ts";
import { createWriter, type Written } from "./writer.ts";

/** Below the ports that Linux gives to outgoing connections, because they are opened again under load. */
const BALANCER_PORT = 28_110;
const PORTS = [28_111, 28_112] as const;
const OLD_BUILD = "0000000";
const NEW_BUILD = "1111111";
const APP_SECRET = "a secret for measuring, long enough";
/** Readers of the drill; they pause, so that writes and checks have a share of the machine. */
const READERS = 6;
const PAUSE_MS = 20;
const MAX_READS = 100_000;
const MEMORY_POLL_MS = 200;
/** How long the killed instance is away. */
const AWAY_MS = 2_000;
const MAX_TURNS = 200;
const MAX_LISTED = 5;

/** Sizes of the measurement, in full and as `--quick`. */
const SIZES = {
  full: { listings: 10_000, posts: 1_000, rendered: 400, seconds: 3, turns: 6 },
  quick: { listings: 1_000, posts: 100, rendered: 60, seconds: 0.5, turns: 2 },
};
type Size = (typeof SIZES)[keyof typeof SIZES];

/**
 * Runs two instances on one database behind a balancer. Prints what one and two carry; then, while readers read and an
 * administrator and members write, kills one instance, starts it again, and replaces the other one gracefully by a build
 * with another SITE_COMMIT (the same files; no migration). A broken promise makes the process exit with 1.
 */
export async function measureInstances(line: Line, isQuick: boolean): Promise<void> {
  const size = isQuick ? SIZES.quick : SIZES.full;
  const folder = makeDataFolder();
  const database = await locateDatabase({
    databaseUrl: undefined,
    dataDir: folder,
    log: { info: () => undefined, error: console.error },
  });
  const mail = await startBrokenMailServer();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const running = new Map<number, Product>();
  const memory = watchMemory(running);
  async function start(port: number, commit: string): Promise<Product> {
    const product = await startProduct(join(folder, "product"), port, {
      DATABASE_URL: database.url,
      APP_SECRET,
      SITE_URL: `http://127.0.0.1:${BALANCER_PORT}`,
      SITE_COMMIT: commit,
      SMTP_URL: mail.url,
      TRUST_PROXY: "127.0.0.1",
    });
    running.set(port, product);
    return product;
  }
  try {
    const slugs = await fill(await start(PORTS[0], OLD_BUILD), client, size);
    await running.get(PORTS[0])?.stop(); // lists that it has read are those of the replaced board
    const products: [Product, Product] = [await start(PORTS[0], OLD_BUILD), await start(PORTS[1], OLD_BUILD)];
    const jobs = await recordJobs(client);
    const kinds = await getKinds(products[0], slugs, size);
    await measureReaders(products, kinds, size.seconds, line);
    await measureMembers(products, client, size.listings, size.seconds, line);
    line("memory of an instance under this load, at most", `${memory.highest().toFixed(0)} MiB`);

    const balancer = await startBalancer(
      BALANCER_PORT,
      products.map(({ url }) => url),
    );
    try {
      const writer = await createWriter(products[0], balancer, mail, await signIn(balancer.url));
      const paths = [...kinds.map(({ cached }) => cached), ...slugs.slice(0, 50).map((slug) => `/blog/${slug}`)];
      await breakUnderLoad({ products, balancer, writer, jobs, paths, turns: size.turns, start }, line);
      await printPromises(line, writer.written, jobs, mail);
      line("memory of an instance in all, at most", `${memory.highest().toFixed(0)} MiB`);
    } finally {
      balancer.close();
    }
  } finally {
    memory.stop();
    await Promise.all([...running.values()].map((product) => product.stop()));
    await mail.close();
    await client.end();
    await database.stop();
    removeDataFolder(folder);
  }
}

/** Writes posts and listings. @returns slugs of the articles */
async function fill(product: Product, client: pg.Client, { posts, listings }: Size): Promise<string[]> {
  const slugs = await writePosts(product, 0, posts);
  await fillBoard(client, listings);
  await client.query("UPDATE provinces SET name = 'İl' || id"); // no province has a hyphen in its address
  await client.query("VACUUM (ANALYZE)");
  await purgePages(product);
  return slugs;
}

async function getKinds(product: Product, slugs: string[], { rendered }: Size): Promise<Kind[]> {
  const answer = await fetch(`${product.url}/api/becayis/listings?limit=50`);
  const listings = [...(await answer.text()).matchAll(/"slug":"([^"]+-\d+)"/g)].map(
    ([, slug]) => `/becayis/ilan/${slug}`,
  );
  const provinces = Array.from({ length: 81 }, (_, index) => `il${index + 1}`);
  const words = provinces.map((province) => `/blog?ara=rapor%20${province}`);
  const articles = slugs.slice(0, rendered).map((slug) => `/blog/${slug}`);
  const lists = slugs.flatMap((_, index) => (index % 9 === 0 ? [`/blog?sayfa=${index / 9 + 1}`] : []));
  return [
    { name: "home page", cached: "/", uncached: [] },
    { name: "article", cached: articles[0] ?? "/", uncached: articles },
    { name: "blog list", cached: "/blog", uncached: lists },
    { name: "board", cached: "/becayis", uncached: provinces.map((province) => `/becayis?sehir=${province}`) },
    { name: "listing", cached: listings[0] ?? "/", uncached: listings },
    { name: "search", cached: words[0] ?? "/", uncached: words },
  ];
}

/** Waits until the queue is empty and prints what became of pages, jobs and mails. */
async function printPromises(line: Line, written: Written, jobs: JobRecord, mail: BrokenMailServer): Promise<void> {
  promise(line, "all jobs and mails end", await jobs.settle(), []);
  const { posts, listings, reads, stale } = written;
  promise(line, "each instance shows a change after a second", stale.length === 0, [
    `${posts} posts, ${listings.length} listings, ${reads} reads`,
    `stale: ${list(stale)}`,
  ]);
  const { done, failed, repeated } = await jobs.jobs();
  promise(line, "each job is done once", repeated.length === 0 && failed === 0, [
    `${done} done, ${failed} failed`,
    `again without a kill: ${list(repeated)}`,
  ]);
  const approved = listings.map(({ email }) => email);
  const { sent, twice, lost } = await jobs.mails(mail, approved);
  promise(line, "each mail arrives once", twice.length + lost.length === 0, [
    `${sent} sent, twice: ${list(twice)}, lost: ${list(lost)}`,
  ]);
}

/** Polls the memory of the running instances. */
function watchMemory(running: Map<number, Product>) {
  let highest = 0;
  const poll = setInterval(() => {
    for (const product of running.values()) if (product.isRunning()) highest = Math.max(highest, product.memory());
  }, MEMORY_POLL_MS);
  return { highest: () => highest, stop: () => clearInterval(poll) };
}

interface Drill {
  products: [Product, Product];
  balancer: Balancer;
  writer: Awaited<ReturnType<typeof createWriter>>;
  jobs: JobRecord;
  paths: string[];
  turns: number;
  start(port: number, commit: string): Promise<Product>;
}

/** Kills one instance and replaces the other one while readers read and the writer writes. */
async function breakUnderLoad({ products, balancer, writer, jobs, paths, turns, start }: Drill, line: Line) {
  const [first, second] = products;
  const readers = startReaders(balancer.url, paths);
  let killedAt = 0;
  const never = () => false;
  const onKilled = ({ instance, openedAt }: Failure) => instance === second.url && openedAt < killedAt;

  async function during(name: string, step: () => Promise<unknown>, isAllowed: (failure: Failure) => boolean) {
    const before = { failures: balancer.failures.length, retried: balancer.retried };
    await whileWriting(writer, turns, step);
    const failed = balancer.failures.slice(before.failures);
    const broken = failed.filter((failure) => !isAllowed(failure));
    promise(line, `failed requests, ${name}`, broken.length === 0, [
      `${failed.length}, ${broken.length} unexpected: ${list(broken.map(tell))}`,
      `${balancer.retried - before.retried} refused and sent to the other instance`,
    ]);
  }

  try {
    await during("two instances", async () => undefined, never);
    async function kill(): Promise<void> {
      await second.kill();
      killedAt = performance.now();
      await sleep(AWAY_MS); // what PostgreSQL still did for it has ended, and nobody has freed its jobs
      await jobs.noteAtWork();
      await start(PORTS[1], OLD_BUILD);
    }
    await during("one killed and started again", kill, onKilled);
    async function replace(): Promise<void> {
      await first.stop();
      await start(PORTS[0], NEW_BUILD);
    }
    await during("one replaced by a newer build", replace, never);
    await during("two instances of two builds", async () => undefined, never);
  } finally {
    line("pages read meanwhile", String(await readers.stop()));
  }
}

const tell = ({ instance, request, reason }: Failure) => `${request} at ${instance}: ${reason}`;
const list = (texts: string[]) => texts.slice(0, MAX_LISTED).join(", ") || "none";

/** Prints whether a promise was kept; a broken one makes the process exit with 1. */
function promise(line: Line, name: string, isKept: boolean, details: string[]): void {
  if (!isKept) process.exitCode = 1;
  line(name, `${isKept ? "kept" : "BROKEN"}: ${details.join("; ")}`);
}

/** Writes at least a number of times, and until the step has ended. */
async function whileWriting({ write }: Drill["writer"], minTurns: number, step: () => Promise<unknown>): Promise<void> {
  let isOver = false;
  const ended = step().finally(() => {
    isOver = true;
  });
  try {
    for (let turn = 0; turn < MAX_TURNS && (turn < minTurns || !isOver); turn++) await write();
  } finally {
    await ended;
  }
}

/** Starts readers that ask for pages in turn, with pauses. @returns a function that ends them and tells the reads */
function startReaders(url: string, paths: string[]) {
  let isOver = false;
  let reads = 0;
  async function read(): Promise<void> {
    let connection = new Connection(url, {});
    while (!isOver && reads < MAX_READS) {
      await connection.get(paths[reads++ % paths.length] ?? "/").catch(() => {
        connection.close();
        connection = new Connection(url, {});
      });
      await sleep(PAUSE_MS);
    }
    connection.close();
  }
  const reading = Promise.all(Array.from({ length: READERS }, read));
  return {
    async stop() {
      isOver = true;
      await reading;
      return reads;
    },
  };
}
