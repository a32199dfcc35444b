import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getJob, jobNames } from "../core/queue/job-table.ts";
import { importReferenceLists, publisher } from "../features/becayis/testing/board.ts";
import { createTestApp, signedInMember, type TestApp } from "../testing/index.ts";
import { cronItems, runDueJobs } from "./worker.ts";

const HOUR_MS = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});
beforeEach(async () => {
  await app.db.prisma.listing.deleteMany();
  await app.db.prisma.emailLog.deleteMany();
});

/** Adds a run of a daily job as the schedule does; `attempts` says how often it was begun. */
async function addRun(name: string, attempts: number): Promise<void> {
  const [item] = cronItems(jobNames).filter(({ task }) => task === name);
  await app.db.pool.query("SELECT graphile_worker.add_job($1, '{}', max_attempts := $2)", [
    name,
    item?.options?.maxAttempts ?? 25,
  ]);
  await app.db.pool.query("UPDATE graphile_worker._private_jobs SET attempts = $1, run_at = now()", [attempts]);
}

const countMails = () => app.db.prisma.emailLog.count({ where: { templateSlug: "listing_alert" } });
const nextDay = () => app.db.pool.query("UPDATE alert_hits SET sent_at = sent_at - interval '1 day'");

it("schedules of once a day are those that are made up for, for hours and not for days", () => {
  const isOnceADay = (name: (typeof jobNames)[number]) => /^\d+ \d+ /.test(getJob(name).schedule ?? "");
  const kept = cronItems(jobNames).filter(({ options }) => (options?.backfillPeriod ?? 0) > 0);
  expect(kept.map(({ task }) => task)).toEqual(jobNames.filter(isOnceADay));
  for (const { options } of kept) {
    expect(options?.backfillPeriod).toBeGreaterThanOrEqual(6 * HOUR_MS);
    expect(options?.backfillPeriod).toBeLessThan(24 * HOUR_MS);
  }
});

describe("the daily alerts", () => {
  it("that were cut off go on with those who were not told, each once a day", async () => {
    const followers = [await signedInMember(app), await signedInMember(app)];
    for (const { caller } of followers) await caller.becayis.alerts.create({ fromCity: "Ankara", toCity: "İzmir" });
    await publisher(app, { from: "Ankara", to: "İzmir" });
    await app.db.pool.query(
      "UPDATE alert_hits SET sent_at = now() WHERE member_id = $1",
      [followers[0]?.member.id], // told before the process was killed
    );
    await addRun("digest-alerts", 1);
    await runDueJobs(app);
    expect(await countMails()).toBe(1);
    await publisher(app, { from: "Ankara", to: "İzmir" });
    await addRun("digest-alerts", 0);
    await runDueJobs(app);
    expect(await countMails(), "a further run of the day tells nobody twice").toBe(1);
    await nextDay();
    await addRun("digest-alerts", 0);
    await runDueJobs(app);
    expect(await countMails()).toBe(3);
  });
});
