import { EventEmitter, once } from "node:events";
import { webhookTexts } from "@site/contract/webhooks/labels";
import { type WebhookEvent, webhookEvent, webhookLimits } from "@site/contract/webhooks/schema";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createOutboundGate } from "../../integrations/outbound-gate.ts";
import { postWebhook } from "../../integrations/webhook.ts";
import { runDueJobs } from "../../jobs/worker.ts";
import { anonymousCaller, createTestApp, makePost, signedInAdmin, type TestApp } from "../../testing/index.ts";
import { isSigned, startWebhookReceiver, type WebhookReceiver } from "../../testing/webhook-receiver.ts";
import { sendDeliveries } from "./delivery-service.ts";

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

const makeHook = (events: WebhookEvent[] = ["post.published"], url = receiver.url) =>
  admin.webhooks.create({ url, description: "Bülten", events, isActive: true });
const log = async (id: number) => admin.webhooks.deliveries({ id });

/** Makes waiting attempts due and runs them. */
async function runRetries(): Promise<void> {
  await app.db.pool.query("UPDATE webhook_deliveries SET next_at = now() - interval '1 second'");
  await app.db.pool.query(
    "UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second' WHERE key LIKE 'webhook-%'",
  );
  await runDueJobs(app);
}

const messages = () =>
  receiver.received.map(({ body }): { type: string; timestamp: string; data: object } => JSON.parse(body));

describe("an event", () => {
  it("is sent with a signature that the endpoint's secret verifies, and logged without its data", async () => {
    const { webhook, secret } = await makeHook();
    const post = await makePost(app, { title: "Duyuru", slug: "duyuru" });
    await runDueJobs(app);
    const [message] = receiver.received;
    if (!message) throw new Error("nothing was received");
    expect(isSigned(message, secret)).toBe(true);
    expect(isSigned({ ...message, body: message.body.replace("Duyuru", "Sahte") }, secret)).toBe(false);
    expect(isSigned({ ...message, timestamp: "1" }, secret)).toBe(false);
    expect(Math.abs(Number(message.timestamp) - Date.now() / 1000)).toBeLessThan(300);
    const url = "https://site.example.org/blog/duyuru";
    expect(messages()).toMatchObject([
      { type: "post.published", data: { id: post.id, title: "Duyuru", slug: "duyuru", url } },
    ]);
    const [entry] = await log(webhook.id);
    expect(entry).toMatchObject({ messageId: message.id, state: "delivered", attempts: 1, responseStatus: 204 });
    expect(JSON.stringify(entry)).not.toContain("Duyuru");
  });

  it("reaches active endpoints alone that chose it", async () => {
    const first = await makeHook(["comment.received"]);
    const second = await makeHook();
    await admin.webhooks.update({ ...toInput(second.webhook), isActive: false });
    await makePost(app);
    await runDueJobs(app);
    expect([await log(first.webhook.id), await log(second.webhook.id)]).toEqual([[], []]);
  });

  it("of a contact message says nothing of the person", async () => {
    await makeHook(webhookEvent.options.slice());
    await anonymousCaller(app).contact.send({
      name: "Şule",
      surname: "Işık",
      email: "sule@example.org",
      subject: "Bir konu",
      message: "Merhaba, bu gizli bir metindir.",
    });
    await runDueJobs(app);
    const [{ type, data } = { type: "", data: {} }] = messages();
    expect([type, data]).toEqual(["contact_message.received", { id: expect.any(Number), subject: "Bir konu" }]);
  });

  it("of a post comes when the post appears, and not after it was withdrawn", async () => {
    const { webhook } = await makeHook();
    const publishedAt = new Date(Date.now() + 3_600_000).toISOString();
    await makePost(app, { title: "İleride", publishedAt });
    const withdrawn = await makePost(app, { title: "Vazgeçilen", publishedAt });
    await admin.posts.changeMany({ change: { kind: "status", ids: [withdrawn.id], status: "draft" } });
    await makePost(app, { title: "Eski", publishedAt: "2020-01-01T00:00:00.000Z" });
    await runDueJobs(app);
    expect(messages()).toEqual([]);
    await runRetries();
    expect(messages()).toMatchObject([{ data: { title: "İleride" } }]);
    expect(await log(webhook.id)).toHaveLength(1);
  });

  it("comes once for a post that is published in bulk, and not for its later edits", async () => {
    await makeHook();
    const post = await makePost(app, { status: "draft", slug: "toplu" });
    await admin.posts.changeMany({ change: { kind: "status", ids: [post.id], status: "published" } });
    await admin.posts.update({
      id: post.id,
      title: "Düzeltildi",
      slug: "toplu",
      content: "<p>A</p>",
      status: "published",
    });
    await runDueJobs(app);
    expect(messages()).toHaveLength(1);
  });

  it("comes once for a post that is withdrawn and published again, with its last texts if none was sent", async () => {
    const { webhook } = await makeHook();
    const post = await makePost(app, { title: "İlk başlık", slug: "yeniden" });
    const publish = (status: "draft" | "published", title: string) =>
      admin.posts.update({ id: post.id, title, slug: "yeniden", content: "<p>A</p>", status });
    await publish("draft", "İlk başlık");
    await publish("published", "İkinci başlık");
    await runDueJobs(app);
    expect(messages()).toMatchObject([{ data: { title: "İkinci başlık" } }]);
    await publish("draft", "İkinci başlık");
    await publish("published", "Üçüncü başlık");
    await runDueJobs(app);
    expect(messages()).toHaveLength(1);
    await app.db.prisma.webhookDelivery.deleteMany({ where: { endpointId: webhook.id } });
    await publish("draft", "Üçüncü başlık");
    await publish("published", "Dördüncü başlık");
    await runDueJobs(app);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect(messages()).toHaveLength(2);
  });

  it("of a post whose time is moved comes at the new time alone", async () => {
    const { webhook } = await makeHook();
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const post = await makePost(app, { title: "Zamanlı", slug: "zamanli", publishedAt: at(1) });
    const texts = { id: post.id, title: "Zamanlı", slug: "zamanli", content: "<p>A</p>" } as const;
    const last = at(3);
    for (const publishedAt of [at(2), last]) await admin.posts.update({ ...texts, status: "published", publishedAt });
    expect(await log(webhook.id)).toMatchObject([{ nextAt: last }]);
    await runRetries();
    expect(messages()).toMatchObject([{ data: { publishedAt: last } }]);
  });

  it("exists only if what it reports was committed", async () => {
    const { webhook } = await makeHook();
    await makePost(app, { slug: "bir-kez" });
    await expect(makePost(app, { slug: "bir-kez" })).rejects.toThrow();
    expect(await log(webhook.id)).toHaveLength(1);
  });
});

