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
    url: "/trpc/admin.apiKeys.create",
    headers: admin.headers,
    payload: { json: payload },
  });
  const { secret, key } = created.parse(answer.json().result.data.json);
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
    await host.server.inject({
      method: "POST",
      url: "/trpc/admin.apiKeys.revoke",
      headers: admin.headers,
      payload: { json: { id } },
    });
    for (const { server } of [host, other])
      expectError(await server.inject({ url: "/api/v1/key", headers }), 401, "UNAUTHORIZED");
  });
});
