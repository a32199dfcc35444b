import { webhookTexts } from "@site/contract/webhooks/labels";
import { webhookEvent } from "@site/contract/webhooks/schema";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { runDueJobs } from "../../jobs/worker.ts";
import { createTestApp, makePost, signedInAdmin, type TestApp } from "../../testing/index.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../../testing/webhook-receiver.ts";
import { sendDeliveries, sweepDeliveries } from "./delivery-service.ts";

let app: TestApp;
let receiver: WebhookReceiver;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];

beforeAll(async () => {
  app = await createTestApp();
  receiver = await startWebhookReceiver();
  admin = (await signedInAdmin(app)).caller.admin;
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer = { status: 204 };
  await app.db.prisma.webhookEndpoint.deleteMany();
});

const makeHook = () =>
  admin.webhooks.create({
    url: receiver.url,
    description: "Bülten",
    events: [webhookEvent.enum["post.published"]],
    isActive: true,
  });
const log = async (id: number) => admin.webhooks.deliveries({ id });

it("a delivery whose job is lost is queued again", async () => {
  const { webhook } = await makeHook();
  await makePost(app);
  await app.db.pool.query("DELETE FROM graphile_worker._private_jobs");
  await app.db.pool.query("UPDATE webhook_deliveries SET created_at = now() - interval '1 minute'");
  await runDueJobs(app);
  expect(receiver.received).toEqual([]);
  await sweepDeliveries(app);
  await sweepDeliveries(app);
  await runDueJobs(app);
  expect(await log(webhook.id)).toMatchObject([{ state: "delivered", attempts: 1 }]);
});

it("a delivery of a killed process is sent when its claim has ended, and its claim takes nothing back", async () => {
  const { webhook } = await makeHook();
  await makePost(app);
  await app.db.pool.query("INSERT INTO webhook_calls VALUES ($1, now() + interval '1 minute')", [webhook.id]);
  await runDueJobs(app);
  expect(receiver.received).toEqual([]);
  await app.db.pool.query("UPDATE webhook_calls SET until = now() - interval '1 second'");
  const [{ id } = { id: 0 }] = await log(webhook.id);
  await sendDeliveries(app, { id });
  expect(await log(webhook.id)).toMatchObject([{ state: "delivered", attempts: 1 }]);
  expect(await app.db.prisma.webhookCall.count()).toBe(0);
});

it("an endpoint that is gone is switched off at once, with its reason, and gets nothing more", async () => {
  const { webhook } = await makeHook();
  receiver.answer = { status: 410 };
  await admin.webhooks.test({ id: webhook.id });
  await admin.webhooks.test({ id: webhook.id });
  await runDueJobs(app);
  expect(receiver.received).toHaveLength(1);
  expect(await log(webhook.id)).toMatchObject([
    { state: "failed", attempts: 0 },
    { state: "failed", attempts: 1, responseStatus: 410, fault: "gone", nextAt: null },
  ]);
  expect(await admin.webhooks.list()).toMatchObject([{ isActive: false, offReason: "gone" }]);
  const told = await app.db.prisma.adminNotification.findMany({ where: { message: { contains: "(410)" } } });
  expect(told).toMatchObject([{ type: "webhook_disabled", title: webhookTexts.disabledTitle }]);
  const { url, description, events } = webhook;
  await admin.webhooks.update({ id: webhook.id, url, description, events, isActive: true });
  expect(await admin.webhooks.list()).toMatchObject([{ isActive: true, offReason: null }]);
});

it.each([
  [{ status: 429, headers: { "retry-after": "60" } }, 60],
  [{ status: 503, headers: { "retry-after": "99999999" } }, 86_400],
  [{ status: 500, headers: { "retry-after": "60" } }, 5],
  [{ status: 429, headers: { "retry-after": "1" } }, 5],
])("the next attempt waits as a busy receiver asks: %o", async (answer, seconds) => {
  const { webhook } = await makeHook();
  await makePost(app);
  receiver.answer = answer;
  await runDueJobs(app);
  expect(receiver.received).toHaveLength(1);
  const { rows } = await app.db.pool.query(
    "SELECT extract(epoch FROM next_at - attempted_at)::int AS wait FROM webhook_deliveries WHERE endpoint_id = $1",
    [webhook.id],
  );
  expect(rows).toEqual([{ wait: seconds }]);
});
