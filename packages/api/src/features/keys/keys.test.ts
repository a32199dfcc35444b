import { keyTexts } from "@site/contract/keys/labels";
import { type KeyScope, keyLimits, keyScope } from "@site/contract/keys/schema";
import { type AnyProcedure, callTRPCProcedure } from "@trpc/server";
import { beforeAll, describe, expect, it } from "vitest";
import { cleanUp } from "../../jobs/clean-up.ts";
import { appRouter } from "../../root.ts";
import {
  callerWith,
  createContextFor,
  createTestApp,
  makePost,
  signedInAdmin,
  type TestApp,
} from "../../testing/index.ts";
import { findKey } from "./service.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
});

const makeKey = (scopes: KeyScope[], callsPerMinute = 6_000) =>
  admin.apiKeys.create({ name: "Deneme programı", scopes, callsPerMinute, days: 30 });
const getCaller = (secret: string) => callerWith(app, { token: secret, cookie: undefined });

const procedures = Object.entries<unknown>(appRouter._def.procedures).flatMap(([path, value]) =>
  isProcedure(value) ? [{ path, procedure: value }] : [],
);

function isProcedure(value: unknown): value is AnyProcedure {
  return typeof value === "function" && "_def" in value;
}

/** Calls a procedure with a key and no input; returns the error code that decided, if any. */
async function getCode(secret: string, path: string, procedure: AnyProcedure): Promise<string | undefined> {
  try {
    await callTRPCProcedure({
      router: appRouter,
      path,
      getRawInput: async () => undefined,
      ctx: createContextFor(app, { token: secret, cookie: undefined }),
      type: procedure._def.type,
      signal: undefined,
      batchIndex: 0,
    });
    return undefined;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "OTHER";
  }
}

