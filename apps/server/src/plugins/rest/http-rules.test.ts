import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { makePost, signedInAdmin } from "@site/api/testing";
import type { InjectOptions } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { seed } from "../../../../../prisma/seed/index.ts";
import { expectError } from "../../testing/expect-error.ts";
import { createTestHost, signIn, type TestHost } from "../../testing/host.ts";

let host: TestHost;
let key: string;
beforeAll(async () => {
  host = await createTestHost();
  await seed(host.app, { demo: true });
  const { caller } = await signedInAdmin(host.app);
  const input = { name: "Deneme", scopes: ["posts:write" as const], callsPerMinute: 6_000, days: 1 };
  key = (await caller.admin.apiKeys.create(input)).secret;
});

const ask = (url: string, options: InjectOptions = {}) => host.server.inject({ ...options, url });
const keyed = (options: InjectOptions = {}): InjectOptions => ({
  ...options,
  headers: { ...options.headers, authorization: `Bearer ${key}` },
});

describe("a public read", () => {
  it("has an ETag, is answered with 304 while it is the same, and with the new answer afterwards", async () => {
    const first = await ask("/api/blog/recent");
    const etag = String(first.headers.etag);
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const again = await ask("/api/blog/recent", { headers: { "if-none-match": etag } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
    await makePost(host.app, { title: "Yeni çıktı" });
    const changed = await ask("/api/blog/recent", { headers: { "if-none-match": etag } });
    expect([changed.statusCode, changed.body.includes("Yeni çıktı")]).toEqual([200, true]);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("is compressed with %s where it is long, with an ETag of its own", async (encoding, decompress) => {
    const plain = await ask("/api/reference/provinces");
    const packed = await ask("/api/reference/provinces", { headers: { "accept-encoding": encoding } });
    expect(packed.headers["content-encoding"]).toBe(encoding);
    expect(packed.headers.vary).toContain("accept-encoding");
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(decompress(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const headers = { "accept-encoding": encoding, "if-none-match": String(packed.headers.etag) };
    expect((await ask("/api/reference/provinces", { headers })).statusCode).toBe(304);
  });

  it("of a reference list may be kept for a while", async () => {
    for (const url of ["provinces", "institutions", "positions", "districts?provinceId=6"])
      expect((await ask(`/api/reference/${url}`)).headers["cache-control"]).toBe("public, max-age=600");
  });

  it("with an identity is stored by nobody, because it may show more", async () => {
    const { headers } = await signIn(host);
    const answer = await ask("/api/admin/security-settings", { headers });
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers.vary).toContain("authorization");
  });

  it("is answered to HEAD with the same headers and no body", async () => {
    const [get, head] = [await ask("/api/blog/recent"), await ask("/api/blog/recent", { method: "HEAD" })];
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", get.headers.etag]);
  });
});

describe("an address", () => {
  it("tells its methods for OPTIONS and for a method that it does not take", async () => {
    const options = await ask("/api/admin/posts/1", { method: "OPTIONS" });
    expect([options.statusCode, options.headers.allow]).toEqual([204, "DELETE, GET, HEAD, PUT, OPTIONS"]);
    const wrong = await ask("/api/reference/provinces", { method: "POST", payload: {} });
    expectError(wrong, 405, "METHOD_NOT_ALLOWED");
    expect(wrong.headers.allow).toBe("GET, HEAD, OPTIONS");
    expectError(await ask("/api/yok", { method: "OPTIONS" }), 404, "ROUTE_NOT_FOUND");
  });

  it("with a slash at its end is redirected with method and query", async () => {
    const answer = await ask("/api/blog/posts/?limit=2", { method: "POST", payload: {} });
    expect([answer.statusCode, answer.headers.location]).toEqual([308, "/api/blog/posts?limit=2"]);
    expectError(await ask("/api/"), 404, "ROUTE_NOT_FOUND");
  });

  it("asks for a token where one is missing or wrong", async () => {
    expect((await ask("/api/admin/me")).headers["www-authenticate"]).toBe('Bearer realm="api"');
    const headers = { authorization: "Bearer hy_yanlis" };
    expect((await ask("/api/v1/key", { headers })).headers["www-authenticate"]).toContain('error="invalid_token"');
  });

  it.each([
    [{ "content-type": "application/json", "content-encoding": "gzip" }],
    [{ "content-type": "application/json; charset=iso-8859-9" }],
    [{ "content-type": "application/xml" }],
    [{ "content-type": "text/plain" }],
  ])("refuses a body that it does not read: %o", async (headers) => {
    expectError(await ask("/api/contact", { method: "POST", headers, payload: "{}" }), 415, "UNSUPPORTED_MEDIA_TYPE");
  });
});

it("a write over a version that the record no longer has is a conflict", async () => {
  const { id } = await makePost(host.app);
  const url = `/api/v1/posts/${id}`;
  expect((await ask(url, keyed({ method: "PATCH", payload: { title: "Bir" } }))).statusCode).toBe(200);
  expectError(await ask(url, keyed({ method: "PATCH", payload: { title: "İki", version: 1 } })), 409, "CONFLICT");
});

describe("leaving the mails by one POST", () => {
  const leave = (type?: string) =>
    ask("/api/subscribers/leave?token=gecersiz", {
      method: "POST",
      ...(type && { headers: { "content-type": type }, payload: "List-Unsubscribe=One-Click" }),
    });

  it.each(["text/plain", "application/json", "application/octet-stream", "application/x-www-form-urlencoded"])(
    "depends on the link alone, whatever type the mail program gives its body: %s",
    async (type) => {
      const without = await leave();
      expect([without.statusCode, without.json().code]).toEqual([404, "NOT_FOUND"]);
      const { statusCode, body } = await leave(type);
      expect([statusCode, JSON.parse(body).code]).toEqual([404, "NOT_FOUND"]);
    },
  );
});

describe("a list for other programs", () => {
  it("has pages with the total", async () => {
    for (let n = 0; n < 3; n++) await makePost(host.app, { title: `Sayfalanan ${n}` });
    const read = async (page: number) =>
      (await ask(`/api/v1/posts?search=sayfalanan&limit=2&page=${page}`, keyed())).json();
    const [first, second] = [await read(1), await read(2)];
    expect(first).toMatchObject({ page: 1, pageCount: 2, total: 3 });
    expect([first.items.length, second.items.length, second.page]).toEqual([2, 1, 2]);
  });
});

describe("a merge patch", () => {
  const patch = (id: number, payload: object, type = "application/merge-patch+json") =>
    ask(
      `/api/v1/posts/${id}`,
      keyed({ method: "PATCH", headers: { "content-type": type }, payload: JSON.stringify(payload) }),
    );

  it("changes what it names, sets a field back by null, and keeps the rest", async () => {
    const { id } = await makePost(host.app, { title: "Yamalı", excerpt: "Özet", seoTitle: "SEO" });
    const { excerpt, seoTitle, title } = (await patch(id, { excerpt: null })).json();
    expect({ excerpt, seoTitle, title }).toEqual({ excerpt: "", seoTitle: "SEO", title: "Yamalı" });
    expect((await patch(id, { title: "Yeni" }, "application/json")).json().title).toBe("Yeni");
  });

  it("cannot remove what a post needs", async () => {
    const { id } = await makePost(host.app);
    for (const payload of [{ title: null }, {}])
      expectError(await patch(id, payload), 400, "VALIDATION_FAILED", { details: expect.anything() });
  });
});

it("takes a list in the address repeated, separated by commas or with brackets, and in the body", async () => {
  const { headers } = await signIn(host);
  const url = "/api/admin/contact-messages/bulk-delete";
  const answers: InjectOptions[] = [
    { query: { messageIds: "2147483646" } },
    { query: { messageIds: ["2147483646", "2147483645"] } },
    { query: { messageIds: "2147483646,2147483645" } },
    { query: { "messageIds[]": "2147483646" } },
    { query: { message_ids: "2147483646" } },
    { payload: { messageIds: [2147483646] } },
  ];
  for (const each of answers) {
    const answer = await ask(url, { ...each, method: "DELETE", headers });
    expect([each, answer.statusCode, answer.json().deletedCount]).toEqual([each, 200, 0]);
  }
  const wrong = await ask(url, { method: "DELETE", headers, query: { messageIds: "bir" } });
  expectError(wrong, 400, "VALIDATION_FAILED", { details: expect.anything() });
});
