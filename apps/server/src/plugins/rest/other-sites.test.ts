import { signedInAdmin } from "@site/api/testing";
import type { InjectOptions } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { expectError } from "../../testing/expect-error.ts";
import { createTestHost, type TestHost } from "../../testing/host.ts";

const OTHER_SITE = "https://bulten.example.org";
const SECOND_SITE = "http://localhost:5173";
const STRANGER = "https://yabanci.example";

let host: TestHost;
let open: TestHost;
let key: string;
beforeAll(async () => {
  host = await createTestHost({ corsOrigins: [OTHER_SITE, SECOND_SITE] });
  open = await createTestHost({ app: host.app, corsOrigins: [OTHER_SITE, "*"] });
  const { caller } = await signedInAdmin(host.app);
  const input = { name: "Deneme", scopes: ["posts:write" as const], callsPerMinute: 6_000, days: 1 };
  key = (await caller.admin.apiKeys.create(input)).secret;
});

/** Asks as a page of another site, or as nobody's page where it is undefined. */
async function ask(url: string, origin?: string, { on = host, ...options }: InjectOptions & { on?: TestHost } = {}) {
  const headers = { ...options.headers, ...(origin !== undefined && { origin }) };
  const answer = await on.server.inject({ ...options, url, headers });
  const { "access-control-allow-origin": allowed, vary } = answer.headers;
  return { answer, allowed, varies: String(vary).toLowerCase().split(/, */).includes("origin") };
}

const preflight = (url: string, origin: string, method = "GET", on = host) =>
  ask(url, origin, { method: "OPTIONS", headers: { "access-control-request-method": method }, on });

describe("another site's page", () => {
  it.each([OTHER_SITE, SECOND_SITE])(
    "reads public addresses where it is named, without a session: %s",
    async (site) => {
      const { answer, allowed, varies } = await ask("/api/blog/recent", site);
      expect([answer.statusCode, allowed, varies]).toEqual([200, site, true]);
      expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
      const asked = (await preflight("/api/blog/recent", site)).answer;
      expect([asked.statusCode, asked.headers["access-control-allow-methods"]]).toEqual([204, "GET, HEAD"]);
      expect(asked.headers["access-control-allow-headers"]).not.toMatch(/authorization|cookie|\*/i);
      expect(asked.headers["access-control-allow-credentials"]).toBeUndefined();
    },
  );

  it("reads nothing that needs an identity, and one that is not named reads nothing", async () => {
    const headers = { authorization: `Bearer ${key}` };
    for (const [url, origin] of [
      ["/api/admin/me", OTHER_SITE],
      ["/api/v1/posts", OTHER_SITE],
      ["/api/blog/recent", STRANGER],
      ["/api/blog/recent", `${OTHER_SITE}.yabanci.example`],
      ["/api/blog/recent", "null"],
    ] as const) {
      expect([url, origin, (await ask(url, origin, { headers })).allowed]).toEqual([url, origin, undefined]);
      expect([url, origin, (await preflight(url, origin)).allowed]).toEqual([url, origin, undefined]);
    }
  });

  it("reads no answer of a write at an address that it may read", async () => {
    const { answer, allowed } = await ask("/api/becayis/listings", OTHER_SITE, { method: "POST", payload: {} });
    expect([answer.statusCode, allowed]).toEqual([401, undefined]);
    expect((await ask("/api/becayis/listings", OTHER_SITE)).allowed).toBe(OTHER_SITE);
  });

  it.each(["/api/blog/recent", "/api/reference/provinces", "/api/openapi.json"])(
    "never gets an answer that a cache kept for another: %s",
    async (url) => {
      for (const [origin, named] of [[OTHER_SITE, OTHER_SITE], [STRANGER], []] as const) {
        const first = await ask(url, origin);
        expect([first.answer.statusCode, first.allowed, first.varies]).toEqual([200, named, true]);
        const known = await ask(url, origin, { headers: { "if-none-match": String(first.answer.headers.etag) } });
        expect([known.answer.statusCode, known.allowed, known.varies]).toEqual([304, named, true]);
      }
    },
  );

  it("may use what a cache kept for anybody where every site may read", async () => {
    for (const origin of [STRANGER, undefined, "null"]) {
      const { answer, allowed, varies } = await ask("/api/reference/provinces", origin, { on: open });
      expect([answer.statusCode, allowed, varies]).toEqual([200, "*", false]);
    }
    expect((await ask("/api/admin/me", STRANGER, { on: open })).allowed).toBeUndefined();
    expect((await preflight("/api/blog/recent", STRANGER, "GET", open)).allowed).toBe("*");
  });

  it("learns why a call failed and when to come back", async () => {
    const missing = await ask("/api/blog/posts/yok-boyle-bir-yazi", OTHER_SITE);
    expectError(missing.answer, 404, "NOT_FOUND");
    expect([missing.allowed, missing.varies]).toEqual([OTHER_SITE, true]);
    const strict = await createTestHost({ app: host.app, corsOrigins: [OTHER_SITE], limitsFactor: 1 / 3_000 });
    await ask("/api/blog/recent", OTHER_SITE, { on: strict });
    const refused = await ask("/api/blog/recent", OTHER_SITE, { on: strict });
    expect([refused.answer.statusCode, refused.allowed, refused.varies]).toEqual([429, OTHER_SITE, true]);
    expect(refused.answer.headers["access-control-expose-headers"]).toContain("Retry-After");
    expect((await ask("/api/blog/recent", STRANGER, { on: strict })).allowed).toBeUndefined();
    const own = await ask("/api/blog/recent", undefined, { on: strict });
    expect([own.answer.statusCode, own.allowed, own.varies]).toEqual([429, undefined, true]);
  });

  it("is led to the address without the slash at the end", async () => {
    const { answer, allowed } = await ask("/api/blog/recent/", OTHER_SITE);
    expect([answer.statusCode, allowed]).toEqual([308, OTHER_SITE]);
  });
});

it("reads nothing where the operator names no site", async () => {
  const closed = await createTestHost({ app: host.app });
  const { allowed, varies } = await ask("/api/blog/recent", OTHER_SITE, { on: closed });
  expect([allowed, varies]).toEqual([undefined, false]);
});
