import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  anonymousCaller,
  callerWith,
  createTestApp,
  makePost,
  signedInAdmin,
  type TestApp,
} from "../../testing/index.ts";
import { lastMailTo } from "../../testing/mails.ts";

type SignedIn = Awaited<ReturnType<typeof signedInAdmin>>;

let app: TestApp;
let self: SignedIn;
let other: SignedIn;
let guests = 0;
beforeAll(async () => {
  app = await createTestApp();
  app.siteUrl = "http://localhost:3000";
  self = await signedInAdmin(app);
});
beforeEach(async () => {
  other = await signedInAdmin(app);
});

const makeKey = (by: SignedIn) =>
  by.caller.admin.apiKeys.create({ name: "Program", scopes: ["public:read"], callsPerMinute: 60, days: 30 });
const useKey = (secret: string) => callerWith(app, { token: secret, cookie: undefined }).keyed.key();
const makeHook = (by: SignedIn) =>
  by.caller.admin.webhooks.create({
    url: "https://hook.example.org/",
    description: "",
    events: ["post.published"],
    isActive: true,
  });
const findHook = async (id: number) => (await self.caller.admin.webhooks.list()).find((hook) => hook.id === id);
const countDeliveries = (endpointId: number) => app.db.prisma.webhookDelivery.count({ where: { endpointId } });

async function invite(by: SignedIn): Promise<{ email: string; token: string }> {
  const email = `davet-${++guests}@example.org`;
  await by.caller.admin.invitations.create({ email });
  return { email, token: (await lastMailTo(app, email)).access };
}

const deactivate = ({ admin }: SignedIn) =>
  self.caller.admin.administrators.setActive({ id: admin.id, isActive: false });

describe("an administrator who is deactivated", () => {
  it("invites nobody any more", async () => {
    const { token } = await invite(other);
    await deactivate(other);
    const visitor = anonymousCaller(app).admin.invitations;
    const password = "yelkenli sabah kirazı 91";
    await expect(visitor.open({ token })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(visitor.accept({ token, username: `davetli.${guests}`, password })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    expect((await self.caller.admin.invitations.list()).map(({ invitedBy }) => invitedBy)).not.toContain(
      other.admin.username,
    );
  });

  it("has no working API key, until another administrator takes it over", async () => {
    const { key, secret } = await makeKey(other);
    expect(key).toMatchObject({ state: "active", madeBy: other.admin.username });
    await useKey(secret);
    await deactivate(other);
    await expect(useKey(secret)).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
    const listed = async () => (await self.caller.admin.apiKeys.list()).find(({ id }) => id === key.id);
    expect(await listed()).toMatchObject({ state: "suspended", madeBy: other.admin.username });
    await self.caller.admin.apiKeys.takeOver({ id: key.id });
    expect(await listed()).toMatchObject({ state: "active", madeBy: self.admin.username });
    await useKey(secret);
  });

  it("has no working webhook, until another administrator takes it over", async () => {
    const { webhook } = await makeHook(other);
    await deactivate(other);
    expect(await findHook(webhook.id)).toMatchObject({ isSuspended: true, madeBy: other.admin.username });
    await makePost(app, { slug: `askida` });
    expect(await countDeliveries(webhook.id)).toBe(0);
    await self.caller.admin.webhooks.takeOver({ id: webhook.id });
    await makePost(app, { slug: `devralindi` });
    expect(await countDeliveries(webhook.id)).toBe(1);
  });

  it("shows nobody a draft by a preview link", async () => {
    const { id: postId } = await makePost(app, { slug: `taslak`, status: "draft" });
    const { path } = await other.caller.admin.postPreviews.create({ postId, days: 7 });
    const token = path.split("#")[1] ?? "";
    await anonymousCaller(app).blog.posts.preview({ token });
    await deactivate(other);
    await expect(anonymousCaller(app).blog.posts.preview({ token })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
  });

  it("leaves an entry that names what has ended", async () => {
    const { key } = await makeKey(other);
    const { webhook } = await makeHook(other);
    await deactivate(other);
    const { details } = await app.db.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
    for (const [table, id] of [
      ["api_keys", key.id],
      ["webhook_endpoints", webhook.id],
    ] as const)
      expect(details).toMatchObject({
        changes: expect.arrayContaining([
          expect.objectContaining({
            table,
            key: String(id),
            fields: expect.objectContaining({ suspended_at: [null, expect.any(String)] }),
          }),
        ]),
      });
  });
});

describe("a right that ends at the same moment", () => {
  it("leaves no key, webhook or invitation that works", async () => {
    for (let round = 0; round < 5; round++) {
      const maker = await signedInAdmin(app);
      const email = `es-zamanli-${round}@example.org`;
      const results = await Promise.allSettled([
        makeKey(maker),
        makeHook(maker),
        maker.caller.admin.invitations.create({ email }),
        deactivate(maker),
      ]);
      expect(results.length).toBe(4);
      if (results[3].status === "rejected") await deactivate(maker);
      const madeById = maker.admin.id;
      const working = { madeById, suspendedAt: null };
      expect(await app.db.prisma.apiKey.count({ where: { ...working, revokedAt: null } })).toBe(0);
      expect(await app.db.prisma.webhookEndpoint.count({ where: working })).toBe(0);
      expect(
        await app.db.prisma.adminInvitation.count({
          where: { invitedById: madeById, acceptedAt: null, revokedAt: null },
        }),
      ).toBe(0);
    }
  });
});

describe("a webhook that somebody else changes", () => {
  it("ends with the right of the one who set it up last", async () => {
    const { webhook } = await makeHook(self);
    const { id, url, description, events } = webhook;
    await other.caller.admin.webhooks.update({ id, url, description, events, isActive: true });
    expect(await findHook(id)).toMatchObject({ madeBy: other.admin.username });
    await deactivate(other);
    expect(await findHook(id)).toMatchObject({ isSuspended: true, madeBy: other.admin.username });
  });

  it("is taken over by an invitation's second sender too", async () => {
    const { email } = await invite(self);
    const [open] = (await self.caller.admin.invitations.list()).filter((invitation) => invitation.email === email);
    if (!open) throw new Error("no invitation");
    await other.caller.admin.invitations.resend({ id: open.id });
    await deactivate(other);
    expect((await self.caller.admin.invitations.list()).map(({ id }) => id)).not.toContain(open.id);
  });
});
