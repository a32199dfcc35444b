import { createTestApp } from "@site/api/testing";
import { ADMIN_EVENTS_ADDRESS } from "@site/contract/notifications/events";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { callMutation, callQuery } from "../testing/call-procedure.ts";
import { expectError } from "../testing/expect-error.ts";
import { connectAgain, createTestHost, signIn, type TestHost } from "../testing/host.ts";

const administrators = z.array(z.object({ id: z.number(), username: z.string() }));

let host: TestHost;
let second: TestHost;
beforeAll(async () => {
  const app = await createTestApp();
  host = await createTestHost({ app });
  second = await createTestHost({ app: await connectAgain(app) });
});

it("a deactivation counts on every instance at once", async () => {
  const { headers } = await signIn(host);
  const other = await signIn(host);
  const listed = await callQuery(host.server, "admin.administrators.list", headers);
  const id = administrators.parse(listed.output).find(({ username }) => username === other.username)?.id;
  const status = async (url: string) => (await second.server.inject({ url, headers: other.headers })).statusCode;
  expect(await status("/api/admin/posts")).toBe(200);
  const { status: ended } = await callMutation(
    host.server,
    "admin.administrators.setActive",
    { id, isActive: false },
    headers,
  );
  expect(ended).toBe(200);
  expect([await status("/api/admin/posts"), await status(ADMIN_EVENTS_ADDRESS)]).toEqual([401, 401]);
});

it("an old proof of the password is asked for again over HTTP, of browsers and scripts alike", async () => {
  const browser = { "sec-fetch-site": "same-origin" };
  const { headers: own, cookie } = await signIn(host, browser);
  const headers = { ...browser, ...own, cookie };
  const script = (await signIn(host)).headers;
  const exported = () => callMutation(host.server, "admin.audit.export", {}, headers);
  expect((await exported()).status).toBe(200);
  await host.app.db.prisma.session.updateMany({ data: { confirmedAt: new Date(0) } });
  expect(await exported()).toMatchObject({ status: 403, code: "CONFIRMATION_REQUIRED" });
  const url = "/api/admin/posts-file";
  expectError(await host.server.inject({ url, headers }), 403, "CONFIRMATION_REQUIRED");
  expectError(await host.server.inject({ url, headers: script }), 403, "CONFIRMATION_REQUIRED");
});
