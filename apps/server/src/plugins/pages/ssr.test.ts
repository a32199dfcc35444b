import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { makePost } from "@site/api/testing";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestHost, type TestHost } from "../../testing/host.ts";

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost();
});
beforeEach(() => {
  host.documents.renders.length = 0;
});

const get = (url: string, headers: Record<string, string> = {}) => host.get(url, headers);
const renders = () => host.documents.renders;

describe("a page", () => {
  it("is rendered once for all spellings of its address", async () => {
    const { slug } = await makePost(host.app, { title: "Bir kez" });
    const first = await get(`/blog/${slug}`);
    for (const encoding of ["br", "gzip", "identity", "br", "gzip"])
      expect((await get(`/blog/${slug}`, { "accept-encoding": encoding })).statusCode).toBe(200);
    expect((await host.server.inject({ method: "HEAD", url: `/blog/${slug}` })).headers["content-type"]).toBe(
      "text/html; charset=utf-8",
    );
    const again = await get(`/blog/${slug}`);
    expect([again.body, again.headers.etag]).toEqual([first.body, first.headers.etag]);
    expect(first.body).toContain("<h1>Bir kez</h1>");
    expect(renders()).toEqual([`/blog/${slug}`]);
  });

  it("depends on the page number and on no unknown parameter", async () => {
    for (const query of ["", "?utm_source=x", "?fbclid=1&gclid=2", "?", "?sayfa=", "?Sayfa=2"])
      await get(`/blog${query}`);
    for (const query of ["?sayfa=2", "?utm_source=x&sayfa=2", "?sayfa=2&sayfa=3"]) await get(`/blog${query}`);
    expect(renders()).toEqual(["/blog", "/blog?sayfa=2"]);
  });

  it("ignores parameters that it does not read, and fragments", async () => {
    for (const query of [
      "",
      "?sayfa=2",
      "?ara=x",
      ...Array.from({ length: 20 }, (_, index) => `?sehir=${index}`),
      "#a",
    ])
      await get(`/${query}`);
    expect(renders()).toEqual(["/"]);
  });

  it("stays cached however many addresses with a query are requested", async () => {
    const entries = () => host.pages.stats().entries;
    await get("/");
    for (let page = 2; page < 30; page++) await get(`/blog?sayfa=${page}`);
    expect(entries()).toBeGreaterThan(20);
    const big = { status: 200 as const, html: ["x".repeat(1024 * 1024)], tags: [] };
    for (let page = 0; page < 40; page++) await host.pages.getOrRender(`/blog?sayfa=${1_000 + page}`, async () => big);
    expect(entries()).toBeLessThan(10);
    expect(host.pages.get("/")).toBeDefined();
  });

  it("is cached for a search until a post changes", async () => {
    const search = () => get("/blog?ara=faiz");
    for (let n = 0; n < 2; n++) await search();
    expect(renders()).toEqual(["/blog?ara=faiz"]);
    const { title } = await makePost(host.app, { title: "Yeni faiz yazısı" });
    expect((await search()).body).toContain(title);
    expect(renders()).toEqual(["/blog?ara=faiz", "/blog?ara=faiz"]);
  });

  it("redirects from a trailing slash and a leading double slash", async () => {
    const moves = [
      ["/blog/", "/blog"],
      ["/blog//", "/blog"],
      ["/blog/?sayfa=2", "/blog?sayfa=2"],
      ["/hakkimda///", "/hakkimda"],
      ["//evil.example/", "/evil.example"],
      ["//evil.example", "/evil.example"],
      ["///evil.example/a/", "/evil.example/a"],
      ["//", "/"],
      ["//[", "/["],
      ["/\\evil.example", "/evil.example"],
      ["/\\/evil.example/", "/evil.example"],
    ];
    for (const [from, to] of moves) {
      const response = await get(from ?? "");
      expect([from, response.statusCode, response.headers.location]).toEqual([from, 301, to]);
    }
    expect(renders()).toEqual([]);
  });

  it("is compressed with the encoding that the client prefers", async () => {
    const { body } = await get("/");
    const wishes = [
      ["br", "br"],
      ["gzip, deflate, br, zstd", "br"],
      ["gzip, br;q=0.5", "gzip"],
      ["gzip", "gzip"],
      ["GZIP", "gzip"],
      ["br;q=0, gzip", "gzip"],
      ["br; q=0.0 , gzip;q=0.001", "gzip"],
      ["br;q=0,gzip;q=0.000", undefined],
      ["identity", undefined],
      ["", undefined],
      ["brotli", undefined],
    ];
    const plain = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [wish = "", encoding] of wishes) {
      for (const state of ["new", "kept"]) {
        if (state === "new") host.pages.clear();
        const response = await get("/", { "accept-encoding": wish });
        expect([wish, state, response.headers["content-encoding"], response.headers.vary]).toEqual([
          wish,
          state,
          encoding,
          "accept-encoding",
        ]);
        const bytes = encoding === "br" || encoding === "gzip" ? plain[encoding](response.bytes) : response.bytes;
        expect(bytes.toString()).toBe(body);
      }
    }
  });

  it("is answered with 304 in every encoding until it changes", async () => {
    const { slug, ...post } = await makePost(host.app, { title: "Eski" });
    const etags = new Set<string>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const url = `/blog/${slug}`;
      const etagNow = async () => String((await get(url, { "accept-encoding": encoding })).headers.etag);
      const first = await etagNow();
      const etag = await etagNow();
      etags.add(first).add(etag);
      const knownTags: [known: string, tag: string][] = [
        ...[etag, `W/${etag}`, `"x", ${etag}`, `${etag},"x"`, "*"].map((known): [string, string] => [known, etag]),
        [first, first],
      ];
      for (const [known, tag] of knownTags) {
        for (const state of ["new", "kept"]) {
          if (state === "new") host.pages.clear();
          const response = await get(url, { "accept-encoding": encoding, "if-none-match": known });
          expect([
            known,
            state,
            response.statusCode,
            response.body,
            response.headers.etag,
            response.headers["x-content-type-options"],
          ]).toEqual([known, state, 304, "", tag, "nosniff"]);
        }
      }
      for (const unknown of ['"x"', "", etag.slice(1, -1), etag.replace(/"$/, 'x"')])
        expect((await get(url, { "accept-encoding": encoding, "if-none-match": unknown })).statusCode).toBe(200);
    }
    expect(etags.size).toBe(5); // compressed bodies have two
    await host.app.db.prisma.post.update({ where: { id: post.id }, data: { title: "Yeni" } });
    host.pages.purge(["posts"]);
    for (const etag of etags) expect((await get(`/blog/${slug}`, { "if-none-match": etag })).body).toContain("Yeni");
  });

  it("requires revalidation and has a policy that allows its own inline script", async () => {
    for (const state of ["new", "kept"]) {
      if (state === "new") host.pages.clear();
      const { headers } = await get("/");
      expect(headers).toMatchObject({
        "cache-control": "public, max-age=0, must-revalidate",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
      });
      expect(headers).not.toHaveProperty("x-powered-by");
      // The SHA-256 of: document.documentElement.dataset.theme = "light";
      expect(headers["content-security-policy"]).toContain(
        "script-src 'self' 'sha256-8sd7gaUQpl/Wix4sdPxGszfH4u2wQeq2HrKgY5TT1JU=';",
      );
      expect(headers["content-security-policy"]).not.toContain("unsafe");
      expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
      expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    }
  });

  it("sends no HSTS on an http site", async () => {
    const plain = await createTestHost({ siteUrl: "http://localhost:3000" });
    const { headers } = await plain.get("/blog");
    expect(headers["content-security-policy"]).not.toContain("upgrade");
    expect(headers).not.toHaveProperty("strict-transport-security");
  });
});

it("does not cache the admin area's documents, which have their own policy", async () => {
  for (let n = 0; n < 2; n++) {
    const { headers, statusCode } = await get("/admin/login");
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(headers["content-security-policy"]).toContain("style-src 'self' 'unsafe-inline'");
    expect(headers["content-security-policy"]).toContain("script-src 'self' 'sha256-");
  }
  expect(renders(), "the public site has no page there").toEqual([]);
});

it("does not cache members' documents, which have the public policy", async () => {
  for (let n = 0; n < 2; n++) {
    const { headers, statusCode } = await get("/profil");
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
  }
  expect(renders()).toEqual(["/profil", "/profil"]);
});

it("redirects a moved address with its query", async () => {
  const { headers, statusCode } = await get("/kayit-ol?kaynak=becayis");
  expect([statusCode, headers.location]).toEqual([301, "/uye-ol?kaynak=becayis"]);
});

describe("a missing page", () => {
  it("answers 404 with the not-found page, which is not cached", async () => {
    for (let n = 0; n < 2; n++) {
      const response = await get("/blog/yok");
      expect([response.statusCode, response.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
      expect(response.body).toContain("Sayfa Bulunamadı");
    }
    expect(renders()).toEqual(["/blog/yok", "/blog/yok"]);
  });

  it("is found as soon as it exists", async () => {
    expect((await get("/blog/birazdan")).statusCode).toBe(404);
    await makePost(host.app, { slug: "birazdan", title: "Şimdi" });
    expect((await get("/blog/birazdan")).body).toContain("Şimdi");
  });
});

describe("a reader of a post", () => {
  const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
  const getViews = async (id: number) => {
    await host.app.views.flush();
    return (await host.app.db.prisma.post.findUniqueOrThrow({ where: { id } })).viewCount;
  };

  it("is counted once, for cached and rendered pages alike", async () => {
    const { id, slug } = await makePost(host.app);
    await get(`/blog/${slug}`, browser);
    expect(await getViews(id)).toBe(1);
    await get(`/blog/${slug}`, browser);
    expect(await getViews(id)).toBe(1);
    await get(`/blog/${slug}`, { "user-agent": "Mozilla/5.0 (Macintosh) Safari/605.1.15", "if-none-match": "*" });
    expect(await getViews(id)).toBe(1); // a changed user agent does not count again
    expect(renders()).toEqual([`/blog/${slug}`]);
  });

  it("is distinguished from another reader behind the same trusted proxy", async () => {
    const proxied = await createTestHost({ app: host.app, trustProxy: ["127.0.0.1"] });
    const { id, slug } = await makePost(host.app);
    for (const address of ["198.51.100.1", "198.51.100.2", "198.51.100.1", "203.0.113.1, 198.51.100.2"])
      await proxied.get(`/blog/${slug}`, { ...browser, "x-forwarded-for": address });
    expect(await getViews(id)).toBe(2);
    for (const address of ["198.51.100.3", "198.51.100.4"])
      await get(`/blog/${slug}`, { ...browser, "x-forwarded-for": address });
    expect(await getViews(id)).toBe(3);
  });

  it("is not counted if it is a bot or reads a list", async () => {
    const { id, slug } = await makePost(host.app);
    for (const agent of [
      "Googlebot/2.1 (+http://www.google.com/bot.html)",
      "curl/8.5.0",
      "facebookexternalhit/1.1",
      "",
    ])
      await get(`/blog/${slug}`, { "user-agent": agent });
    for (const url of ["/blog", "/", `/blog/${slug}/`]) await get(url, browser);
    expect(await getViews(id)).toBe(0);
  });
});
