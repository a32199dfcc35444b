import { webhookLimits } from "@site/contract/webhooks/schema";
import { beforeAll, describe, expect, it } from "vitest";
import { cleanUp } from "../../jobs/clean-up.ts";
import { runDueJobs } from "../../jobs/worker.ts";
import {
  callerWith,
  createTestApp,
  makePost,
  signedInAdmin,
  startWebhookReceiver,
  type TestApp,
} from "../../testing/index.ts";
import { queueEvent } from "./events-service.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
let program: ReturnType<typeof callerWith>;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
  const input = { name: "Alıcı", scopes: ["events:receive" as const], callsPerMinute: 6_000, days: 30 };
  program = callerWith(app, { token: (await admin.apiKeys.create(input)).secret, cookie: undefined });
});

const read = (after = "", limit = 200) => program.keyed.events({ after, limit });
const end = async () => (await read()).next;
const happen = (id: number) =>
  app.db.prisma.$transaction((tx) => queueEvent(tx, "comment.received", { id, postId: 1 }));

describe("the list of events", () => {
  it("has the bodies that webhooks get, under the same id", async () => {
    const { url, received } = await startWebhookReceiver();
    await admin.webhooks.create({ url, description: "", events: ["post.published"], isActive: true });
    const after = await end();
    await makePost(app, { title: "Olaylarda" });
    await runDueJobs(app);
    const { items } = await read(after);
    const [message] = received;
    expect(items).toHaveLength(1);
    expect(items[0]).toEqual({ id: message?.id, ...JSON.parse(message?.body ?? "{}") });
  });

  it("goes on from where a program stopped, page by page, and keeps its order", async () => {
    const after = await end();
    for (let id = 1; id <= 5; id++) await happen(id);
    const seen: unknown[] = [];
    let page = await read(after, 2);
    for (; page.hasMore; page = await read(page.next, 2)) seen.push(...page.items);
    seen.push(...page.items);
    expect(seen).toMatchObject([1, 2, 3, 4, 5].map((id) => ({ type: "comment.received", data: { id } })));
    expect(await read(page.next)).toEqual({ items: [], next: page.next, hasMore: false });
  });

  it("misses no event whose transaction ends after that of a later one", async () => {
    const after = await end();
    let seen = after;
    await app.db.prisma.$transaction(async (tx) => {
      await queueEvent(tx, "comment.received", { id: 100, postId: 1 });
      await happen(101);
      const page = await read(after);
      expect(page.items).toMatchObject([{ data: { id: 101 } }]);
      seen = page.next;
    });
    expect((await read(seen)).items).toMatchObject([{ data: { id: 100 } }]);
  });

  it("shows a scheduled post when it appears, and one that was withdrawn before never", async () => {
    const after = await end();
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const [kept, withdrawn] = [
      await makePost(app, { title: "Kalan", publishedAt: soon }),
      await makePost(app, { title: "Çekilen", publishedAt: soon }),
    ];
    expect((await read(after)).items).toEqual([]);
    await admin.posts.update({ id: withdrawn.id, status: "draft" });
    await app.db.pool.query("UPDATE site_events SET due_at = now() - interval '1 second' WHERE NOT is_listed");
    expect((await read(after)).items).toMatchObject([{ type: "post.published", data: { id: kept.id } }]);
  });

  it("is for keys with its scope and forgets events after thirty days", async () => {
    await expect(callerWith(app, { token: undefined, cookie: undefined }).keyed.events({})).rejects.toThrow();
    await happen(7);
    await app.db.pool.query("UPDATE site_events SET created_at = now() - make_interval(days => $1)", [
      webhookLimits.keptDays + 1,
    ]);
    await read();
    await cleanUp(app);
    expect((await read()).items).toEqual([]);
  });
});

describe("a time span", () => {
  it("is sent again, also what a paused webhook missed, under the same ids", async () => {
    const { url, received } = await startWebhookReceiver();
    const { webhook } = await admin.webhooks.create({
      url,
      description: "",
      events: ["comment.received"],
      isActive: true,
    });
    const from = new Date(Date.now() - 60_000).toISOString();
    await happen(200);
    await runDueJobs(app);
    await admin.webhooks.update({ id: webhook.id, isActive: false });
    await happen(201);
    await expect(
      admin.webhooks.redeliver({ id: webhook.id, from, until: new Date(Date.now() + 60_000).toISOString() }),
    ).rejects.toThrow();
    await admin.webhooks.update({ id: webhook.id, isActive: true });
    const until = new Date(Date.now() + 60_000).toISOString();
    expect(await admin.webhooks.redeliver({ id: webhook.id, from, until })).toMatchObject({ count: 2 });
    await runDueJobs(app);
    const ids = received.map(({ body }) => JSON.parse(body).data.id);
    expect(ids).toEqual([200, 200, 201]);
    expect(received[0]?.id).toBe(received[1]?.id);
    await expect(admin.webhooks.redeliver({ id: webhook.id, from: until, until: from })).rejects.toThrow();
  });
});
