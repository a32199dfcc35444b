import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import { webhookEvent, webhookLimits } from "@site/contract/webhooks/schema";
import { afterTestFile } from "@site/db/testing";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { addJob } from "../core/queue/job-queue.ts";
import { queueMail } from "../features/mail/service.ts";
import { createTestApp, makePost, signedInAdmin } from "../testing/index.ts";
import { startWebhookReceiver } from "../testing/webhook-receiver.ts";
import { startJobWorker } from "./worker.ts";

const SILENT = webhookLimits.endpoints - 1;
const EVENTS = 5;

/** Starts a server that takes calls and answers none; it counts the open calls of each path. */
async function startSilentServer() {
  const open = new Map<string, number>();
  const most = new Map<string, number>();
  const server = createServer(({ url = "" }, response) => {
    open.set(url, (open.get(url) ?? 0) + 1);
    most.set(url, Math.max(most.get(url) ?? 0, open.get(url) ?? 0));
    response.on("close", () => open.set(url, (open.get(url) ?? 0) - 1));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterTestFile(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the system gave no port");
  return { url: `http://127.0.0.1:${address.port}`, most };
}

it("endpoints that do not answer delay no other, and each has one open call at most", { timeout: 60_000 }, async () => {
  const app = await createTestApp();
  const silent = await startSilentServer();
  const receiver = await startWebhookReceiver();
  const { admin } = (await signedInAdmin(app)).caller;
  const events = [webhookEvent.enum["post.published"]];
  const add = (url: string) => admin.webhooks.create({ url, description: "", events, isActive: true });
  for (let index = 0; index < SILENT; index++) await add(`${silent.url}/${index}`);
  const healthy = await add(receiver.url);
  for (let event = 0; event < EVENTS; event++) await makePost(app);
  const worker = startJobWorker(app);
  onTestFinished(() => worker.stop());
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(EVENTS);
  // the silent ones have not even timed out
  const attempted = await app.db.prisma.webhookDelivery.count({
    where: { endpointId: { not: healthy.webhook.id }, attempts: { gt: 0 } },
  });
  expect(attempted).toBe(0);
  await expect.poll(() => silent.most.size, { timeout: 30_000 }).toBe(SILENT);
  expect(new Set(silent.most.values())).toEqual(new Set([1]));
  const order = receiver.received.map(({ body }) => JSON.parse(body).data.id);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

it("webhooks and mails wait neither for a model nor for a backup", { timeout: 60_000 }, async () => {
  const app = await createTestApp();
  const receiver = await startWebhookReceiver();
  const { admin } = (await signedInAdmin(app)).caller;
  const events = [webhookEvent.enum["post.published"]];
  await admin.webhooks.create({ url: receiver.url, description: "", events, isActive: true });
  const blocker = new pg.Client({ connectionString: app.db.url });
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query("BEGIN; LOCK TABLE ai_creations, backups IN ACCESS EXCLUSIVE MODE");
  await app.db.prisma.$transaction(async (tx) => {
    await addJob(tx, "run-creation", { id: 1 });
    await addJob(tx, "make-backup", { id: 1 });
  });
  const worker = startJobWorker(app);
  onTestFinished(async () => {
    await blocker.query("ROLLBACK");
    await worker.stop();
  });
  const held = () =>
    app.db.pool
      .query("SELECT 1 FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL")
      .then((r) => r.rowCount);
  await expect.poll(held, { timeout: 30_000 }).toBe(2);
  await makePost(app);
  await app.db.prisma.$transaction((tx) =>
    queueMail(app, tx, {
      template: "welcome",
      to: { name: "Şule", email: "sule@example.org" },
      props: { name: "Şule" },
    }),
  );
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1);
  await expect.poll(() => app.db.prisma.emailLog.count({ where: { status: "sent" } }), { timeout: 30_000 }).toBe(1);
  await expect.poll(held, { timeout: 30_000 }).toBe(2); // the job of a sent mail is held until its end is stored
});

it("a call that is open at a stop ends first and counts", { timeout: 60_000 }, async () => {
  const app = await createTestApp();
  const receiver = await startWebhookReceiver();
  const { admin } = (await signedInAdmin(app)).caller;
  const events = [webhookEvent.enum["post.published"]];
  const { webhook } = await admin.webhooks.create({ url: receiver.url, description: "", events, isActive: true });
  const held = new EventEmitter();
  receiver.answer = { status: 200, after: once(held, "free") };
  await makePost(app);
  await makePost(app);
  const worker = startJobWorker(app);
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1);
  const stopped = worker.stop();
  held.emit("free");
  await stopped;
  const states = (await admin.webhooks.deliveries({ id: webhook.id })).map(({ state }) => state);
  expect(states).toEqual(["waiting", "delivered"]);
  expect(await app.db.prisma.webhookCall.count()).toBe(0);
});
