import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runDueJobs } from "../../jobs/worker.ts";
import { createTestApp, signedInAdmin, type TestApp } from "../../testing/index.ts";
import { getPart } from "./leftovers.ts";
import { backupPath, newBackupName } from "./names.ts";
import { openBackup } from "./records-service.ts";
import { makeBackup, watchBackups } from "./run-service.ts";

async function signedIn() {
  const app = await createTestApp();
  const { admin } = (await signedInAdmin(app)).caller;
  return { app, admin, folder: join(app.instance.dataDir, "backups") };
}

/** Runs the jobs of the queue that are due and those of cron, which no runner has added. */
const runDue = async (app: TestApp) => {
  await watchBackups(app);
  await runDueJobs(app);
};

/** Moves a schedule's last change and its former backups to the day before. */
const letDayPass = (app: TestApp) =>
  app.db.pool.query(`UPDATE backup_schedules SET updated_at = updated_at - interval '2 days';
    UPDATE backups SET due_at = due_at - interval '1 day', created_at = created_at - interval '1 day'`);

describe("a backup by hand", () => {
  it("tells whether it holds the secret of the site", async () => {
    const { app, admin } = await signedIn();
    expect((await admin.backups.list()).holdsSecret).toBe(false);
    app.instance.generatedSecret = "a".repeat(64);
    expect(await admin.backups.list()).toMatchObject({ holdsSecret: true });
    expect(JSON.stringify(await admin.backups.list())).not.toContain(app.instance.generatedSecret);
  });

  it("is one at a time, whole, private, and can be downloaded and deleted", async () => {
    const { app, admin, folder } = await signedIn();
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => admin.backups.create()));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === "rejected") expect(answer.reason).toMatchObject({ cause: { code: "CONFLICT" } });
    await runDueJobs(app);
    const [made] = (await admin.backups.list()).backups;
    if (!made) throw new Error("there is no backup");
    const path = join(folder, made.fileName);
    const content = readFileSync(path);
    expect(made).toMatchObject({
      state: "done",
      origin: "manual",
      isHere: true,
      byteSize: content.length,
      sha256: createHash("sha256").update(content).digest("hex"),
      partsDone: made.parts,
    });
    expect(made.parts).toBeGreaterThan(30);
    expect([statSync(path).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([0o600, 0o700]);
    expect(JSON.stringify(await admin.backups.list())).not.toContain(app.instance.dataDir);
    const file = await openBackup(app, made.id);
    expect(Buffer.concat(await file.content.toArray())).toEqual(content);
    await admin.backups.remove({ id: made.id });
    expect(readdirSync(folder)).toEqual([]);
    await expect(admin.backups.remove({ id: made.id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(openBackup(app, made.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("that cannot be written is told in the bell, and the next one may be made", async () => {
    const { app, admin, folder } = await signedIn();
    writeFileSync(folder, "not a folder");
    const { id } = await admin.backups.create();
    await expect(admin.backups.remove({ id })).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
    await runDueJobs(app);
    const [failed] = (await admin.backups.list()).backups;
    expect(failed).toMatchObject({ state: "failed", fault: "folder" });
    expect(await app.db.prisma.adminNotification.findMany()).toMatchObject([{ type: "job_failed" }]);
    rmSync(folder);
    await admin.backups.create();
    await runDueJobs(app);
    expect((await admin.backups.list()).backups[0]).toMatchObject({ state: "done" });
  });

  it("waits again after a stop, begins anew after a kill, and fails when its job is gone", async () => {
    const { app, admin, folder } = await signedIn();
    const { id, fileName } = await admin.backups.create();
    await expect(makeBackup(app, id, AbortSignal.abort())).rejects.toThrow();
    expect((await admin.backups.list()).backups[0]).toMatchObject({ state: "waiting" });
    await app.db.pool.query("UPDATE backups SET state = 'running'");
    mkdirSync(folder, { recursive: true });
    writeFileSync(getPart(join(folder, fileName)), "half");
    await makeBackup(app, id, undefined);
    expect(readdirSync(folder)).toEqual([fileName]);
    await runDueJobs(app); // nothing is left to do
    const second = await admin.backups.create();
    await app.db.pool.query("SELECT graphile_worker.complete_jobs(ARRAY(SELECT id FROM graphile_worker.jobs))");
    await watchBackups(app);
    expect((await admin.backups.list()).backups[0]).toMatchObject({ id: second.id, state: "waiting" });
    await app.db.pool.query("UPDATE backups SET created_at = now() - interval '2 minutes' WHERE state = 'waiting'");
    await watchBackups(app);
    expect((await admin.backups.list()).backups).toContainEqual(
      expect.objectContaining({ id: second.id, state: "failed", fault: "lost" }),
    );
  });
});

describe("the schedule", () => {
  it("makes one backup for each moment, whoever asks, and keeps the newest", async () => {
    const { app, admin } = await signedIn();
    const schedule = await admin.backups.updateSchedule({ frequency: "daily", hour: 5, kept: 2 });
    expect(Date.parse(schedule.nextAt ?? "")).toBeGreaterThan(Date.now());
    expect(new Date(schedule.nextAt ?? "").toISOString()).toMatch(/T02:00:00/); // 05:00 in Istanbul
    await runDue(app);
    expect((await admin.backups.list()).backups).toEqual([]); // begins with its next moment
    let oldest: number | undefined;
    for (let day = 0; day < 3; day++) {
      await letDayPass(app);
      await Promise.all([watchBackups(app), watchBackups(app), watchBackups(app)]);
      await runDue(app);
      oldest ??= (await admin.backups.list()).backups[0]?.id;
    }
    const { backups } = await admin.backups.list();
    expect(backups.map(({ origin, state, isHere }) => ({ origin, state, isHere }))).toEqual(
      Array.from({ length: 2 }, () => ({ origin: "schedule", state: "done", isHere: true })),
    );
    expect(backups.map(({ id }) => id)).not.toContain(oldest);
    expect(readdirSync(join(app.instance.dataDir, "backups"))).toHaveLength(2);
    await admin.backups.updateSchedule({ frequency: "off", hour: 5, kept: 1 });
    await letDayPass(app);
    await runDue(app);
    expect((await admin.backups.list()).backups).toHaveLength(2);
  });

  it("refuses hours and numbers out of bounds", async () => {
    const { admin } = await signedIn();
    const fields = { frequency: "daily", hour: 3, kept: 7 } as const;
    for (const wrong of [{ hour: 24 }, { hour: -1 }, { kept: 0 }, { kept: 91 }])
      await expect(admin.backups.updateSchedule({ ...fields, ...wrong })).rejects.toThrow();
  });
});

it("a name leads to no other file", () => {
  const name = newBackupName(new Date(0));
  expect(backupPath("/data", name)).toBe(`/data/backups/${name}`);
  for (const wrong of ["../app-secret", `../${name}`, `${name}/..`, "app-secret", `${name}\n`, ""])
    expect(() => backupPath("/data", wrong)).toThrow();
});
