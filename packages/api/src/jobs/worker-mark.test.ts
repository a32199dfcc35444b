import { once } from "node:events";
import pg from "pg";
import { beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { addJob } from "../core/queue/job-queue.ts";
import { queueMail } from "../features/mail/service.ts";
import { createTestApp, makeMember, type TestApp } from "../testing/index.ts";
import { startMailServer, type TestMailServer } from "../testing/smtp.ts";
import { startWorkerProcess } from "../testing/start-worker-process.ts";
import { runDueJobs } from "./worker.ts";
import { createDeadWorkerSweep, markWorker } from "./worker-mark.ts";

let app: TestApp;
let smtp: TestMailServer;
beforeAll(async () => {
  app = await createTestApp();
  smtp = await startMailServer();
  app.mail.smtpUrl = smtp.url;
});
/** Process start is slow on a busy machine. */
const TIMEOUT_MS = 120_000;
beforeEach(() => app.db.pool.query("TRUNCATE graphile_worker._private_jobs"));

const lockedJobs = async () =>
  (
    await app.db.pool.query<{ locked_by: string }>(
      "SELECT locked_by FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL",
    )
  ).rows;
const inTransaction = (write: Parameters<typeof app.db.prisma.$transaction>[0]) => app.db.prisma.$transaction(write);

/**
 * Kills a worker process during jobs that wait for `hold`'s lock, then lets two sweeps and this process finish its work.
 */
async function killWorkerAt(
  hold: () => Promise<() => Promise<unknown>>,
  { jobs = 1, isHeld = () => true }: { jobs?: number; isHeld?: () => boolean } = {},
): Promise<void> {
  const release = await hold();
  const worker = startWorkerProcess(app.db.url, smtp.url);
  onTestFinished(() => void worker.kill("SIGKILL"));
  await expect.poll(lockedJobs, { timeout: 60_000 }).toHaveLength(jobs);
  await expect.poll(isHeld, { timeout: 30_000 }).toBe(true);
  const sweep = createDeadWorkerSweep(app);
  await sweep();
  await sweep();
  expect(await lockedJobs()).toHaveLength(jobs); // it is alive
  worker.kill("SIGKILL");
  await once(worker, "close");
  await release();
  await expect
    .poll(
      async () => {
        await sweep();
        return lockedJobs();
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
  await runDueJobs(app);
}

/** Locks tables until the returned function is called. */
const holdTables = (tables: string) => async () => {
  const client = new pg.Client({ connectionString: app.db.url });
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);
  return () => client.end();
};

it(
  "a mail of a killed worker is sent by another, with the same id",
  async () => {
    await inTransaction((tx) =>
      queueMail(app, tx, {
        template: "welcome",
        to: { name: "Şule", email: "sule@example.org" },
        props: { name: "Şule" },
      }),
    );
    smtp.fate = () => "held";
    await killWorkerAt(
      async () => async () => {
        smtp.fate = () => "taken";
        smtp.release();
      },
      { isHeld: () => smtp.held === 1 },
    );
    expect(
      await app.db.prisma.emailLog.findFirstOrThrow({ where: { recipientEmail: "sule@example.org" } }),
    ).toMatchObject({ status: "sent", attempts: 1 });
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1);
  },
  TIMEOUT_MS,
);

it(
  "a data export of a killed worker is created by another",
  async () => {
    const { id: memberId } = await makeMember(app);
    const { id } = await app.db.prisma.dataExport.create({
      data: { memberId, expiresAt: new Date(Date.now() + 86_400_000) },
    });
    await inTransaction((tx) => addJob(tx, "export-data", { id }));
    await killWorkerAt(holdTables("data_exports"));
    expect(await app.db.prisma.dataExport.findUniqueOrThrow({ where: { id } })).toMatchObject({
      storageKey: expect.stringMatching(/zip$/),
    });
  },
  TIMEOUT_MS,
);

it(
  "the jobs of a killed worker in two lanes are done by another, each once",
  async () => {
    const { email } = await makeMember(app);
    await inTransaction(async (tx) => {
      await addJob(tx, "account-mail", { email, cause: "forgot" });
      await addJob(tx, "run-creation", { id: 1 });
    });
    await killWorkerAt(holdTables("members, ai_creations"), { jobs: 2 });
    expect(
      await app.db.prisma.emailLog.count({ where: { recipientEmail: email, templateSlug: "password_reset" } }),
    ).toBe(1);
    expect((await app.db.pool.query("SELECT 1 FROM graphile_worker._private_jobs")).rowCount).toBe(0);
  },
  TIMEOUT_MS,
);

it("a worker that lost its connection restores its mark", async () => {
  const mark = await markWorker(app);
  onTestFinished(() => mark.release());
  const isMarked = async () => {
    const { rows } = await app.db.pool.query<{ isFree: boolean }>(
      'SELECT pg_try_advisory_xact_lock(7310422, hashtext($1)) AS "isFree"',
      [mark.workerId],
    );
    return rows[0]?.isFree === false;
  };
  expect(await isMarked()).toBe(true);
  await app.db.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
      AND application_name = 'worker mark'`,
  );

  await expect.poll(isMarked, { timeout: 20_000 }).toBe(true);
});
