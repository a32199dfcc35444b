import { readdirSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queueMail } from "../features/mail/service.ts";
import { runDueJobs } from "../jobs/worker.ts";
import { anonymousCaller, createTestApp, makePost, type TestApp } from "../testing/index.ts";
import { databaseNow } from "./clock.ts";

const HOUR_MS = 3_600_000;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ["ahead", HOUR_MS],
  ["behind", -HOUR_MS],
])("with a clock an hour %s of the database's, posts are visible and mails due at once", async (_, skew) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + skew });
  const { slug } = await makePost(app);
  expect(await anonymousCaller(app).blog.posts.get({ slug })).toMatchObject({ slug });
  await app.db.prisma.$transaction((tx) =>
    queueMail(app, tx, { template: "welcome", to: { name: "Ad", email: "ad@example.org" }, props: { name: "Ad" } }),
  );
  await runDueJobs(app);
  expect(await app.db.prisma.emailLog.findMany()).toMatchObject([{ status: "sent" }]);
  expect(readdirSync(app.mail.folder)).toHaveLength(1);
});

it("the database's time is never before the time of the request", async () => {
  const { rows } = await app.db.pool.query<{ before: Date }>(
    "SELECT date_trunc('milliseconds', clock_timestamp()) AS before",
  );
  const now = await databaseNow(app.db.pool);
  const { rows: later } = await app.db.pool.query<{ passed: boolean }>(
    "SELECT $1::timestamptz <= clock_timestamp() AS passed",
    [now],
  );
  expect([now.getTime() >= (rows[0]?.before.getTime() ?? 0), later[0]?.passed]).toEqual([true, true]);
});
