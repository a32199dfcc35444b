import { generate } from "otplib";
import { beforeAll, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, signedInAdmin, signedInMember, type TestApp } from "../../../testing/index.ts";
import { lastMailTo, mailsTo } from "../../../testing/mails.ts";

const PASSWORD = "uye-parolasi-42";
let app: TestApp;
let administrator: Awaited<ReturnType<typeof signedInAdmin>>;
beforeAll(async () => {
  app = await createTestApp();
  app.siteUrl = "http://localhost:3000";
  administrator = await signedInAdmin(app);
});

const auth = () => anonymousCaller(app).auth;
const nextCode = (secret: string) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });

/** Creates a signed-in member with an authenticator. */
async function withTotp() {
  const { member, caller } = await signedInMember(app);
  const { secret, state } = await caller.user.totp.begin({ password: PASSWORD });
  const { recoveryCodes } = await caller.user.totp.confirm({ state, code: await generate({ secret }) });
  const { email, id } = member;
  const login = (code?: string, password = PASSWORD) => auth().login({ email, password, code });
  return { id, email, caller, secret, recoveryCodes, login };
}

describe("a reset by mail", () => {
  it("keeps the second factor of a verified member: the new password takes the code or a recovery code", async () => {
    const { email, secret, recoveryCodes, login } = await withTotp();
    await auth().forgotPassword({ email });
    const { runDueJobs } = await import("../../../jobs/worker.ts");
    await runDueJobs(app);
    const { access } = await lastMailTo(app, email);
    await auth().resetPassword({ token: access, newPassword: "yepyeni-parola-77" });
    const again = (code?: string) => login(code, "yepyeni-parola-77");
    await expect(again()).rejects.toMatchObject({ cause: { code: "SECOND_FACTOR_REQUIRED" } });
    await again(await nextCode(secret));
    await again(recoveryCodes[0]);
  });

  it("by an administrator keeps it too", async () => {
    const { id, login } = await withTotp();
    await administrator.caller.admin.users.setPassword({ id, newPassword: "yepyeni-parola-78" });
    await expect(login(undefined, "yepyeni-parola-78")).rejects.toMatchObject({
      cause: { code: "SECOND_FACTOR_REQUIRED" },
    });
  });
});

describe("a member's lost second factor", () => {
  it("is removed by an administrator, who is asked for the password; the member is signed out and told", async () => {
    const { id, email, caller, login } = await withTotp();
    const { removeSecondFactor } = administrator.caller.admin.users;
    await removeSecondFactor({ id });
    await expect(caller.user.profile.get()).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
    expect((await mailsTo(app, email)).at(-1)).toMatchObject({ template: "factor_removed" });
    expect(await app.db.prisma.recoveryCode.count({ where: { memberId: id } })).toBe(0);
    await login();
    expect(await app.db.prisma.securityEvent.count({ where: { memberId: id, event: "factor_removed_by_admin" } })).toBe(
      1,
    );
    const { items: entries } = await administrator.caller.admin.audit.list({ search: "users.removeSecondFactor" });
    expect(entries).toMatchObject([{ entityId: String(id), outcome: "done" }]);
    await expect(removeSecondFactor({ id })).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
    await expect(removeSecondFactor({ id: 999_999 })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("is removed once, also of parallel calls", async () => {
    const { id, email } = await withTotp();
    const { removeSecondFactor } = administrator.caller.admin.users;
    const results = await Promise.allSettled([removeSecondFactor({ id }), removeSecondFactor({ id })]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await mailsTo(app, email)).filter(({ template }) => template === "factor_removed")).toHaveLength(1);
  });
});

describe("the undoing of an address change", () => {
  it("keeps a second factor from before the change and removes a later one", async () => {
    for (const isOlder of [true, false]) {
      const { member, caller } = await signedInMember(app);
      const newEmail = `yeni-${member.id}@example.org`;
      if (isOlder) {
        const begun = await caller.user.totp.begin({ password: PASSWORD });
        await caller.user.totp.confirm({ state: begun.state, code: await generate({ secret: begun.secret }) });
      }
      await caller.user.emailChange.request({ newEmail, currentPassword: PASSWORD });
      await anonymousCaller(app).user.emailChange.confirm({ token: (await lastMailTo(app, newEmail)).access });
      if (!isOlder) {
        const { caller: again } = await signedInAgain(newEmail);
        const begun = await again.user.totp.begin({ password: PASSWORD });
        await again.user.totp.confirm({ state: begun.state, code: await generate({ secret: begun.secret }) });
      }
      const undo = (await lastMailTo(app, member.email)).access;
      await anonymousCaller(app).user.emailChange.undo({ token: undo, newPassword: "geri-alinan-parola-9" });
      const login = auth().login({ email: member.email, password: "geri-alinan-parola-9" });
      if (isOlder) await expect(login).rejects.toMatchObject({ cause: { code: "SECOND_FACTOR_REQUIRED" } });
      else await login;
    }
  });

  async function signedInAgain(email: string) {
    const { callerWith } = await import("../../../testing/caller.ts");
    const { session } = await auth().login({ email, password: PASSWORD });
    return { caller: callerWith(app, { token: session.accessToken, cookie: undefined }) };
  }
});
