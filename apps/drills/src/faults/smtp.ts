import { setTimeout as sleep } from "node:timers/promises";
import { locateDatabase } from "@site/db";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import pg from "pg";
import { type Product, startProduct } from "../bench/product.ts";
import { type Fault, faults, startBrokenMailServer } from "./mail-server.ts";

/**
 * Breaks the mail server, the database connections and the product itself while mails are sent. Checks that no mail is
 * lost, that each kill duplicates at most one mail, with the same Message-ID, and that a backlog is sent within a
 * minute.
 */
const PORT = 41_000 + Math.floor(Math.random() * 2_000);
const MEMBER = {
  firstName: "Deneme",
  lastName: "Üye",
  email: "deneme@example.org",
  phone: "+905551112233",
  password: "Deneme-parolasi-42",
  terms: true,
};
const RECOVERY_MS = 60_000;
const TRY_MS = 60_000;
const BATCH = 20;
const KILLS = 3;
const CUTS = 12;

let failures = 0;
function check(text: string, holds: boolean): void {
  if (!holds) failures++;
  console.info(`${holds ? "ok  " : "FAIL"} ${text}`);
}

const folder = makeDataFolder();
const database = await locateDatabase({
  databaseUrl: undefined,
  dataDir: `${folder}/database`,
  log: { info: () => undefined, error: console.error },
});
const pool = new pg.Pool({ connectionString: database.url });
pool.on("error", () => undefined);
const mail = await startBrokenMailServer();
let product = await start();
try {
  await sendFirst();
  await drillCuts();
  await drillKills();
  await drillFaults();
} catch (error) {
  console.error(error);
  failures++;
} finally {
  await product.stop();
  await mail.close();
  await pool.end();
  await database.stop();
  removeDataFolder(folder);
}
process.exit(failures === 0 ? 0 : 1);

function start(): Promise<Product> {
  return startProduct(`${folder}/product`, PORT, {
    DATABASE_URL: database.url,
    APP_SECRET: "a secret for drills, long enough",
    SMTP_URL: mail.url,
  });
}

async function sendFirst(): Promise<void> {
  await post("/api/auth/register", MEMBER);
  check(
    "a mail is sent while nothing is broken",
    await becomes(async () => (await waiting()) === 0 && mail.taken.length === 1, TRY_MS),
  );
}

/** Lets one mail fail by each fault and checks that all mails arrive after the mail server has recovered. */
async function drillFaults(): Promise<void> {
  for (const fault of faults) {
    await mail.become(fault);
    const before = await tries();
    await ask(1);
    const isTried = await becomes(async () => (await tries()) > before, TRY_MS);
    check(`a mail stays pending while the server ${fault}`, isTried && product.isRunning());
  }
  await recover("after every fault of the server");
  await drillRejection();
}

async function drillRejection(): Promise<void> {
  await mail.become("answers 550 to RCPT");
  await ask(1);
  const failed = () => count("status = 'failed' AND attempts = 1");
  check(
    "a permanently rejected mail fails at its first attempt",
    await becomes(async () => (await failed()) === 1, TRY_MS),
  );
  check(
    "the administrator is notified",
    (await pool.query("SELECT 1 FROM admin_notifications WHERE type = 'mail_failed'")).rowCount === 1,
  );
}

/** Repeatedly terminates the product's database connections while it sends. */
async function drillCuts(): Promise<void> {
  await mail.become("slow");
  const before = countDuplicates();
  await ask(BATCH);
  for (let cut = 0; cut < CUTS && (await waiting()) > 0; cut++) {
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name <> 'drill'`,
    );
    await sleep(1_500);
  }
  check("the process survives terminated database connections", product.isRunning());
  await recover("after the cuts of the database connections");
  check(`${CUTS} cuts duplicated ${countDuplicates() - before} mails`, countDuplicates() - before <= CUTS);
}

/** Kills the product while it sends a mail and restarts it. */
async function drillKills(): Promise<void> {
  const before = countDuplicates();
  for (let kill = 0; kill < KILLS; kill++) {
    await mail.become("slow");
    await ask(BATCH / KILLS);
    const { begun } = mail;
    await becomes(async () => mail.begun > begun + 1, TRY_MS);
    await product.kill();
    product = await start();
  }
  await recover(`after ${KILLS} kills of the product`);
  check(`${KILLS} kills duplicated ${countDuplicates() - before} mails`, countDuplicates() - before <= KILLS);
}

/** Repairs the mail server and waits until all pending mails have arrived. */
async function recover(when: string): Promise<void> {
  await mail.become("nothing" satisfies Fault);
  const since = Date.now();
  const isDone = await becomes(async () => (await waiting()) === 0, RECOVERY_MS);
  check(`the backlog is sent ${when} (${Math.round((Date.now() - since) / 1000)} s)`, isDone);
  const { rows } = await pool.query<{ message_id: string }>(
    "SELECT message_id FROM email_logs WHERE status <> 'failed'",
  );
  const taken = new Set(mail.taken.map(({ messageId }) => messageId));
  const lost = rows.filter(({ message_id }) => !taken.has(message_id));
  check(`none of ${rows.length} mails is lost ${when}`, lost.length === 0);
}

function countDuplicates(): number {
  return mail.taken.length - new Set(mail.taken.map(({ messageId }) => messageId)).size;
}

async function count(condition: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM email_logs WHERE ${condition}`,
  );
  return rows[0]?.count ?? 0;
}

/** Returns the number of failed attempts of pending mails. */
async function tries(): Promise<number> {
  const { rows } = await pool.query<{ tries: number }>(
    "SELECT COALESCE(sum(attempts), 0)::int AS tries FROM email_logs WHERE status = 'pending'",
  );
  return rows[0]?.tries ?? 0;
}

/** Returns the number of unsent mails and of jobs that will create mails. */
async function waiting(): Promise<number> {
  const { rows } = await pool.query<{ jobs: number }>(
    "SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE task_identifier = 'account-mail'",
  );
  return (await count("status = 'pending'")) + (rows[0]?.jobs ?? 0);
}

/** Makes the product create mails by requesting password resets. */
async function ask(times: number): Promise<void> {
  const written = await count("true");
  for (let n = 0; n < Math.floor(times); n++) await post("/api/auth/forgot-password", { email: MEMBER.email });
  await becomes(async () => (await count("true")) > written, TRY_MS);
}

async function post(path: string, body: object): Promise<void> {
  const answer = await fetch(product.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

async function becomes(condition: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(100)) {
    if (await condition()) return true;
  }
  return false;
}
