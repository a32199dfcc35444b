import { readdirSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSession } from "../../features/identity/sessions/service.ts";
import { queueMail } from "../../features/mail/service.ts";
import { runDueJobs } from "../../jobs/worker.ts";
import {
  anonymousCaller,
  callerWith,
  createTestApp,
  makeAdmin,
  makeMember,
  makePost,
  openBrowser,
  signedInAdmin,
  type TestApp,
  testCaller,
} from "../../testing/index.ts";
import { lastMailTo } from "../../testing/mails.ts";
import { databaseNow } from "./clock.ts";

const HOUR_MS = 3_600_000;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a session as signing in does. */
async function signInAdmin() {
  const { id } = await makeAdmin(app);
  const { token } = await createSession(app.db.prisma, { kind: "admin", id }, testCaller);
  return callerWith(app, { token, cookie: undefined }).admin;
}

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

describe.each([
  ["a day ahead", 24 * HOUR_MS],
  ["a day behind", -24 * HOUR_MS],
])("with a clock %s of the database's", (_, skew) => {
  const skewed = () => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + skew });

  it("sessions that were opened before and meanwhile are judged alike", async () => {
    app.siteUrl = "http://localhost:3000"; // no bot check is configured
    const admin = await signInAdmin();
    const { email } = await makeMember(app);
    const member = openBrowser(app);
    await member.call().auth.login({ email, password: "uye-parolasi-42" });
    skewed();
    await admin.administrators.list();
    await member.call().user.profile.get();
    const later = await signInAdmin();
    await later.administrators.list();
    // the password was proved just now
    await later.webhooks.create({
      url: "https://example.org/olaylar",
      description: "",
      events: ["post.published"],
      isActive: true,
    });
    expect(await later.session.listOpen()).toHaveLength(1);
    vi.useRealTimers();
    await later.administrators.list();
    await member.call().user.profile.get();
    skewed();
    await app.db.pool.query("UPDATE sessions SET expires_at = now() - interval '1 second'");
    await expect(admin.administrators.list()).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
    await expect(member.call().user.profile.get()).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
  });

  it("links and invitations are valid as long as they say, and creation times are the database's", async () => {
    app.siteUrl = "http://localhost:3000";
    const owner = await signedInAdmin(app);
    const { email } = await makeMember(app);
    const [before, meanwhile] = ["once@example.org", "sonra@example.org"];
    await owner.caller.admin.invitations.create({ email: before });
    await openBrowser(app).call().auth.forgotPassword({ email });
    await runDueJobs(app);
    skewed();
    await owner.caller.admin.invitations.create({ email: meanwhile });
    const listed = await owner.caller.admin.invitations.list();
    expect(listed.map(({ isExpired }) => isExpired)).toEqual([false, false]);
    const reset = { token: (await lastMailTo(app, email)).access, newPassword: "yepyeni-parola-8" };
    await openBrowser(app).call().auth.resetPassword(reset);
    await expect(openBrowser(app).call().auth.resetPassword(reset)).rejects.toThrow();
    for (const [index, address] of [before, meanwhile].entries()) {
      const { access: token } = await lastMailTo(app, address);
      const accepted = { token, username: `yeni-yonetici-${index}`, password: "yelkenli sabah kirazı 91" };
      await anonymousCaller(app).admin.invitations.accept(accepted);
    }
    const created = await app.db.prisma.post.create({ data: { title: "A", slug: "a", content: "" } });
    const now = await databaseNow(app.db.pool);
    expect(Math.abs(created.createdAt.getTime() - now.getTime())).toBeLessThan(HOUR_MS);
  });
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
