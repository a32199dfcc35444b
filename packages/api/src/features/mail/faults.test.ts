import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, signedInAdmin, type TestApp } from "../../testing/index.ts";
import { startMailServer, type TestMailServer } from "../../testing/smtp.ts";
import { probeMailServer, readMailQueue, sweepMails } from "./backlog-service.ts";
import { sendQueuedMail } from "./delivery-service.ts";
import { queueMail } from "./service.ts";

let app: TestApp;
let smtp: TestMailServer;
beforeAll(async () => {
  app = await createTestApp();
  smtp = await startMailServer();
});
beforeEach(async () => {
  app.mail.smtpUrl = smtp.url;
  smtp.received.length = 0;
  smtp.fate = () => "taken";
  smtp.refusal = () => undefined;
  await app.db.prisma.emailLog.deleteMany();
  await app.db.prisma.adminNotification.deleteMany();
  await app.db.pool.query("TRUNCATE graphile_worker._private_jobs");
});

async function write(email = "sule@example.org"): Promise<number> {
  await app.db.prisma.$transaction((tx) =>
    queueMail(app, tx, { template: "welcome", to: { name: "Şule", email }, props: { name: "Şule" } }),
  );
  return (await app.db.prisma.emailLog.findFirstOrThrow({ orderBy: { id: "desc" } })).id;
}
const mail = (id: number) => app.db.prisma.emailLog.findUniqueOrThrow({ where: { id } });
const dueJobs = async () =>
  (
    await app.db.pool.query<{ key: string }>(
      "SELECT key FROM graphile_worker.jobs WHERE locked_at IS NULL AND run_at <= now() ORDER BY id",
    )
  ).rows.map(({ key }) => key);

/** Terminates sessions with open transactions, like a database restart. */
const killTransactions = () =>
  app.db.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
      AND state = 'idle in transaction' AND pid <> pg_backend_pid()`,
  );

/** Counts the transactions of other sessions. */
const countTransactions = async () =>
  (
    await app.db.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND xact_start IS NOT NULL
        AND pid <> pg_backend_pid()`,
    )
  ).rowCount;

