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

/** Frees the jobs of a worker that is gone, as another instance does, and does them. */
async function takeOver(sweep = createDeadWorkerSweep(app)): Promise<void> {
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

it("the jobs of a killed worker in two lanes are done by another: its mail with the same id", {
  timeout: TIMEOUT_MS,
}, async () => {
  await inTransaction(async (tx) => {
    await queueMail(app, tx, {
      template: "welcome",
      to: { name: "Şule", email: "sule@example.org" },
      props: { name: "Şule" },
    });
    await addJob(tx, "run-creation", { id: 1 });
  });
  smtp.fate = () => "held";
  const blocker = new pg.Client({ connectionString: app.db.url });
  await blocker.connect();
  await blocker.query("BEGIN; LOCK TABLE ai_creations IN ACCESS EXCLUSIVE MODE");
  const worker = startWorkerProcess(app.db.url, smtp.url);
  onTestFinished(() => void worker.kill("SIGKILL"));
  await expect.poll(lockedJobs, { timeout: 60_000 }).toHaveLength(2);
  await expect.poll(() => smtp.held, { timeout: 30_000 }).toBe(1);
  const sweep = createDeadWorkerSweep(app);
  await sweep();
  await sweep();
  expect(await lockedJobs()).toHaveLength(2); // it is alive
  worker.kill("SIGKILL");
  await once(worker, "close");
  await blocker.end();
  smtp.fate = () => "taken";
  smtp.release();
  await takeOver(sweep);
  expect(
    await app.db.prisma.emailLog.findFirstOrThrow({ where: { recipientEmail: "sule@example.org" } }),
  ).toMatchObject({ status: "sent", attempts: 1 });
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1);
  expect((await app.db.pool.query("SELECT 1 FROM graphile_worker._private_jobs")).rowCount).toBe(0);
});

it("a data export and a mail to write that a dead worker began are done by another, each once", async () => {
  const { id: memberId, email } = await makeMember(app);
  const { id } = await app.db.prisma.dataExport.create({
    data: { memberId, expiresAt: new Date(Date.now() + 86_400_000) },
  });
  await inTransaction(async (tx) => {
    await addJob(tx, "export-data", { id });
    await addJob(tx, "account-mail", { email, cause: "forgot" });
  });
  // a worker without a mark, as its process leaves them
  await app.db.pool.query(
    "UPDATE graphile_worker._private_jobs SET locked_by = 'worker-dead', locked_at = now(), attempts = 1",
  );
  await runDueJobs(app);
  expect(await lockedJobs()).toHaveLength(2);
  await takeOver();
  expect(await app.db.prisma.dataExport.findUniqueOrThrow({ where: { id } })).toMatchObject({
    storageKey: expect.stringMatching(/zip$/),
  });
  expect(await app.db.prisma.emailLog.count({ where: { recipientEmail: email, templateSlug: "password_reset" } })).toBe(
    1,
  );
  expect((await app.db.pool.query("SELECT 1 FROM graphile_worker._private_jobs")).rowCount).toBe(0);
});

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
