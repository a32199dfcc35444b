import { createHash, createPublicKey, createVerify, randomBytes } from "node:crypto";
import { DEVICES_PER_MEMBER } from "@site/contract/push/schema";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createOutboundGate } from "../../integrations/outbound-gate.ts";
import { runDueJobs } from "../../jobs/worker.ts";
import { createTestApp, makeMember, signedInMember, type TestApp } from "../../testing/index.ts";
import { type PushService, startPushService } from "../../testing/push-service.ts";
import { notifyMemberBundled } from "../notifications/bundles.ts";
import { notifyMember } from "../notifications/notify-member.ts";
import { openPushKeys } from "./keys.ts";

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  app = await createTestApp();
  service = await startPushService();
});
beforeEach(async () => {
  service.received.length = 0;
  service.answer = { status: 201 };
  await app.db.prisma.pushDevice.deleteMany();
});

const path = "/becayis/ilan/ilan-1";
const notify = (memberId: number, message = "Ankara → İzmir ilanınız yayında.") =>
  app.db.prisma.$transaction((tx) =>
    notifyMember(app, tx, memberId, {
      event: "listing_approved",
      title: "İlanınız onaylandı",
      message,
      link: path,
      mail: (name) => ({ template: "listing_approved", props: { name, listingTitle: "İlan", path } }),
    }),
  );

/** Subscribes the fake browser, whose address the contract refuses because it is not https. */
const subscribe = (memberId: number) =>
  app.db.prisma.pushDevice.create({ data: { memberId, ...service.subscription } });

/** Makes waiting jobs due and runs them. */
async function deliver(): Promise<void> {
  await app.db.pool.query("UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second'");
  await runDueJobs(app);
}

const countJobs = async () => {
  const sql = "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'send-push'";
  return (await app.db.pool.query(sql)).rowCount;
};
const device = () => ({
  endpoint: `https://push.example.org/${randomBytes(8).toString("hex")}`,
  p256dh: service.subscription.p256dh,
  auth: service.subscription.auth,
});
const hashOf = (endpoint: string) => createHash("sha256").update(endpoint).digest("base64url");

describe("a notification", () => {
  it("reaches the device at once, encrypted for it and signed by the site", async () => {
    const { member } = await signedInMember(app);
    await subscribe(member.id);
    await notify(member.id);
    await deliver();
    const [received] = service.received;
    if (!received) throw new Error("nothing was sent");
    const { id } = await app.db.prisma.memberNotification.findFirstOrThrow({ where: { memberId: member.id } });
    expect(service.decrypt(received)).toEqual({
      title: "İlanınız onaylandı",
      body: "Ankara → İzmir ilanınız yayında.",
      link: path,
      tag: String(id),
    });
    expect(received.body.toString("latin1")).not.toContain("Ankara");
    expect(received.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
    const { publicKey } = await openPushKeys(app);
    const [, token = "", key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(received.headers.authorization)) ?? [];
    expect(key).toBe(publicKey);
    const [head = "", claims = "", signature = ""] = token.split(".");
    const point = Buffer.from(publicKey, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
    const verifier = createVerify("sha256").update(`${head}.${claims}`);
    const jwk = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
    expect(verifier.verify({ key: jwk, dsaEncoding: "ieee-p1363" }, Buffer.from(signature, "base64url"))).toBe(true);
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
      aud: new URL(service.subscription.endpoint).origin,
      sub: "https://site.example.org",
    });
    expect((await app.db.prisma.pushDevice.findFirstOrThrow()).lastSentAt).not.toBeNull();
  });

  it("of a bundle replaces the one before, and what was read meanwhile is not shown", async () => {
    const { member } = await signedInMember(app);
    await subscribe(member.id);
    const write = (message: string) =>
      app.db.prisma.$transaction((tx) =>
        notifyMemberBundled(app, tx, member.id, {
          ...{ event: "thread_message", bundle: "thread:7", count: 1, message, link: path, isMerged: true },
          title: (count) => `${count} yeni mesaj`,
        }),
      );
    await write("Bir");
    await write("İki");
    await deliver();
    expect(service.received.map(service.decrypt)).toEqual([
      { title: "2 yeni mesaj", body: "İki", link: path, tag: "thread:7" },
    ]);
    await notify(member.id);
    await app.db.prisma.memberNotification.updateMany({ data: { readAt: new Date() } });
    await deliver();
    expect(service.received).toHaveLength(1);
  });

  it("stays off the devices where its kind is switched off, or is not told at all", async () => {
    const { member, caller } = await signedInMember(app);
    await subscribe(member.id);
    expect((await caller.user.preferences.list()).every(({ push }) => push)).toBe(true);
    const event = "listing_approved";
    await caller.user.preferences.update({ event, channel: "site", push: false });
    await notify(member.id);
    await caller.user.preferences.update({ event, channel: "none", push: true });
    await notify(member.id);
    expect(await countJobs()).toBe(0);
    await caller.user.preferences.update({ event, channel: "site" });
    await notify(member.id);
    expect(await countJobs()).toBe(1);
    await deliver();
    expect(service.received).toHaveLength(1);
  });

  it("is queued only if what it tells of happens", async () => {
    const { member } = await signedInMember(app);
    await subscribe(member.id);
    const failed = app.db.prisma.$transaction(async (tx) => {
      await notifyMember(app, tx, member.id, {
        ...{ event: "listing_approved", title: "a", message: "b", link: path },
        mail: (name) => ({ template: "listing_approved", props: { name, listingTitle: "İlan", path } }),
      });
      throw new Error("undone");
    });
    await expect(failed).rejects.toThrow("undone");
    expect(await countJobs()).toBe(0);
  });
});

