import { once } from "node:events";
import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestHost, type TestHost } from "../testing/host.ts";
import { sendRaw } from "../testing/raw.ts";

const SITE = "https://site.example.org";

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ siteUrl: SITE });
});

/** Sends a hand-written request and returns the status of the answer. */
async function getStatus(target: string, method = "GET", more = ""): Promise<number> {
  return Number(
    (await sendRaw(host.origin, `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`)).slice(
      9,
      12,
    ),
  );
}

describe("unusual requests", () => {
  it("refuses a request that names two hosts, or none", async () => {
    const send = async (hosts: string) =>
      Number((await sendRaw(host.origin, `GET /healthz HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)).slice(9, 12));
    expect(await send("Host: a\r\n")).toBe(200);
    for (const hosts of ["", "Host: a\r\nHost: b\r\n", "Host: a\r\nX: y\r\nhost: a\r\n"])
      expect([hosts, await send(hosts)]).toEqual([hosts, 400]);
  });

  it("answers unusual targets with the not-found page or an error", async () => {
    const targets = [
      "/a/../b",
      "/%2e%2e/x",
      "*",
      "http://host/a/b",
      "/%",
      "/%E0%A4%A",
      "/blog/%c0%af",
      `/blog/${"x".repeat(3_000)}`,
      `/${"x".repeat(501)}`,
      "/__proto__",
      "/constructor",
      "/%00",
      "/og/__proto__/x.png",
    ];
    for (const target of targets) expect([target, await getStatus(target)]).toEqual([target, 404]);
    for (const target of [
      "/trpc/%25",
      "/trpc/x%252Cy",
      "/trpc/__proto__",
      "/trpc/constructor.name",
      "/trpc/",
      "/api/__proto__",
    ])
      expect([target, await getStatus(target)]).toEqual([target, 404]);
    for (const target of ["host:80", "noslash", "?a", "/a\u0000b", "/a\u00ffb", "/api/%", "/trpc/%"])
      expect([target, await getStatus(target)]).toEqual([target, 400]);
  });

  it("routes an absolute target by its path, without the fragment", async () => {
    for (const target of [
      "http://host",
      "http://host/",
      "https://host:8080/blog?sayfa=2",
      "http://host/healthz",
      "/healthz#x",
      "/blog#x?y",
    ])
      expect([target, await getStatus(target)]).toEqual([target, 200]);
  });

  it("rejects methods that the address does not support", async () => {
    for (const method of ["OPTIONS", "PROPFIND", "TRACE", "SEARCH", "MKCOL", "DELETE"])
      expect([method, await getStatus("/blog", method)]).toEqual([method, 404]);
    for (const target of ["/blog", "/api/blog/posts", "/trpc/blog.tags.list"])
      expect(await getStatus(target, "QUERY")).toBeLessThan(500);
    expect(await getStatus("/", "FOO")).toBe(400);
  });

  it("rejects requests with a malformed head", async () => {
    const heads: [string, number][] = [
      [`X: ${"a".repeat(20_000)}\r\n`, 431],
      ["Content-Length: -1\r\n", 400],
      ["Content-Length: 3\r\nTransfer-Encoding: chunked\r\n", 400],
      ["Expect: wonders\r\n", 417],
      ["Cookie: admin_session=%E0%A4%A; =; ;;; __proto__=1\r\n", 401],
    ];
    for (const [head, status] of heads) expect(await getStatus("/api/admin/me", "GET", head)).toBe(status);
    expect(await sendRaw(host.origin, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await sendRaw(host.origin, "\u0016\u0003\u0001\u0000")).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe("headers of an https site", () => {
  it("sends HSTS and nosniff with every answer", async () => {
    const requests = [
      "GET /",
      "GET /",
      "GET /blog",
      "GET /yok",
      "GET /%",
      "GET /api/yok",
      "GET /api/%",
      "GET /trpc/%25",
      "GET /trpc/blog.tags.list",
      "GET /healthz",
      "GET /metrics",
      "GET /rss.xml",
      "GET /sitemap.xml",
      "GET /robots.txt",
      "GET /media/x",
      "GET /og/a/b",
      "GET /blog/",
      "FOO /",
      "GET no",
      "QUERY /",
    ];
    for (const request of requests) {
      const answer = await sendRaw(host.origin, `${request} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect([request, answer]).toEqual([
        request,
        expect.stringMatching(/^strict-transport-security: max-age=31536000; includeSubDomains\r$/im),
      ]);
      expect([request, answer]).toEqual([request, expect.stringMatching(/^x-content-type-options: nosniff\r$/im)]);
      expect([request, answer.match(/^content-security-policy:/gim)]).toEqual([request, [expect.anything()]]);
    }
  });

  it("forbids every source in answers that are not documents", async () => {
    for (const path of [
      "/api/blog/posts",
      "/trpc/blog.tags.list",
      "/rss.xml",
      "/atom.xml",
      "/sitemap.xml",
      "/robots.txt",
      "/manifest.webmanifest",
      "/api/yok",
      "/healthz",
      "/media/x",
    ]) {
      expect([path, (await host.get(path)).headers["content-security-policy"]]).toEqual([
        path,
        "default-src 'none'; frame-ancestors 'none'",
      ]);
    }
    const feed = await host.get("/rss.xml");
    const again = await host.get("/rss.xml", { "if-none-match": String(feed.headers.etag) });
    expect([
      again.statusCode,
      again.headers["x-content-type-options"],
      again.headers["strict-transport-security"],
    ]).toEqual([304, "nosniff", "max-age=31536000; includeSubDomains"]);
  });
});

describe("stalled connections", () => {
  it("closes connections that stall while sending head or body", async () => {
    const { origin } = await createTestHost({ stallTimeoutMs: 400 });
    const head = "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n";
    for (const bytes of [head, `${head}\r\n{"na`, ""])
      expect(await sendRaw(origin, bytes)).toMatch(/^(?:HTTP\/1\.1 408 [\s\S]*)?$/);
  });

  it("closes connections whose client does not read the answer", async () => {
    const { origin, server } = await createTestHost({ stallTimeoutMs: 400 });
    const { hostname, port } = new URL(origin);
    const reader = connect(Number(port), hostname).pause();
    const [socket] = await Promise.all([once(server.server, "connection"), once(reader, "connect")]);
    const closed = once(socket[0], "close");
    reader.on("error", () => undefined);
    reader.write("GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(40));
    await closed;
    reader.destroy();
  });
});