describe("a database connection that breaks during delivery", () => {
  it("harms neither process nor mail, which is sent once", async () => {
    smtp.fate = () => "held";
    const id = await write();
    const sending = sendQueuedMail(app, id);
    await expect.poll(() => smtp.held).toBe(1);
    await killTransactions();
    smtp.release();
    await sending;
    expect(await mail(id)).toMatchObject({ status: "sent", attempts: 1, errorMessage: "" });
    await sendQueuedMail(app, id);
    expect(smtp.received).toHaveLength(1);
  });

  it("leaves an undelivered mail waiting", async () => {
    smtp.fate = () => "broken";
    smtp.refusal = () => "451 4.3.0 Try again later";
    const id = await write();
    const before = await app.db.pool.connect();
    await before.query("BEGIN");
    await before.query("LOCK TABLE settings IN ACCESS EXCLUSIVE MODE");
    const refused = expect(sendQueuedMail(app, id)).rejects.toThrow(/terminat/);
    const waiting = () =>
      app.db.pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
    await expect.poll(async () => (await waiting()).rowCount).toBe(1);
    await app.db.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
        AND wait_event_type = 'Lock'`,
    );
    await refused;
    await before.query("ROLLBACK");
    before.release();
    await expect.poll(countTransactions).toBe(0); // the server tells a session that it ends before it frees its locks
    expect(await mail(id)).toMatchObject({ status: "pending", attempts: 0 });
    await sendQueuedMail(app, id);
    expect(await mail(id)).toMatchObject({
      status: "pending",
      attempts: 1,
      failure: "broken",
      errorMessage: expect.stringContaining("451"),
    });
  });
});

it("a mail that is locked or not due keeps a job", async () => {
  smtp.fate = () => "held";
  const id = await write();
  const sending = sendQueuedMail(app, id);
  await expect.poll(() => smtp.held).toBe(1);
  await app.db.pool.query("TRUNCATE graphile_worker._private_jobs");
  await sendQueuedMail(app, id);
  expect((await app.db.pool.query("SELECT key FROM graphile_worker.jobs WHERE run_at > now()")).rows).toEqual([
    { key: `mail:${id}` },
  ]);
  smtp.release();
  await sending;
  expect(await mail(id)).toMatchObject({ status: "sent" });
});

it("a mail whose job is lost gets another, and one that has a job none", async () => {
  const lost = await write("a@example.org");
  await app.db.pool.query("TRUNCATE graphile_worker._private_jobs");
  const queued = await write("b@example.org");
  await sweepMails(app);
  expect((await dueJobs()).toSorted()).toEqual([`mail:${lost}`, `mail:${queued}`].toSorted());
  const { rows } = await app.db.pool.query<{ n: number }>("SELECT count(*)::int AS n FROM graphile_worker.jobs");
  expect(rows).toEqual([{ n: 2 }]);
});

describe("a server's reply", () => {
  it.each(["550 5.1.1 No such user", "552 5.2.2 Mailbox full", "554 5.7.1 Message rejected as spam"])(
    "that is final ends the attempts: %s",
    async (answer) => {
      smtp.refusal = () => answer;
      const id = await write();
      await sendQueuedMail(app, id);
      expect(await mail(id)).toMatchObject({
        status: "failed",
        attempts: 1,
        failure: "permanent",
        errorMessage: expect.stringContaining(answer.slice(0, 3)),
      });
      expect(await dueJobs()).toEqual([`mail:${id}`]); // the id it was created with
    },
  );

  it.each([
    ["450 4.2.0 Greylisted", "refused"],
    ["421 4.3.2 Shutting down", "unreachable"],
    ["530 5.7.0 Authentication required", "broken"],
    ["554 5.7.1 Relay access denied", "broken"],
  ])("that is temporary or blames the server leaves the mail waiting: %s", async (answer, failure) => {
    smtp.refusal = () => answer;
    const id = await write();
    await sendQueuedMail(app, id);
    expect(await mail(id)).toMatchObject({ status: "pending", attempts: 1, failure });
  });

  it("to a wrong password leaves the mail waiting", async () => {
    app.mail.smtpUrl = smtp.url.replace("//", "//posta:yanlis@");
    const id = await write();
    await sendQueuedMail(app, id);
    expect(await mail(id)).toMatchObject({
      status: "pending",
      failure: "unreachable",
      errorMessage: expect.stringContaining("535"),
    });
  });
});

describe("after the server was unreachable", () => {
  async function failTwo() {
    app.mail.smtpUrl = "smtp://127.0.0.1:9";
    const ids = [await write("a@example.org"), await write("b@example.org")] as const;
    for (const id of ids) await sendQueuedMail(app, id);
    await app.db.prisma.emailLog.updateMany({ data: { nextAttemptAt: new Date(Date.now() + 7_200_000) } });
    await app.db.pool.query("TRUNCATE graphile_worker._private_jobs");
    return ids;
  }

  it("the first delivered mail makes others due, except refused ones", async () => {
    const [first, second] = await failTwo();
    app.mail.smtpUrl = smtp.url;
    smtp.refusal = () => "450 4.2.0 Greylisted";
    const greylisted = await write("c@example.org");
    await sendQueuedMail(app, greylisted);
    await app.db.pool.query("TRUNCATE graphile_worker._private_jobs");
    smtp.refusal = () => undefined;
    await sendQueuedMail(app, await write("d@example.org"));
    expect((await dueJobs()).filter((key) => key !== `mail:${greylisted + 1}`)).toEqual([
      `mail:${first}`,
      `mail:${second}`,
    ]);
    for (const id of [first, second]) await sendQueuedMail(app, id);
    expect(smtp.received).toHaveLength(3);
  });

  it("the probe makes the mails due", async () => {
    const [first, second] = await failTwo();
    await probeMailServer(app);
    expect(await dueJobs()).toEqual([]);
    app.mail.smtpUrl = smtp.url;
    await probeMailServer(app);
    expect(await dueJobs()).toEqual([`mail:${first}`, `mail:${second}`]);
  });
});

it("failed mails are one notification with their number", async () => {
  smtp.refusal = () => "550 5.1.1 No such user";
  for (const email of ["a@example.org", "b@example.org"]) await sendQueuedMail(app, await write(email));
  const { caller } = await signedInAdmin(app);
  expect(await caller.admin.notifications.list()).toMatchObject([
    { type: "mail_failed", title: "Gönderilemeyen 2 e-posta var", message: expect.stringContaining("b@example.org: ") },
  ]);
  await write("c@example.org");
  // One second more than is expected, because the column rounds to milliseconds.
  await app.db.pool.query("UPDATE email_logs SET created_at = now() - interval '91 seconds' WHERE status = 'pending'");
  const queue = await readMailQueue(app);
  expect(queue).toMatchObject({ failed: 2, waiting: 1 });
  expect(queue.oldestWaitingSeconds).toBeGreaterThanOrEqual(90);
});
