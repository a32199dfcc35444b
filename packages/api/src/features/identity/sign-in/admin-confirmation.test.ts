import { beforeAll, expect, it } from "vitest";
import {
  callerWith,
  createTestApp,
  makeAdmin,
  signedInAdmin,
  type TestApp,
  testCaller,
} from "../../../testing/index.ts";
import { createSession } from "../sessions/service.ts";

const browser = { ...testCaller, isBrowser: true };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

/** Opens a browser's session whose password was confirmed some minutes ago. */
async function openedAgo(minutes: number) {
  const admin = await makeAdmin(app);
  const credentials = await createSession(app.db.prisma, { kind: "admin", id: admin.id }, browser);
  const confirmedAt = new Date(Date.now() - minutes * 60_000);
  await app.db.prisma.session.updateMany({ where: { adminId: admin.id }, data: { confirmedAt } });
  return { admin, calls: callerWith(app, credentials, browser).admin };
}

const export_ = (calls: Awaited<ReturnType<typeof openedAgo>>["calls"]) => calls.posts.export();
const refused = { cause: { code: "CONFIRMATION_REQUIRED" } };

it("is asked for ten minutes after the sign-in, and not again for ten minutes", async () => {
  await export_((await openedAgo(9)).calls);
  const { admin, calls } = await openedAgo(10);
  await expect(export_(calls)).rejects.toMatchObject(refused);
  await expect(calls.session.isConfirmed()).rejects.toMatchObject(refused);
  await calls.session.me();
  await calls.session.confirm({ password: "dogru-parola-42" });
  expect(await calls.session.isConfirmed()).toBe(true);
  await export_(calls);
  const entries = await app.db.prisma.auditEntry.findMany({ where: { action: "admin.session.confirm" } });
  expect(entries).toMatchObject([{ actorKind: "admin", actorId: admin.id }]);
  expect(JSON.stringify(entries)).not.toContain("dogru-parola-42");
});

it("counts a wrong password as a failed sign-in, up to the limit", async () => {
  const { admin, calls } = await openedAgo(30);
  const outcomes = new Set<string>();
  for (let tries = 0; tries < 11; tries++)
    await calls.session.confirm({ password: "yanlis" }).catch((error: { cause: { code: string } }) => {
      outcomes.add(error.cause.code);
    });
  expect([...outcomes]).toEqual(["INVALID_CREDENTIALS", "TOO_MANY_REQUESTS"]);
  await expect(calls.session.confirm({ password: "dogru-parola-42" })).rejects.toMatchObject({
    cause: { code: "TOO_MANY_REQUESTS" },
  });
  await expect(export_(calls)).rejects.toMatchObject(refused);
  const failed = { action: "admin.session.confirm", actorId: admin.id, outcome: "INVALID_CREDENTIALS" };
  expect(await app.db.prisma.auditEntry.count({ where: failed })).toBe(10);
});

it("confirms one session, not the others", async () => {
  const { admin, calls } = await openedAgo(30);
  const other = await createSession(app.db.prisma, { kind: "admin", id: admin.id }, browser);
  await app.db.prisma.session.updateMany({ where: { adminId: admin.id }, data: { confirmedAt: new Date(0) } });
  await calls.session.confirm({ password: "dogru-parola-42" });
  await expect(export_(callerWith(app, other, browser).admin)).rejects.toMatchObject(refused);
});

it("is asked of scripts as of browsers, ten minutes after their sign-in", async () => {
  const { admin, caller } = await signedInAdmin(app);
  await export_(caller.admin);
  await app.db.prisma.session.updateMany({ where: { adminId: admin.id }, data: { confirmedAt: new Date(0) } });
  await expect(export_(caller.admin)).rejects.toMatchObject(refused);
  await caller.admin.session.confirm({ password: "dogru-parola-42" });
  await export_(caller.admin);
});

it("is asked for where several posts are removed, not where they change", async () => {
  const { calls } = await openedAgo(30);
  await expect(calls.posts.changeMany({ change: { kind: "remove", ids: [1] } })).rejects.toMatchObject(refused);
  await calls.posts.changeMany({ change: { kind: "status", ids: [1], status: "draft" } });
});
