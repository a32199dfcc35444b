import { makeAdmin } from "@site/api/testing";
import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { expectError } from "../../testing/expect-error.ts";
import { createTestHost, type TestHost } from "../../testing/host.ts";

/** Allows six calls in half a minute per address. */
const SIX_CALLS = 6 / 3000;

/** Sends calls one after the other and returns how many are not limited. */
async function allowed(
  server: FastifyInstance,
  calls: { url?: string; from?: string; forwardedFor?: string }[],
): Promise<number> {
  let count = 0;
  for (const { url = "/api/blog/posts", from = "192.0.2.1", forwardedFor } of calls) {
    const { statusCode } = await server.inject({
      url,
      remoteAddress: from,
      headers: { ...(forwardedFor && { "x-forwarded-for": forwardedFor }) },
    });
    if (statusCode !== 429) count++;
  }
  return count;
}

const times = <Item>(length: number, make: (index: number) => Item) =>
  Array.from({ length }, (_, index) => make(index));

describe("an address that sends too many calls", () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await createTestHost({ limitsFactor: SIX_CALLS });
  });

  it("receives Retry-After, and other addresses are not limited", async () => {
    expect(
      await allowed(
        host.server,
        times(9, () => ({})),
      ),
    ).toBe(6);
    const response = await host.server.inject({ url: "/api/blog/posts", remoteAddress: "192.0.2.1" });
    expectError(response, 429, "TOO_MANY_REQUESTS");
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(response.headers["retry-after"])).toBeLessThanOrEqual(30);
    expect((await host.server.inject({ url: "/trpc/blog.tags.list", remoteAddress: "192.0.2.1" })).statusCode).toBe(
      429,
    );
    expect(await allowed(host.server, [{ from: "192.0.2.2" }])).toBe(1);
  });

  it("is counted by network for IPv6, and as IPv4 for mapped IPv4 addresses", async () => {
    expect(
      await allowed(
        host.server,
        times(9, (index) => ({ from: `2001:db8:1:2::${index + 1}` })),
      ),
    ).toBe(6);
    expect(await allowed(host.server, [{ from: "2001:db8:1:3::1" }])).toBe(1);
    expect(
      await allowed(
        host.server,
        times(9, (index) => ({ from: index % 2 === 0 ? "192.0.2.7" : "::ffff:192.0.2.7" })),
      ),
    ).toBe(6);
  });

  it("can still read pages and /healthz", async () => {
    for (const url of ["/", "/blog", "/healthz", "/robots.txt"])
      expect((await host.server.inject({ url, remoteAddress: "192.0.2.1" })).statusCode).toBe(200);
  });

  it("is limited for every spelling of the path", async () => {
    const spellings = [
      "/%61pi/blog/posts",
      "/ap%69/blog/tags",
      "/%74rpc/blog.tags.list",
      "/trp%63/blog.tags.list",
      "/api/%62log/posts",
      "/api/yok",
      "/api",
    ];
    expect(
      await allowed(
        host.server,
        times(14, (index) => ({ url: spellings[index % spellings.length], from: "192.0.2.3" })),
      ),
    ).toBe(6);
  });

  it("is charged for each call of a batch", async () => {
    const batch = `/trpc/${times(3, () => "blog.tags.list").join(",")}?batch=1`;
    expect(
      await allowed(
        host.server,
        times(3, () => ({ url: batch, from: "192.0.2.4" })),
      ),
    ).toBe(2);
  });
});

describe("an address that requests too many pages", () => {
  it("receives a Turkish error page, but cached pages are still served", async () => {
    const host = await createTestHost({ limitsFactor: 6 / 1500 });
    const pages = ["/", "/rss.xml", "/blog?ara=faiz", "/og/posts/yok.png", "/yok", "/sitemap.xml"];
    for (const url of pages)
      expect((await host.server.inject({ url, remoteAddress: "192.0.2.1" })).statusCode).toBeLessThan(429);
    for (const url of ["/blog", "/rss.xml"]) {
      const refused = await host.server.inject({ url, remoteAddress: "192.0.2.1" });
      expect([refused.statusCode, refused.headers["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      expect(refused.body).toContain("Çok fazla istek gönderdiniz");
    }
    for (let n = 0; n < 12; n++) expect((await host.get("/")).statusCode).toBe(200);
    expect((await host.server.inject({ url: "/healthz", remoteAddress: "192.0.2.1" })).statusCode).toBe(200);
    expect((await host.server.inject({ url: "/api/blog/posts", remoteAddress: "192.0.2.1" })).statusCode).toBe(200);
  });
});

describe("X-Forwarded-For", () => {
  it("is ignored without a trusted proxy", async () => {
    const { server } = await createTestHost({ limitsFactor: SIX_CALLS });
    expect(
      await allowed(
        server,
        times(9, (index) => ({ forwardedFor: `198.51.100.${index}` })),
      ),
    ).toBe(6);
  });

  it("is used from a trusted proxy only, last entry only", async () => {
    const { server } = await createTestHost({ limitsFactor: SIX_CALLS, trustProxy: ["192.0.2.1"] });
    expect(
      await allowed(
        server,
        times(9, (index) => ({ forwardedFor: `198.51.100.${index}` })),
      ),
    ).toBe(9);
    expect(
      await allowed(
        server,
        times(9, () => ({ forwardedFor: "203.0.113.9" })),
      ),
    ).toBe(6);
    expect(
      await allowed(
        server,
        times(9, (index) => ({ forwardedFor: `198.51.100.${index}, 203.0.113.10` })),
      ),
    ).toBe(6);
    expect(
      await allowed(
        server,
        times(9, (index) => ({ from: "192.0.2.2", forwardedFor: `198.51.100.${index}` })),
      ),
    ).toBe(6);
  });
});

describe("a batch", () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await createTestHost();
  });

  it("holds at most twenty calls, whatever the encoding of its commas", async () => {
    const batch = (size: number, comma: string) =>
      host.server.inject(`/trpc/${times(size, () => "blog.tags.list").join(comma)}?batch=1`);
    for (const comma of [",", "%2C", "%2c"]) {
      expect((await batch(20, comma)).statusCode).toBe(200);
      expectError(await batch(21, comma), 400, "MALFORMED_REQUEST");
    }
  });

  it("cannot be hidden by double encoding", async () => {
    const hidden = `/trpc/${times(15, () => "blog.tags.list").join("%252C")}?batch=1`;
    expectError(await host.server.inject(hidden), 404, "ROUTE_NOT_FOUND");
  });

  it("counts each failed sign-in", async () => {
    const { username } = await makeAdmin(host.app);
    const payload = Object.fromEntries(
      times(15, (index) => [index, { json: { username, password: "yanlis-parola" } }]),
    );
    const response = await host.server.inject({
      method: "POST",
      url: `/trpc/${times(15, () => "admin.session.login").join(",")}?batch=1`,
      payload,
    });
    const answers = z
      .array(z.object({ error: z.object({ json: z.object({ data: z.object({ code: z.string() }) }) }) }))
      .parse(response.json());
    const codes = answers.map(({ error }) => error.json.data.code);
    expect(codes.filter((code) => code === "INVALID_CREDENTIALS")).toHaveLength(10);
    expect(codes.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(5);
    const refused = await host.server.inject({
      method: "POST",
      url: "/api/admin/login",
      payload: { username, password: "dogru-parola-42" },
    });
    expectError(refused, 429, "TOO_MANY_REQUESTS");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });
});
