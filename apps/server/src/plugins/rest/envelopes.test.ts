import type { InjectOptions } from "fastify";
import { beforeAll, expect, it } from "vitest";
import { expectError } from "../../testing/expect-error.ts";
import { createTestHost, type TestHost } from "../../testing/host.ts";

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost();
});

const TYPED_ARRAY = {
  json: { slug: { length: 140_000_000 } },
  meta: { values: { slug: [["typed-array", "Uint8Array"]] }, v: 1 },
};
const DEEP = "[".repeat(400_000);
const post = (url: string, payload: string): InjectOptions => ({
  method: "POST",
  url,
  headers: { "content-type": "application/json" },
  payload,
});
const get = (path: string, input: unknown) =>
  `/trpc/${path}?input=${encodeURIComponent(typeof input === "string" ? input : JSON.stringify(input))}`;

it("rejects envelopes with unsupported types by GET and POST, alone and in a batch", async () => {
  const batch = { 0: TYPED_ARRAY, 1: { json: { slug: "a" } } };
  const requests: InjectOptions[] = [
    { url: get("blog.posts.get", TYPED_ARRAY) },
    { url: `${get("blog.posts.get,blog.posts.get", batch)}&batch=1` },
    post("/trpc/contact.send", JSON.stringify(TYPED_ARRAY)),
    post("/trpc/auth.login,auth.login?batch=1", JSON.stringify(batch)),
  ];
  for (const request of requests) {
    const response = await host.server.inject(request);
    expect([request.url, response.statusCode]).toEqual([request.url, 400]);
    expect(response.body).toContain("MALFORMED_REQUEST");
  }
});

it("rejects deep and wide input before parsing it", async () => {
  const wide = `{"json":[${"{},".repeat(200_000)}0]}`;
  for (const payload of [DEEP, `{"json":${DEEP}`, wide]) {
    for (const url of ["/trpc/auth.login", "/trpc/auth.login,auth.login?batch=1", "/api/contact", "/api/admin/login"])
      expectError(await host.server.inject(post(url, payload)), 400, "MALFORMED_REQUEST");
  }
  expectError(await host.server.inject(get("blog.posts.get", "[".repeat(3_000))), 400, "MALFORMED_REQUEST");
});

it("rejects methods that a Request cannot have", async () => {
  for (const url of ["/trpc/", "/trpc/blog.posts.list", "/trpc/auth.login"])
    expectError(await host.server.inject({ method: "TRACE", url }), 404, "ROUTE_NOT_FOUND");
});

it("rejects a large body without a session before reading it", async () => {
  const large = JSON.stringify({ json: { image: "A".repeat(2 * 1024 * 1024) } });
  expectError(await host.server.inject(post("/trpc/user.avatar.set", large)), 401, "UNAUTHORIZED");
  for (const path of ["auth.login", "user.avatar.set,user.avatar.set?batch=1"])
    expectError(await host.server.inject(post(`/trpc/${path}`, large)), 413, "PAYLOAD_TOO_LARGE");
});