describe("a delivery", () => {
  it("is repeated under the same id after an error, and ends with success", async () => {
    const { webhook, secret } = await makeHook();
    receiver.answer = { status: 500 };
    await makePost(app);
    await runDueJobs(app);
    const [failed] = await log(webhook.id);
    expect(failed).toMatchObject({ state: "waiting", attempts: 1, fault: "status", responseStatus: 500 });
    expect(Date.parse(failed?.nextAt ?? "") - Date.parse(failed?.attemptedAt ?? "")).toBeGreaterThan(4_000);
    expect(await admin.webhooks.list()).toMatchObject([{ failingSince: expect.any(String) }]);
    receiver.answer = { status: 200 };
    await runRetries();
    const [first, second] = receiver.received;
    expect(second?.id).toBe(first?.id);
    expect(receiver.received.map((each) => isSigned(each, secret))).toEqual([true, true]);
    expect(await log(webhook.id)).toMatchObject([{ state: "delivered", attempts: 2, fault: null, nextAt: null }]);
    expect(await admin.webhooks.list()).toMatchObject([{ failingSince: null }]);
  });

  it("is given up after its last attempt, and can be sent again", async () => {
    const { webhook } = await makeHook();
    receiver.answer = { status: 503 };
    await makePost(app);
    for (let attempt = 0; attempt < 12; attempt++) await runRetries();
    expect(await log(webhook.id)).toMatchObject([{ state: "failed", attempts: 12 }]);
    await runRetries();
    expect(receiver.received).toHaveLength(12);
    receiver.answer = { status: 200 };
    const [{ id } = { id: 0 }] = await log(webhook.id);
    await admin.webhooks.resend({ id });
    await runDueJobs(app);
    expect(await log(webhook.id)).toMatchObject([{ id, state: "delivered", attempts: 1 }]);
  });

  it("follows no redirect", async () => {
    const { webhook } = await makeHook();
    receiver.answer = { status: 307, headers: { location: receiver.url } };
    await admin.webhooks.test({ id: webhook.id });
    await runDueJobs(app);
    expect(receiver.received).toHaveLength(1);
    expect(await log(webhook.id)).toMatchObject([{ event: "test", fault: "redirect", responseStatus: 307 }]);
  });

  it("is made once, though two workers take it", async () => {
    const { webhook } = await makeHook();
    const held = new EventEmitter();
    receiver.answer = { status: 200, after: once(held, "free") };
    await makePost(app);
    const [{ id } = { id: 0 }] = await log(webhook.id);
    const first = sendDeliveries(app, { id });
    await expect.poll(() => receiver.received.length).toBe(1);
    await sendDeliveries(app, { id });
    held.emit("free");
    await first;
    await sendDeliveries(app, { id });
    expect(receiver.received).toHaveLength(1);
    expect(await log(webhook.id)).toMatchObject([{ state: "delivered", attempts: 1 }]);
  });

  it("goes to no private address, also behind a name", async () => {
    const message = { url: receiver.url, headers: {}, body: "{}" };
    const forbidden = { status: null, reason: "forbidden", retryAfter: 0 };
    expect(await postWebhook(createOutboundGate([]), message)).toEqual(forbidden);
    const hidden = createOutboundGate([], async () => [{ address: "127.0.0.1", family: 4 }]);
    const named = { ...message, url: receiver.url.replace("127.0.0.1", "alici.example.org") };
    expect(await postWebhook(hidden, named)).toEqual(forbidden);
    expect(receiver.received).toEqual([]);
  });

  it("waits only so long for an answer", async () => {
    const held = new EventEmitter();
    receiver.answer = { status: 200, after: once(held, "free") };
    const message = { url: receiver.url, headers: {}, body: "{}" };
    const answer = await postWebhook(app.outbound, message, { timeoutMs: 50 });
    held.emit("free");
    expect(answer).toEqual({ status: null, reason: "timeout", retryAfter: 0 });
    const nowhere = { ...message, url: "http://127.0.0.1:9/" };
    expect(await postWebhook(app.outbound, nowhere)).toEqual({ status: null, reason: "unreachable", retryAfter: 0 });
  });
});

