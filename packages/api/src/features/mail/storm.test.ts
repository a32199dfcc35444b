import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { createDeadWorkerSweep } from "../../jobs/worker-mark.ts";
import { createTestApp } from "../../testing/index.ts";
import { startMailServer } from "../../testing/smtp.ts";
import { startWorkerProcess } from "../../testing/start-worker-process.ts";
import { queueMail } from "./service.ts";

const MAILS = 1_000;
const KILLS = 10;
const CUT_SHARE = 0.05;
const TIMEOUT_MS = 600_000;

// npm test finds the same errors one at a time in worker-mark.test.ts and errors.test.ts.
it.runIf(process.env.ENDURANCE)(
  `of ${MAILS} mails none is missing after the server was cut at random and the worker killed ${KILLS} times, and ` +
    "each cut made at most one double",
  async () => {
    const app = await createTestApp();
    const smtp = await startMailServer();
    let cuts = 0;
    smtp.fate = () => {
      if (Math.random() >= CUT_SHARE) return "taken";
      cuts++;
      return Math.random() < 0.5 ? "broken" : "unanswered";
    };
    for (let n = 0; n < MAILS; n++) {
      await app.db.prisma.$transaction((tx) =>
        queueMail(app, tx, {
          template: "welcome",
          to: { name: `Üye ${n}`, email: `uye-${n}@example.org` },
          props: { name: `Üye ${n}` },
        }),
      );
    }

    let worker: ChildProcess | undefined;
    const start = () => {
      worker = startWorkerProcess(app.db.url, smtp.url);
    };
    onTestFinished(() => void worker?.kill("SIGKILL"));
    const arrived = () => new Set(smtp.received.map(({ messageId }) => messageId)).size;
    let before = { arrived: 0, since: Date.now() };
    const isStill = () => {
      const still = arrived() === before.arrived && Date.now() - before.since > 500;
      if (still || arrived() !== before.arrived) before = { arrived: arrived(), since: Date.now() };
      return still;
    };
    const sweepDeadWorkers = createDeadWorkerSweep(app);
    /** Makes waiting mails due and runs the sweep, as if time had passed. */
    const timePasses = async () => {
      await app.db.pool.query(
        `UPDATE email_logs SET next_attempt_at = now(), attempts = 0 WHERE status = 'pending'
          AND next_attempt_at > now()`,
      );
      await app.db.pool.query("UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()");
      await sweepDeadWorkers();
      await app.db.pool.query("SELECT pg_notify('jobs:insert', '{\"count\":1}')");
    };

    for (let kill = 1; kill <= KILLS; kill++) {
      start();
      while (arrived() < (kill * MAILS) / (KILLS + 1)) {
        await sleep(20);
        if (isStill()) await timePasses();
      }
      worker?.kill("SIGKILL");
      if (worker) await once(worker, "close");
    }
    start();
    while ((await app.db.prisma.emailLog.count({ where: { status: "sent" } })) < MAILS) {
      await sleep(20);
      if (isStill()) await timePasses();
    }

    expect(arrived()).toBe(MAILS);
    expect(new Set(smtp.received.flatMap(({ recipients }) => recipients)).size).toBe(MAILS);
    expect(smtp.received.length - MAILS).toBeLessThanOrEqual(cuts + KILLS);
  },
  TIMEOUT_MS,
);
