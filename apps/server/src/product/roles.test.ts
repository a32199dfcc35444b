import { createTestApp } from "@site/api/testing";
import { adminRole } from "@site/contract/account/administrators/role-schema";
import type { AdminRole } from "@site/contract/account/administrators/roles";
import { ADMIN_EVENTS_ADDRESS } from "@site/contract/notifications/events";
import { beforeAll, describe, expect, it } from "vitest";
import { procedures } from "../calls/procedures.ts";
import { restRoutes } from "../plugins/rest/rest.ts";
import { expectError } from "../testing/expect-error.ts";
import { connectAgain, createTestHost, type SignedIn, signIn, type TestHost } from "../testing/host.ts";

const getRoles = new Map(procedures.map(({ path, meta }) => [path, meta?.roles]));

let host: TestHost;
let second: TestHost;
const signedIn = new Map<AdminRole, SignedIn>();
beforeAll(async () => {
  const app = await createTestApp();
  host = await createTestHost({ app });
  second = await createTestHost({ app: await connectAgain(app) });
  for (const role of adminRole.options) signedIn.set(role, await signIn(host, {}, role));
});

const getHeaders = (role: AdminRole) => signedIn.get(role)?.headers ?? {};
const ofOthers = adminRole.options.flatMap((role) =>
  restRoutes().flatMap(({ method, url, procedure }) =>
    getRoles.get(procedure)?.includes(role) === false
      ? [{ role, method, url: url.replace(/:\w+/g, "1"), procedure }]
      : [],
  ),
);

describe("the documented addresses", () => {
  it("of other roles are many", () => {
    expect(ofOthers.length).toBeGreaterThan(100);
  });

  it.each(ofOthers)("of other roles refuse each administrator: $role, $method $url", async ({ role, method, url }) => {
    const answer = await host.server.inject({
      method,
      url,
      headers: getHeaders(role),
      ...(method !== "GET" && { payload: {} }),
    });
    expect(answer.statusCode).toBe(403);
  });

  it.each([
    ["POST", "/api/admin/media"],
    ["PUT", "/api/admin/media/1/file"],
    ["GET", "/api/admin/posts-file"],
  ] as const)("that take or send bytes refuse a moderator: %s %s", async (method, url) => {
    const headers = { ...getHeaders("moderator"), "content-type": "application/octet-stream" };
    const payload = method === "GET" ? undefined : Buffer.from("abc");
    expectError(await host.server.inject({ method, url, headers, payload }), 403, "FORBIDDEN");
  });

  it("let each role do its work", async () => {
    const paths = { owner: "/api/admin/smtp-settings", editor: "/api/admin/posts", moderator: "/api/admin/comments" };
    for (const [role, url] of Object.entries(paths)) {
      const answer = await host.server.inject({ url, headers: getHeaders(adminRole.parse(role)) });
      expect([url, answer.statusCode]).toEqual([url, 200]);
    }
  });
});

it("a new role and a deactivation count on every instance at once", async () => {
  const editor = await signIn(host, {}, "editor");
  const listed = await host.server.inject({ url: "/api/admin/administrators", headers: getHeaders("owner") });
  const id = listed.json<{ id: number; username: string }[]>().find(({ username }) => username === editor.username)?.id;
  const change = (path: string, payload: object) =>
    host.server.inject({
      method: "PUT",
      url: `/api/admin/administrators/${id}/${path}`,
      headers: getHeaders("owner"),
      payload,
    });
  const status = async (url: string) => (await second.server.inject({ url, headers: editor.headers })).statusCode;
  expect([await status("/api/admin/posts"), await status("/api/admin/comments")]).toEqual([200, 403]);
  expect((await change("role", { role: "moderator" })).statusCode).toBe(200);
  expect([await status("/api/admin/posts"), await status("/api/admin/comments")]).toEqual([403, 200]);
  expect((await change("status", { isActive: false })).statusCode).toBe(200);
  expect([await status("/api/admin/comments"), await status(ADMIN_EVENTS_ADDRESS)]).toEqual([401, 401]);
});

it("an old proof of the password is asked for again over HTTP, of browsers and scripts alike", async () => {
  const browser = { "sec-fetch-site": "same-origin" };
  const owner = await signIn(host, browser);
  const headers = { ...browser, ...owner.headers, cookie: owner.cookie };
  const exported = () => host.server.inject({ method: "POST", url: "/api/admin/audit/export", headers, payload: {} });
  expect((await exported()).statusCode).toBe(200);
  await host.app.db.prisma.session.updateMany({ data: { confirmedAt: new Date(0) } });
  expectError(await exported(), 403, "CONFIRMATION_REQUIRED");
  expectError(await host.server.inject({ url: "/api/admin/posts-file", headers }), 403, "CONFIRMATION_REQUIRED");
  const url = "/api/admin/settings-file";
  expectError(await host.server.inject({ url, headers: getHeaders("owner") }), 403, "CONFIRMATION_REQUIRED");
});
