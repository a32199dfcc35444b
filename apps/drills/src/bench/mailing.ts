import { queueMails, runDueJobs, sendIssues } from "@site/api/testing/send-mails";
import { type BenchApp, withBenchApp } from "./bench-app.ts";
import { type CpuTime, cpuOfCluster, getCluster, getTotal, milliseconds } from "./cpu.ts";
import type { Line } from "./line.ts";

const SUBSCRIBERS = 5_000;
/** Mails of one step at the fastest pace. */
const PORTION = 250;
/** Deletes the job of the next step, because it may become due while mails are sent. */
const DELETE_NEXT_STEP = `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
  WHERE t.id = j.task_id AND t.identifier = 'send-issues'`;

/**
 * Prints what a mail of a post costs for each of 5,000 subscribers, beside the same mails in the outbox without
 * subscribers, alternating step by step. Mails are written to files, so that no mail server is measured.
 * Usage: npx tsx apps/drills/src/bench/mailing.ts
 */
export async function measureMailing(line: Line): Promise<void> {
  await withBenchApp(async (app) => {
    const cluster = getCluster(process.pid);
    const cpu = createMeter(cluster);
    await fill(app);
    const spent = { row: zero(), mail: zero(), plainRow: zero(), plainMail: zero() };
    for (let sent = 0; sent < SUBSCRIBERS; sent += PORTION) {
      await app.db.pool.query("UPDATE issue_deliveries SET queued_at = queued_at - interval '1 minute'");
      await cpu(spent.row, () => sendIssues(app));
      await app.db.pool.query(DELETE_NEXT_STEP);
      await cpu(spent.mail, () => runDueJobs(app));
      await cpu(spent.plainRow, () => queuePlain(app, sent));
      await cpu(spent.plainMail, () => runDueJobs(app));
    }
    await expectAllSent(app);
    const of = (...parts: CpuTime[]): CpuTime => ({
      server: parts.reduce((sum, { server }) => sum + server, 0) / SUBSCRIBERS,
      database: parts.reduce((sum, { database }) => sum + database, 0) / SUBSCRIBERS,
    });
    const whole = of(spent.row, spent.mail);
    const plain = of(spent.plainRow, spent.plainMail);
    const ratio = (getTotal(whole) / getTotal(plain)).toFixed(2);
    line("CPU of a plain mail, until it is sent", milliseconds(plain));
    line("  its row in the outbox", milliseconds(of(spent.plainRow)));
    line(`CPU of a mail to one of ${SUBSCRIBERS} subscribers`, `${milliseconds(whole)}, ${ratio} × plain`);
    line("  its delivery, until it is in the outbox", milliseconds(of(spent.row)));
  });
}

const zero = (): CpuTime => ({ server: 0, database: 0 });

/** Returns a function that runs work and adds its CPU in milliseconds, of this process and of PostgreSQL, to a sum. */
function createMeter(cluster: number) {
  const now = (): CpuTime => {
    const { user, system } = process.cpuUsage();
    return { server: (user + system) / 1000, database: cpuOfCluster(cluster) * 1000 };
  };
  return async (sum: CpuTime, work: () => Promise<void>): Promise<void> => {
    const before = now();
    await work();
    const after = now();
    sum.server += after.server - before.server;
    sum.database += after.database - before.database;
  };
}

/** Opens the sending, adds the subscribers and a published post, and sends one mail to load the code. */
async function fill(app: BenchApp): Promise<void> {
  const { pool } = app.db;
  await pool.query(`UPDATE mailing_settings SET previewed_at = now(), tested_at = now(), confirmed_at = now(),
    confirmed_by = 'bench', mails_per_minute = ${(PORTION * 60) / 5}, delay_minutes = 0`);
  await pool.query(`INSERT INTO subscribers (email, state, consent_at, consent_source, consent_text)
    SELECT 'okur' || n || '@example.org', 'active', now() - interval '1 day', 'page', '1'
    FROM generate_series(1, ${SUBSCRIBERS}) n`);
  await queuePlain(app, -1, 1);
  await runDueJobs(app);
  await pool.query(`WITH post AS (
      INSERT INTO posts (title, slug, excerpt, content, status, published_at)
      VALUES ('Yeni yazı', 'yeni-yazi', 'Yazının özeti', '', 'published', now()) RETURNING id)
    INSERT INTO mail_issues (post_id, title, due_at) SELECT id, 'Yeni yazı', now() FROM post`);
}

/** Queues mails with the content of a subscriber's, without a subscriber. @param first number of the first one */
function queuePlain(app: BenchApp, first: number, count = PORTION): Promise<void> {
  return app.db.prisma.$transaction(async (tx) => {
    const token = "x".repeat(150); // as long as a sealed one
    const props = {
      title: "Yeni yazı",
      excerpt: "Yazının özeti",
      path: "/blog/yeni-yazi",
      stopPath: `/takip#tercih=${token}`,
      oneClickPath: `/api/subscribers/leave?token=${token}`,
    };
    const mails = Array.from({ length: count }, (_, index) => ({
      template: "subscriber_post" as const,
      to: { name: "", email: `posta${first + index}@example.org` },
      props,
      isBulk: true,
    }));
    await queueMails(app, tx, mails);
  });
}

async function expectAllSent({ db }: BenchApp): Promise<void> {
  const { rows } = await db.pool.query<{ deliveries: number; mails: number }>(
    `SELECT (SELECT count(*)::int FROM issue_deliveries WHERE state = 'sent') AS deliveries,
      (SELECT count(*)::int FROM email_logs WHERE status = 'sent') AS mails`,
  );
  const [found] = rows;
  if (found?.deliveries !== SUBSCRIBERS || found.mails !== 2 * SUBSCRIBERS + 1)
    throw new Error(`not every mail was sent: ${JSON.stringify(found)}`);
}

if (process.argv[1] === import.meta.filename) {
  const { line } = await import("./line.ts");
  await measureMailing(line);
}