describe("a push service", () => {
  it.each([404, 410])("that answers %i ends the subscription", async (status) => {
    const { member } = await signedInMember(app);
    await subscribe(member.id);
    service.answer = { status };
    await notify(member.id);
    await deliver();
    expect(await app.db.prisma.pushDevice.count()).toBe(0);
    expect(await countJobs()).toBe(0);
  });

  it("that is down is tried again, and after the last time the notification is in the site alone", async () => {
    const { member } = await signedInMember(app);
    await subscribe(member.id);
    service.answer = { status: 503, headers: { "retry-after": "120" } };
    await notify(member.id);
    await runDueJobs(app);
    const { rows } = await app.db.pool.query<{ wait: number }>(
      `SELECT extract(epoch FROM run_at - now())::int AS wait FROM graphile_worker.jobs
       WHERE task_identifier = 'send-push'`,
    );
    expect(rows[0]?.wait).toBeGreaterThan(100);
    for (let attempt = 0; attempt < 6; attempt++) await deliver();
    expect(service.received).toHaveLength(5);
    expect([await countJobs(), await app.db.prisma.pushDevice.count()]).toEqual([0, 1]);
    expect(await app.db.prisma.memberNotification.count({ where: { memberId: member.id } })).toBe(1);
  });

  it("that refuses a message for good gets it once", async () => {
    const { member } = await signedInMember(app);
    await subscribe(member.id);
    service.answer = { status: 403 };
    await notify(member.id);
    await deliver();
    await deliver();
    expect([service.received.length, await countJobs()]).toEqual([1, 0]);
  });

  it("is never one in a private network", async () => {
    const { member } = await signedInMember(app);
    await subscribe(member.id);
    const { outbound } = app;
    app.outbound = createOutboundGate([]);
    await notify(member.id);
    await deliver();
    app.outbound = outbound;
    expect(service.received).toEqual([]);
    expect(await app.db.prisma.pushDevice.count()).toBe(0);
  });
});

describe("the devices of a member", () => {
  it("are told by a hash, at most ten, of which the oldest ends", async () => {
    const { caller } = await signedInMember(app);
    const added = Array.from({ length: DEVICES_PER_MEMBER + 2 }, device);
    for (const one of added) await caller.user.pushDevices.add(one);
    await caller.user.pushDevices.add(added.at(-1) ?? device());
    const { devices, publicKey } = await caller.user.pushDevices.list();
    expect(devices).toEqual(added.slice(2).map(({ endpoint }) => hashOf(endpoint)));
    expect(publicKey).toBe((await openPushKeys(app)).publicKey);
    await caller.user.pushDevices.remove({ endpoint: added.at(-1)?.endpoint ?? "" });
    expect((await caller.user.pushDevices.list()).devices).toHaveLength(DEVICES_PER_MEMBER - 1);
  });

  it("are the own ones, and a browser belongs to who turned it on last", async () => {
    const [one, other] = [await signedInMember(app), await signedInMember(app)];
    const shared = device();
    await one.caller.user.pushDevices.add(shared);
    await other.caller.user.pushDevices.remove({ endpoint: shared.endpoint });
    expect((await one.caller.user.pushDevices.list()).devices).toEqual([hashOf(shared.endpoint)]);
    await other.caller.user.pushDevices.add(shared);
    expect((await one.caller.user.pushDevices.list()).devices).toEqual([]);
    expect((await other.caller.user.pushDevices.list()).devices).toEqual([hashOf(shared.endpoint)]);
  });

  it.each([
    { endpoint: "http://push.example.org/a" },
    { endpoint: "ftp://push.example.org/a" },
    { endpoint: `https://push.example.org/${"a".repeat(1000)}` },
    { endpoint: "https://push.example.org/ş" },
    { p256dh: "A".repeat(86) },
    { p256dh: "A".repeat(87) },
    { auth: "A".repeat(23) },
    { memberId: 1 },
  ])("are refused with %j", async (wrong) => {
    const { caller } = await signedInMember(app);
    await expect(caller.user.pushDevices.add({ ...device(), ...wrong })).rejects.toMatchObject({
      message: expect.any(String),
    });
    expect(await app.db.prisma.pushDevice.count()).toBe(0);
  });

  it("go with the account", async () => {
    const { id } = await makeMember(app);
    await subscribe(id);
    await app.db.prisma.member.delete({ where: { id } });
    expect(await app.db.prisma.pushDevice.count()).toBe(0);
  });
});

it("the key of the site is made once and sealed", async () => {
  const pairs = await Promise.all([openPushKeys(app), openPushKeys(app)]);
  expect(pairs[0]).toEqual(pairs[1]);
  const { rows } = await app.db.pool.query<{ key: Buffer }>("SELECT private_key AS key FROM push_keys");
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key.toString("latin1")).not.toContain(pairs[0].privateKey);
});
