import { generate } from "otplib";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  anonymousCaller,
  callerWith,
  createTestApp,
  signedInAdmin,
  signedInMember,
  type TestApp,
  testCaller,
} from "../../../testing/index.ts";
import { lastMailTo, mailsTo } from "../../../testing/mails.ts";
import { readCalendarFeed } from "../../becayis/papers/calendar/service.ts";
import { eraseMember } from "../../members/privacy/erasure.ts";
import { createLink } from "../links/service.ts";
import { createSession } from "../sessions/service.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
beforeAll(async () => {
  app = await createTestApp();
  app.siteUrl = "http://localhost:3000"; // no bot check is configured
  admin = (await signedInAdmin(app)).caller.admin;
});

const PASSWORD = "uye-parolasi-42";
const NEW_PASSWORD = "yepyeni-parola-77";
type Who = Awaited<ReturnType<typeof signedInMember>>;
const visitor = () => anonymousCaller(app);

/**
 * Access that a session sets up and that works without a session. Each entry returns a call that succeeds while the
 * access exists.
 */
const capabilities: Record<string, (who: Who) => Promise<() => Promise<unknown>>> = {
  "another session": async ({ member }) => {
    const { token } = await createSession(app.db.prisma, { kind: "member", id: member.id }, testCaller);
    return () => callerWith(app, { token, cookie: undefined }).user.profile.get();
  },
  "the private calendar address": async ({ caller }) => {
    const { url } = await caller.becayis.calendar.makeFeed();
    return () => readCalendarFeed(app, /(\w|-)+(?=\.ics$)/.exec(url)?.[0] ?? "");
  },
  "an e-mail change in progress": async ({ caller, member }) => {
    const newEmail = `hirsiz-${member.id}@example.org`;
    await caller.user.emailChange.request({ newEmail, currentPassword: PASSWORD });
    const { access } = await lastMailTo(app, newEmail);
    return () => visitor().user.emailChange.confirm({ token: access });
  },
  "a link to a new password": async ({ member }) => {
    const link = await app.db.prisma.$transaction((tx) => createLink(tx, member.id, "recovery"));
    const token = new URLSearchParams(link.slice(1)).get("access_token") ?? "";
    return () => visitor().auth.resetPassword({ token, newPassword: "hirsiz-parolasi-1" });
  },
};

/** The calls that end all sessions of a member, or all others. */
const ends: Record<string, (who: Who) => Promise<unknown>> = {
  "a changed password": ({ caller }) =>
    caller.auth.updatePassword({
      ...{ currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    }),
  "a reset by mail": async ({ member }) => {
    await visitor().auth.forgotPassword({ email: member.email });
    const mails = await mailsTo(app, member.email);
    const token = mails.findLast(({ template }) => template === "password_reset")?.access ?? "";
    await visitor().auth.resetPassword({ token, newPassword: NEW_PASSWORD });
  },
  "the end of all sessions": ({ caller }) => caller.user.sessions.endAll({}),
  "the end of all other sessions": ({ caller }) => caller.user.sessions.endAll({ keepCurrent: true }),
  "a second step turned on": async ({ caller }) => {
    const { secret, state } = await caller.user.totp.begin({ password: PASSWORD });
    await caller.user.totp.confirm({ state, code: await generate({ secret }) });
  },
  "a confirmed e-mail change": async ({ caller, member }) => {
    const newEmail = `yeni-${member.id}@example.org`;
    await caller.user.emailChange.request({ newEmail, currentPassword: PASSWORD });
    await caller.user.emailChange.confirm({ token: (await lastMailTo(app, newEmail)).access });
  },
  "an administrator who ends the sessions": ({ member }) => admin.users.endSessions({ id: member.id }),
  "an administrator who sets a password": ({ member }) =>
    admin.users.setPassword({ id: member.id, newPassword: NEW_PASSWORD }),
  deactivation: ({ member }) => admin.users.setStatus({ id: member.id, isActive: false }),
  deletion: ({ member }) => eraseMember(app, member.id),
};

describe.each(Object.entries(ends))("%s", (_, end) => {
  beforeEach(() => app.db.pool.query("DELETE FROM rate_limits"));

  it.each(Object.entries(capabilities))("ends %s", async (_name, setUp) => {
    const who = await signedInMember(app, { password: PASSWORD });
    const isOpen = await setUp(who);
    await end(who);
    await expect(isOpen()).rejects.toThrow();
  });
});

it.each(Object.entries(capabilities))("%s works until then", async (_, setUp) => {
  const who = await signedInMember(app, { password: PASSWORD });
  const isOpen = await setUp(who);
  await expect(isOpen()).resolves.toBeDefined();
});

it("the member is told that the calendar address has ended, and not otherwise", async () => {
  const titles = async ({ caller }: Who) => (await caller.user.notifications.list({})).items.map(({ title }) => title);
  const [one, other] = [await signedInMember(app), await signedInMember(app)];
  await one.caller.becayis.calendar.makeFeed();
  for (const { caller } of [one, other]) await caller.user.sessions.endAll({ keepCurrent: true });
  expect(await titles(one)).toEqual(["Takvim adresiniz kapandı"]);
  expect(await titles(other)).toEqual([]);
});
