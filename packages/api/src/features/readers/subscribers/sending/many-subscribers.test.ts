import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runDueJobs } from "../../../../jobs/worker.ts";
import { createDeadWorkerSweep } from "../../../../jobs/worker-mark.ts";
import { createTestApp, makePost, type TestApp } from "../../../../testing/index.ts";
import { startMailServer, type TestMailServer } from "../../../../testing/smtp.ts";
import { startWorkerProcess } from "../../../../testing/start-worker-process.ts";
import { getMessageId, sendIssues } from "./service.ts";

let app: TestApp;
let smtp: TestMailServer;
beforeAll(async () => {
  app = await createTestApp();
  smtp = await startMailServer();
  app.mail.smtpUrl = smtp.url;
});
beforeEach(async () => {
  for (const table of ["subscribers", "mail_issues", "email_logs", "posts", "graphile_worker._private_jobs"])
    await app.db.pool.query(`DELETE FROM ${table}`);
  await configure("previewed_at = now(), tested_at = now(), confirmed_at = now(), confirmed_by = 'ayşe'");
  await configure("is_paused = false, mails_per_minute = 3000, delay_minutes = 0");
  smtp.received.length = 0;
});
const configure = (set: string) => app.db.pool.query(`UPDATE mailing_settings SET ${set}`);

/** Adds active subscribers. */
async function addSubscribers(names: string[]) {
  await app.db.prisma.subscriber.createMany({
    data: names.map((name) => ({
      email: `${name}@example.org`,
      state: "active",
      consentAt: new Date(Date.now() - 60_000),
      consentSource: "page",
      consentText: "test",
    })),
  });
}

/** More than are chosen at once. */
const CHOSEN = process.env.ENDURANCE ? 5_000 : 1_200;

describe(`${CHOSEN} subscribers`, () => {
  it("have one mail each in the outbox though the work is cut off in the middle of every third portion", async () => {
    await addSubscribers(Array.from({ length: CHOSEN }, (_, n) => `abone${n}`));
    await makePost(app);
    let cuts = 0;
    for (let portion = 0; (await countLeft()) > 0; portion++) {
      let sealed = 0;
      const seal: typeof app.secrets.seal = (...given) => {
        if (portion % 3 === 0 && ++sealed > 100) throw new Error("cut off");
        return app.secrets.seal(...given);
      };
      await sendIssues({ ...app, secrets: { ...app.secrets, seal } }).catch(() => cuts++);
      await app.db.pool.query("UPDATE email_logs SET status = 'sent' WHERE status = 'pending'"); // as if delivered
      await app.db.pool.query("UPDATE issue_deliveries SET queued_at = queued_at - interval '1 minute'");
    }
    expect(cuts).toBeGreaterThan(2);
    const { rows } = await app.db.pool.query<{ state: string; count: number; ids: number; people: number }>(
      `SELECT d.state, count(*)::int, count(DISTINCT l.message_id)::int AS ids,
         count(DISTINCT l.recipient_email)::int AS people
       FROM issue_deliveries d JOIN email_logs l ON l.id = d.mail_id GROUP BY 1`,
    );
    expect(rows).toEqual([{ state: "sent", count: CHOSEN, ids: CHOSEN, people: CHOSEN }]);
    expect(await app.db.prisma.emailLog.count()).toBe(CHOSEN);
    expect(await app.db.prisma.mailIssue.findFirst()).toMatchObject({ state: "done" });
  }, 120_000);
});

/** Counts subscribers without a mail. */
async function countLeft(): Promise<number> {
  const { rows } = await app.db.pool.query<{ count: number }>(
    `SELECT count(*)::int FROM subscribers s WHERE NOT EXISTS (
      SELECT FROM issue_deliveries d WHERE d.subscriber_id = s.id AND d.mail_id IS NOT NULL)`,
  );
  return rows[0]?.count ?? 0;
}

const SUBSCRIBERS = process.env.ENDURANCE ? 5_000 : 20;
const TIMEOUT_MS = 1_800_000;

describe(`${SUBSCRIBERS} subscribers`, () => {
  it(
    "get one mail each though the worker is killed in the middle; a double has the same Message-ID",
    async () => {
      await addSubscribers(Array.from({ length: SUBSCRIBERS }, (_, n) => `abone${n}`));
      await makePost(app);
      const sweepDeadWorkers = createDeadWorkerSweep(app);
      /** Makes what waits due, as if time had passed. */
      const timePasses = async () => {
        await app.db.pool.query("UPDATE issue_deliveries SET queued_at = queued_at - interval '1 minute'");
        await app.db.pool.query(
          `UPDATE email_logs SET next_attempt_at = now(), attempts = 0
          WHERE status = 'pending' AND next_attempt_at > now()`,
        );
        await app.db.pool.query("UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()");
        await sweepDeadWorkers();
        await app.db.pool.query("SELECT pg_notify('jobs:insert', '{\"count\":1}')");
      };
      const worker = startWorkerProcess(app.db.url, smtp.url);
      while (smtp.received.length < SUBSCRIBERS / 2) {
        await sleep(100);
        await timePasses();
      }
      worker.kill("SIGKILL");
      await once(worker, "close");
      while ((await app.db.prisma.issueDelivery.count({ where: { state: "sent" } })) < SUBSCRIBERS) {
        await timePasses();
        await runDueJobs(app); // as another worker
      }

      const ids = new Map<string, Set<string>>();
      for (const {
        recipients: [to = ""],
        messageId = "",
      } of smtp.received)
        ids.set(to, (ids.get(to) ?? new Set()).add(messageId));
      expect(ids.size).toBe(SUBSCRIBERS);
      expect([...ids.values()].every((each) => each.size === 1)).toBe(true);
      expect(smtp.received.length - SUBSCRIBERS).toBeLessThanOrEqual(1); // the mail at hand when it was killed
      const { key: issueKey } = await app.db.prisma.mailIssue.findFirstOrThrow();
      const first = await app.db.prisma.subscriber.findFirstOrThrow({ where: { email: "abone0@example.org" } });
      expect(ids.get(first.email)).toEqual(new Set([getMessageId(app, { issueKey, subscriberId: first.id })]));
    },
    TIMEOUT_MS,
  );
});
