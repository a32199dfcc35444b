import { expect, it } from "vitest";
import { runDueJobs } from "../../jobs/worker.ts";
import { createTestApp, signedInAdmin } from "../../testing/index.ts";

it("tells how the product is doing, and keeps reasons and secrets to itself", async () => {
  const app = await createTestApp();
  const { admin } = (await signedInAdmin(app)).caller;
  await app.db.pool.query(
    "SELECT graphile_worker.add_job('send-mail', '{\"id\": \"ayse@example.org\"}', max_attempts := 1)",
  );
  await runDueJobs(app);
  await app.db.pool.query("SELECT graphile_worker.add_job('clean-up', run_at := now() - interval '1 hour')");
  await app.db.pool.query("SELECT graphile_worker.add_job('digest-alerts', run_at := now() + interval '1 hour')");
  const overview = await admin.system.overview();
  expect(overview).toMatchObject({
    product: { version: "0.0.0", commit: null, node: process.versions.node },
    database: { isEmbedded: false },
    migrations: { pending: 0, last: { name: expect.stringMatching(/^\d{14}_/) } },
    queue: {
      waiting: 1,
      later: 1,
      running: 0,
      failed: 1,
      kinds: [
        { name: "clean-up", waiting: 1 },
        { name: "digest-alerts", later: 1 },
        { name: "send-mail", failed: 1 },
      ],
      failedJobs: [{ name: "send-mail", attempts: 1 }],
    },
    lastBackup: null,
  });
  expect(overview.queue.oldestSeconds).toBeGreaterThanOrEqual(3_600);
  expect(overview.disk.freeBytes).toBeLessThanOrEqual(overview.disk.totalBytes);
  expect(overview.database.byteSize).toBeGreaterThan(1_000_000);
  expect(JSON.stringify(overview)).not.toMatch(/ayse@example\.org|Error|\/tmp/);
});

it("queues a failed job again, once, and no other", async () => {
  const app = await createTestApp();
  const { admin } = (await signedInAdmin(app)).caller;
  await app.db.pool.query("SELECT graphile_worker.add_job('send-mail', '{\"id\": \"x\"}', max_attempts := 1)");
  await runDueJobs(app);
  const [failed] = (await admin.system.overview()).queue.failedJobs;
  const id = failed?.id ?? "";
  await admin.system.retryJob({ id });
  expect((await admin.system.overview()).queue).toMatchObject({ waiting: 1, failed: 0 });
  await expect(admin.system.retryJob({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  await expect(admin.system.retryJob({ id: "1; DROP TABLE posts" })).rejects.toThrow();
});

it("tells which services are set up and how their last calls went", async () => {
  const app = await createTestApp();
  const { admin } = (await signedInAdmin(app)).caller;
  const readState = async (name: string) =>
    (await admin.system.overview()).upstreams.find((each) => each.name === name);
  expect(await readState("telegram")).toMatchObject({ isConfigured: false, circuit: "off", lastSuccessAt: null });
  await admin.telegram.update({ apiKey: "123456:ABC", chatId: "42", enabled: true });
  await admin.telegram.test(); // nothing listens there
  await expect
    .poll(() => readState("telegram"))
    .toMatchObject({ isConfigured: true, circuit: "open", lastFault: "unreachable", lastSuccessAt: null });
  app.upstreams.record("telegram");
  await expect.poll(async () => (await readState("telegram"))?.lastSuccessAt).not.toBeNull();
  app.mail.smtpUrl = "smtp://127.0.0.1";
  expect(await readState("mail")).toMatchObject({ isConfigured: true, circuit: "open" });
  expect(await readState("google")).toMatchObject({ isConfigured: false, circuit: "off" });
});
