import { beforeAll, describe, expect, it } from "vitest";
import { callerWith, createTestApp, makePost, signedInAdmin, type TestApp } from "../../testing/index.ts";

type SignedIn = Awaited<ReturnType<typeof signedInAdmin>>;

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await signedInAdmin(app);
});

const readEntries = (actorKind: string, actorId: number) =>
  app.db.prisma.auditEntry.findMany({ where: { actorKind, actorId }, orderBy: { id: "asc" } });

describe("a refused attempt", () => {
  it("by a wrong password or code in an open session is an entry without them", async () => {
    const { admin, caller } = await signedInAdmin(app);
    await expect(caller.admin.totp.begin({ password: "yanlis-parola" })).rejects.toThrow();
    await expect(
      caller.admin.session.changePassword({ currentPassword: "yanlis-parola", newPassword: "yepyeni-parola-43" }),
    ).rejects.toThrow();
    await expect(caller.admin.session.confirm({ password: "yanlis-parola" })).rejects.toThrow();
    const entries = await readEntries("admin", admin.id);
    expect(entries).toMatchObject([
      { action: "admin.totp.begin", outcome: "VALIDATION_FAILED" },
      { action: "admin.session.changePassword", outcome: "VALIDATION_FAILED" },
      { action: "admin.session.confirm", outcome: "INVALID_CREDENTIALS" },
    ]);
    expect(JSON.stringify(entries)).not.toContain("yanlis-parola");
  });

  it("of a key is an entry with its name", async () => {
    const { key, secret } = await makeKey(["public:read"]);
    const caller = callerWith(app, { token: secret, cookie: undefined });
    await expect(caller.keyed.boardStatistics()).rejects.toThrow();
    await expect(caller.admin.tags.list()).rejects.toThrow();
    expect(await readEntries("key", key.id)).toMatchObject([
      { action: "keyed.boardStatistics", outcome: "FORBIDDEN", actorName: "Program" },
      { action: "admin.tags.list", outcome: "FORBIDDEN" },
    ]);
  });

  it("floods no table", async () => {
    const { key, secret } = await makeKey(["public:read"]);
    const caller = callerWith(app, { token: secret, cookie: undefined });
    for (let count = 0; count < 32; count++) await expect(caller.admin.audit.list({})).rejects.toThrow();
    expect(await readEntries("key", key.id)).toHaveLength(30);
  });
});

describe("the names in the log", () => {
  it("stay when the account is deleted, in the list and the CSV", async () => {
    const { admin, caller } = await signedInAdmin(app);
    await caller.admin.tags.create({ name: "Kalan", slug: `kalan-${admin.id}` });
    await app.db.prisma.admin.delete({ where: { id: admin.id } });
    const [entry] = (await owner.caller.admin.audit.list({ search: "tags.create" })).items;
    expect(entry).toMatchObject({ actorKind: "admin", actorId: admin.id, actor: admin.username });
    const { csv } = await owner.caller.admin.audit.export({ search: "tags.create" });
    expect(csv).toContain(`"${admin.username}"`);
    expect(csv).toContain(`"admin";"${admin.id}"`);
    expect((await owner.caller.admin.audit.list({ search: admin.username })).total).toBeGreaterThan(0);
  });
});

it("a write by an API key carries the rows before and after", async () => {
  const post = await makePost(app, { title: "Önce", slug: "anahtarla" });
  const { key, secret } = await makeKey(["posts:write"]);
  const caller = callerWith(app, { token: secret, cookie: undefined });
  const { tags, createdAt, updatedAt, viewCount, readingTime, version, ...rest } = await owner.caller.admin.posts.get({
    id: post.id,
  });
  const values = { ...rest, featuredImage: rest.featuredImage ?? "", tagIds: tags.map((tag) => tag.id) };
  await caller.keyed.posts.update({ ...values, id: post.id, title: "Sonra" });
  const entry = (await readEntries("key", key.id)).at(-1);
  expect(entry).toMatchObject({
    action: "keyed.posts.update",
    actorName: "Program",
    details: {
      changes: expect.arrayContaining([
        expect.objectContaining({ table: "posts", fields: expect.objectContaining({ title: ["Önce", "Sonra"] }) }),
      ]),
    },
  });
});

const makeKey = (scopes: ("public:read" | "posts:write")[]) =>
  owner.caller.admin.apiKeys.create({ name: "Program", scopes, callsPerMinute: 600, days: 30 });