describe("a key", () => {
  it.each(keyScope.options)("with the scope %s opens exactly its procedures", async (scope) => {
    const { secret } = await makeKey([scope]);
    const opened: string[] = [];
    const expected: string[] = [];
    for (const { path, procedure } of procedures) {
      const meta: unknown = procedure._def.meta;
      const needed = typeof meta === "object" && meta !== null && "keyScope" in meta ? meta.keyScope : undefined;
      if (needed === scope || needed === "any") expected.push(path);
      const code = await getCode(secret, path, procedure);
      if (code !== "FORBIDDEN" && code !== "UNAUTHORIZED") opened.push(path);
    }
    expect(opened).toEqual(expected);
    expect(opened).toContain("keyed.key");
  });

  it("is no session: administrators' and members' calls refuse it, also those that are open to visitors", async () => {
    const caller = getCaller((await makeKey(keyScope.options.slice())).secret);
    await expect(caller.admin.apiKeys.list()).rejects.toThrow(keyTexts.notAccepted);
    await expect(caller.user.dashboard()).rejects.toThrow(keyTexts.notAccepted);
    await expect(caller.auth.logout()).rejects.toThrow(keyTexts.notAccepted);
  });

  it("names the scope that it lacks", async () => {
    const caller = getCaller((await makeKey(["public:read"])).secret);
    await expect(caller.keyed.boardStatistics()).rejects.toMatchObject({
      cause: { code: "FORBIDDEN", details: { flags: { requiredScope: "board:statistics" } } },
    });
    expect(await caller.keyed.key()).toMatchObject({ scopes: ["public:read"], callsPerMinute: 6_000 });
  });

  it("is shown once and stored as a hash", async () => {
    const { key, secret } = await makeKey(["public:read"]);
    expect(secret).toMatch(/^hy_[\w-]{43}$/);
    expect(secret.startsWith(key.start)).toBe(true);
    const { rows } = await app.db.pool.query("SELECT to_jsonb(api_keys)::text AS row FROM api_keys");
    const audit = await app.db.pool.query("SELECT to_jsonb(audit_entries)::text AS row FROM audit_entries");
    const stored = JSON.stringify([rows, audit.rows, await admin.apiKeys.list()]);
    expect(stored).not.toContain(secret.slice(key.start.length));
  });

  it("writes posts, and the audit log tells which key did", async () => {
    const { key, secret } = await makeKey(["posts:write"]);
    const caller = getCaller(secret);
    const post = await caller.keyed.posts.create({ title: "Anahtarla", slug: "anahtarla", content: "<p>Metin</p>" });
    await caller.keyed.posts.update({ id: post.id, title: "Yeni", slug: "anahtarla", content: "<p>Metin</p>" });
    expect(await caller.keyed.posts.get({ id: post.id })).toMatchObject({ title: "Yeni", status: "draft" });
    const { items: entries } = await admin.audit.list({ search: "keyed.posts" });
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ["keyed.posts.update", `API anahtarı: ${key.name}`],
      ["keyed.posts.create", `API anahtarı: ${key.name}`],
    ]);
  });

  it("reads the numbers of the board and public content", async () => {
    await makePost(app);
    const caller = getCaller((await makeKey(["board:statistics", "public:read"])).secret);
    expect(await caller.keyed.boardStatistics()).toMatchObject({ activeListings: expect.any(Number) });
    expect((await caller.blog.posts.list({})).length).toBeGreaterThan(0);
  });

  it("has a limit of its own for each minute", async () => {
    const { secret } = await makeKey(["public:read"], 3);
    const caller = () => getCaller(secret).keyed.key();
    const calls = await Promise.allSettled([caller(), caller(), caller(), caller(), caller()]);
    expect(calls.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    await expect(caller()).rejects.toMatchObject({
      cause: { code: "TOO_MANY_REQUESTS", details: { retryAfter: expect.any(Number) } },
    });
    await app.db.pool.query("UPDATE api_keys SET window_start = now() - interval '61 seconds'");
    await expect(caller()).resolves.toBeDefined();
    expect((await findKey(app, secret, 1)).remaining).toBe(1);
  });

  it("ends when it is revoked or expires, and is deleted later", async () => {
    const [revoked, expired] = [await makeKey(["public:read"]), await makeKey(["public:read"])];
    await getCaller(revoked.secret).keyed.key();
    await admin.apiKeys.revoke({ id: revoked.key.id });
    await expect(admin.apiKeys.revoke({ id: revoked.key.id })).rejects.toThrow(keyTexts.notFound);
    await app.db.pool.query(
      "UPDATE api_keys SET created_at = now() - interval '2 days', expires_at = now() - interval '1 day' WHERE id = $1",
      [expired.key.id],
    );
    for (const { secret } of [revoked, expired]) {
      await expect(getCaller(secret).keyed.key()).rejects.toThrow(keyTexts.invalid);
      await expect(getCaller(secret).blog.recent({})).rejects.toThrow(keyTexts.invalid);
    }
    const states = (await admin.apiKeys.list()).map(({ id, state, lastUsedAt }) => [id, state, lastUsedAt !== null]);
    expect(states).toEqual(
      expect.arrayContaining([
        [revoked.key.id, "revoked", true],
        [expired.key.id, "expired", false],
      ]),
    );
    const old = `now() - interval '${keyLimits.keptDays + 1} days'`;
    await app.db.pool.query(
      `UPDATE api_keys SET created_at = ${old} - interval '1 day', expires_at = ${old} WHERE id = $1`,
      [expired.key.id],
    );
    await cleanUp(app);
    expect((await admin.apiKeys.list()).some(({ id }) => id === expired.key.id)).toBe(false);
  });

  it("cannot be revived or given more scopes in the database", async () => {
    const { key } = await makeKey(["public:read"]);
    await admin.apiKeys.revoke({ id: key.id });
    const change = (what: string) => app.db.pool.query(`UPDATE api_keys SET ${what} WHERE id = $1`, [key.id]);
    await expect(change("revoked_at = NULL")).rejects.toThrow();
    await expect(change("scopes = ARRAY['posts:write']")).rejects.toThrow();
  });
});