describe("an endpoint", () => {
  it("has a secret that is shown once and sealed", async () => {
    const { webhook, secret } = await makeHook();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { rows } = await app.db.pool.query(
      `SELECT to_jsonb(e)::text || encode(e.secret, 'escape') AS row FROM webhook_endpoints e
        UNION ALL SELECT details::text FROM audit_entries`,
    );
    const stored = JSON.stringify([rows, await admin.webhooks.list(), await log(webhook.id)]);
    expect(stored).not.toContain(secret.replace("whsec_", ""));
    expect(stored).not.toContain(Buffer.from(secret).toString("hex"));
  });

  it("signs with both secrets for a day after the change", async () => {
    const { webhook, secret: former } = await makeHook();
    const { secret } = await admin.webhooks.rotateSecret({ id: webhook.id });
    const verified = async () => {
      await admin.webhooks.test({ id: webhook.id });
      await runDueJobs(app);
      const message = receiver.received.at(-1);
      return message && [isSigned(message, secret), isSigned(message, former)];
    };
    expect(await verified()).toEqual([true, true]);
    await app.db.pool.query("UPDATE webhook_endpoints SET previous_until = now() - interval '1 second'");
    expect(await verified()).toEqual([true, false]);
    expect(await admin.webhooks.list()).toMatchObject([{ previousUntil: null }]);
  });

  it("needs https, unless the operator named the host", async () => {
    const refused = ["http://example.org/", "ftp://example.org/", "https://a:b@example.org/", "https://x.org/#a", "x"];
    for (const url of refused) await expect(makeHook(undefined, url), url).rejects.toThrow(webhookTexts.url);
    await makeHook(undefined, "https://example.org/olaylar");
  });

  it("is switched off after days without success, and the bell tells it once", async () => {
    const { webhook } = await makeHook();
    receiver.answer = { status: 500 };
    await admin.webhooks.test({ id: webhook.id });
    await admin.webhooks.test({ id: webhook.id });
    await app.db.pool.query("UPDATE webhook_endpoints SET failing_since = now() - make_interval(days => $1)", [
      webhookLimits.failingDays,
    ]);
    await runDueJobs(app);
    expect(await admin.webhooks.list()).toMatchObject([{ isActive: false, offReason: "failing" }]);
    const told = () => app.db.prisma.adminNotification.findMany({ where: { type: "webhook_disabled" } });
    expect(await told()).toMatchObject([
      { title: webhookTexts.disabledTitle, link: "/admin/webhooks", recordId: webhook.id, isRead: false },
    ]);
    expect(receiver.received).toHaveLength(1);
    await expect(admin.webhooks.test({ id: webhook.id })).rejects.toThrow(webhookTexts.inactive);
    await admin.webhooks.update(toInput(webhook));
    expect(await admin.webhooks.list()).toMatchObject([{ isActive: true, offReason: null, failingSince: null }]);
    expect(await told(), "done with the endpoint").toMatchObject([{ isRead: true }]);
  });

  it("takes its deliveries with it", async () => {
    const { webhook } = await makeHook();
    await makePost(app);
    await admin.webhooks.remove({ id: webhook.id });
    await runDueJobs(app);
    expect(receiver.received).toEqual([]);
    for (const call of [admin.webhooks.remove, admin.webhooks.deliveries, admin.webhooks.test])
      await expect(call({ id: webhook.id })).rejects.toThrow(webhookTexts.notFound);
  });
});

/** Returns an endpoint as it is saved again. */
function toInput({ id, url, description, events, isActive }: Awaited<ReturnType<typeof makeHook>>["webhook"]) {
  return { id, url, description, events, isActive };
}
