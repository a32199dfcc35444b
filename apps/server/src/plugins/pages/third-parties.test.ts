import type { KeyScope } from "@site/contract/keys/schema";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { expectError } from "../../testing/expect-error.ts";
import { connectAgain, createTestHost, type SignedIn, signIn, type TestHost } from "../../testing/host.ts";

let host: TestHost;
let other: TestHost;
let admin: SignedIn;
beforeAll(async () => {
  host = await createTestHost();
  other = await createTestHost({ app: await connectAgain(host.app) });
  admin = await signIn(host);
});

const created = z.object({ secret: z.string(), key: z.object({ id: z.number() }) });

async function makeKey(scopes: KeyScope[], callsPerMinute = 600) {
  const payload = { name: "Deneme", scopes, callsPerMinute, days: 1 };
  const answer = await host.server.inject({
    method: "POST",
    url: "/api/admin/api-keys",
    headers: admin.headers,
    payload,
  });
  const { secret, key } = created.parse(answer.json());
  return { id: key.id, headers: { authorization: `Bearer ${secret}` } };
}

describe("an API key over REST", () => {
  it("is told its limit beside that of the address", async () => {
    const { headers } = await makeKey(["public:read"], 2);
    const answer = await host.server.inject({ url: "/api/blog/posts", headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["ratelimit-policy"]).toBe('"address";q=3000;w=30, "key";q=2;w=60');
    expect(answer.headers.ratelimit).toMatch(/^"address";r=\d+;t=\d+, "key";r=1;t=\d+$/);
    await other.server.inject({ url: "/api/blog/posts", headers });
    const refused = await other.server.inject({ url: "/api/blog/posts", headers });
    expectError(refused, 429, "TOO_MANY_REQUESTS");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await host.server.inject("/api/blog/posts")).headers.ratelimit).toMatch(/^"address";r=\d+;t=\d+$/);
  });

  it("is refused with the scope that it lacks, and where keys are not accepted", async () => {
    const { headers } = await makeKey(["public:read"]);
    expectError(await host.server.inject({ url: "/api/v1/board/statistics", headers }), 403, "FORBIDDEN", {
      requiredScope: "board:statistics",
    });
    expectError(await host.server.inject({ url: "/api/admin/posts", headers }), 403, "FORBIDDEN");
    expect((await host.server.inject({ url: "/trpc/admin.posts.list", headers })).statusCode).toBe(403);
    expectError(await host.server.inject("/api/v1/key"), 401, "UNAUTHORIZED");
    expectError(await host.server.inject({ url: "/api/v1/key", headers: admin.headers }), 401, "UNAUTHORIZED");
  });

  it("that was revoked is refused at once, on a second instance too", async () => {
    const { id, headers } = await makeKey(["public:read"]);
    expect((await other.server.inject({ url: "/api/v1/key", headers })).statusCode).toBe(200);
    await host.server.inject({ method: "DELETE", url: `/api/admin/api-keys/${id}`, headers: admin.headers });
    for (const { server } of [host, other])
      expectError(await server.inject({ url: "/api/v1/key", headers }), 401, "UNAUTHORIZED");
  });
});

describe("an Idempotency-Key", () => {
  const tag = (name: string) => ({ name, slug: name });
  const post = (payload: object, key: string, { at = host, headers = admin.headers } = {}) =>
    at.server.inject({
      method: "POST",
      url: "/api/admin/tags",
      headers: { ...headers, "idempotency-key": key },
      payload,
    });

  it("gives the first answer again, whatever the order of the fields", async () => {
    const first = await post({ name: "bir", slug: "bir" }, "key-1");
    const again = await post({ slug: "bir", name: "bir" }, '"key-1"', { at: other });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(first.headers["idempotency-replayed"]).toBeUndefined();
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect(await host.app.db.prisma.tag.count({ where: { slug: "bir" } })).toBe(1);
  });

  it("refuses another body, and is the caller's own", async () => {
    expectError(await post(tag("iki"), "key-1"), 422, "IDEMPOTENCY_KEY_REUSED");
    const { headers } = await signIn(host);
    expect((await post(tag("uc"), "key-1", { headers })).statusCode).toBe(200);
    expectError(await post(tag("dort"), "a b"), 400, "VALIDATION_FAILED", { details: expect.anything() });
  });

  it("lets one of parallel requests run", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => post(tag("paralel"), "key-2", { at: index % 2 ? host : other })),
    );
    const [done] = answers.filter(({ statusCode }) => statusCode === 200);
    for (const { statusCode, body } of answers) expect(statusCode === 409 || body === done?.body).toBe(true);
    expect((await post(tag("paralel"), "key-2")).body).toBe(done?.body);
    expect(await host.app.db.prisma.tag.count({ where: { slug: "paralel" } })).toBe(1);
  });

  it("of a refused request is free again", async () => {
    expectError(await post({ name: "", slug: "bes" }, "key-3"), 400, "VALIDATION_FAILED", {
      details: expect.anything(),
    });
    expect((await post(tag("bes"), "key-3")).statusCode).toBe(200);
  });

  it("of a call that was cut off after its write tells of its record, and is forgotten after a day", async () => {
    const { pool } = host.app.db;
    await pool.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$;
      CREATE TRIGGER fail BEFORE UPDATE ON idempotent_answers FOR EACH ROW WHEN (NEW.status = 200)
        EXECUTE FUNCTION fail()`);
    expect((await post(tag("alti"), "key-4")).statusCode).toBe(500);
    await pool.query("DROP TRIGGER fail ON idempotent_answers");
    const made = await host.app.db.prisma.tag.findFirstOrThrow({ where: { slug: "alti" } });
    expectError(await post(tag("alti"), "key-4"), 409, "CONFLICT");
    await pool.query("UPDATE idempotent_answers SET created_at = now() - interval '3 minutes'");
    for (const at of [other, host]) {
      const answer = await post(tag("alti"), "key-4", { at });
      expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ id: made.id, slug: "alti" })]);
    }
    expect(await host.app.db.prisma.tag.count({ where: { slug: "alti" } })).toBe(1);
    await pool.query("UPDATE idempotent_answers SET created_at = now() - interval '25 hours'");
    expect((await post(tag("yedi"), "key-4")).statusCode).toBe(200);
  });

  it("keeps no secret of an answer in plain text", async () => {
    const payload = { name: "Saklanan", scopes: ["public:read"], callsPerMinute: 5, days: 1 };
    const ask = () =>
      host.server.inject({
        method: "POST",
        url: "/api/admin/api-keys",
        headers: { ...admin.headers, "idempotency-key": "key-5" },
        payload,
      });
    const { secret } = created.parse((await ask()).json());
    expect(created.parse((await ask()).json()).secret).toBe(secret);
    const { rows } = await host.app.db.pool.query<{ bytes: Buffer }>(
      "SELECT answer AS bytes FROM idempotent_answers WHERE answer IS NOT NULL",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { bytes } of rows) expect(bytes.toString("latin1")).not.toContain(secret.slice(0, 12));
  });

  it("is bounded for each caller", async () => {
    await host.app.db.pool.query(
      `INSERT INTO idempotent_answers (key_hash, caller_hash, body_hash, status)
       SELECT sha256(n::text::bytea), (SELECT caller_hash FROM idempotent_answers
         GROUP BY caller_hash ORDER BY count(*) DESC LIMIT 1), sha256('x'), 200
       FROM generate_series(1, 1000) AS n`,
    );
    expectError(await post(tag("sekiz"), "key-6"), 429, "TOO_MANY_REQUESTS");
    expect((await post(tag("yedi"), "key-4")).statusCode).toBe(200);
  });
});
