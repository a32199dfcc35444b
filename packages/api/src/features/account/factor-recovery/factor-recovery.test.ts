import { generate } from "otplib";
import { beforeAll, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, signedInAdmin, signedInMember, type TestApp } from "../../../testing/index.ts";
import { lastMailTo, mailsTo } from "../../../testing/mails.ts";

const PASSWORD = "uye-parolasi-42";
let app: TestApp;
let owner: Awaited<ReturnType<typeof signedInAdmin>>;
beforeAll(async () => {
  app = await createTestApp();
  app.siteUrl = "http://localhost:3000";
  owner = await signedInAdmin(app);
});

const auth = () => anonymousCaller(app).auth;
const recoveries = () => owner.caller.admin.factorRecoveries;
const nextCode = (secret: string) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
const listed = async (memberId: number) => (await recoveries().list()).filter((row) => row.memberId === memberId);

/** Signs a member in whose second factor is on. */
async function withTotp() {
  const { member, caller } = await signedInMember(app);
  const { secret, state } = await caller.user.totp.begin({ password: PASSWORD });
  const { recoveryCodes } = await caller.user.totp.confirm({ state, code: await generate({ secret }) });
  const { email, id } = member;
  const login = (code?: string, password = PASSWORD) => auth().login({ email, password, code });
  const ask = (password = PASSWORD) => auth().requestFactorRecovery({ email, password });
  return { id, email, caller, secret, recoveryCodes, login, ask };
}

type Member = Awaited<ReturnType<typeof withTotp>>;

/** Moves a request into the past, as somebody who may do everything in the database. */
async function age(memberId: number, interval: string): Promise<void> {
  await app.db.pool.query("ALTER TABLE factor_recoveries DISABLE TRIGGER USER");
  await app.db.pool.query(
    `UPDATE factor_recoveries SET created_at = created_at - $2::interval, due_at = due_at - $2::interval
     WHERE member_id = $1`,
    [memberId, interval],
  );
  await app.db.pool.query("ALTER TABLE factor_recoveries ENABLE TRIGGER USER");
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
    await owner.caller.admin.users.setPassword({ id, newPassword: "yepyeni-parola-78" });
    await expect(login(undefined, "yepyeni-parola-78")).rejects.toMatchObject({
      cause: { code: "SECOND_FACTOR_REQUIRED" },
    });
  });
});

describe("a request to remove a lost second factor", () => {
  it("takes the password, and tells the member and the owners", async () => {
    const { id, email, ask } = await withTotp();
    await expect(ask("yanlis-parola")).rejects.toMatchObject({ cause: { code: "INVALID_CREDENTIALS" } });
    await expect(
      auth().requestFactorRecovery({ email: "kimse@example.org", password: PASSWORD }),
    ).rejects.toMatchObject({ cause: { code: "INVALID_CREDENTIALS" } });
    expect(await listed(id)).toEqual([]);
    await ask();
    expect(await listed(id)).toMatchObject([{ state: "open", isDue: false, email }]);
    expect((await mailsTo(app, email)).at(-1)).toMatchObject({ template: "factor_recovery_asked" });
    expect(await app.db.prisma.adminNotification.count({ where: { type: "factor_recovery" } })).toBeGreaterThan(0);
    const { caller } = await signedInMember(app);
    const { user } = await caller.user.profile.get();
    await expect(auth().requestFactorRecovery({ email: user.email, password: PASSWORD })).rejects.toMatchObject({
      cause: { code: "CONFLICT" },
    });
  });

  it("is one at a time, also of parallel ones, and rare", async () => {
    const { id, email, ask } = await withTotp();
    await Promise.all([ask(), ask(), ask()]);
    expect(await listed(id)).toHaveLength(1);
    for (let round = 0; round < 5; round++) {
      await app.db.prisma.factorRecovery.updateMany({
        where: { memberId: id, state: "open" },
        data: { state: "cancelled" },
      });
      await ask().catch(() => undefined);
    }
    await app.db.prisma.factorRecovery.updateMany({
      where: { memberId: id, state: "open" },
      data: { state: "cancelled" },
    });
    await expect(ask()).rejects.toMatchObject({ cause: { code: "TOO_MANY_REQUESTS" } });
    const asked = (await mailsTo(app, email)).filter(({ template }) => template === "factor_recovery_asked");
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  it("is confirmed after three days and not before, which the database holds", async () => {
    const { id, email, caller, login, ask } = await withTotp();
    await ask();
    const [request] = await listed(id);
    const confirm = () => recoveries().confirm({ id: request?.id ?? 0 });
    await age(id, "2 days 23 hours 59 minutes");
    await expect(confirm()).rejects.toThrow("üç gün beklemeden");
    for (const statement of [
      "UPDATE factor_recoveries SET state = 'confirmed', decided_by_name = 'x' WHERE member_id = $1",
      "UPDATE factor_recoveries SET state = 'confirmed', decided_by_name = 'x', due_at = now() - interval '9 days', decided_at = now() + interval '9 days' WHERE member_id = $1",
    ])
      await expect(app.db.pool.query(statement, [id])).rejects.toThrow("factor_recoveries_check");
    await expect(login()).rejects.toMatchObject({ cause: { code: "SECOND_FACTOR_REQUIRED" } });
    await age(id, "2 minutes");
    const results = await Promise.allSettled([confirm(), confirm()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await login();
    await expect(caller.user.profile.get()).rejects.toThrow(); // the sessions ended
    expect((await mailsTo(app, email)).at(-1)).toMatchObject({ template: "factor_recovery_confirmed" });
    expect(await listed(id)).toMatchObject([{ state: "confirmed", decidedBy: owner.admin.username }]);
    const entry = await app.db.prisma.auditEntry.findFirstOrThrow({
      where: { action: "admin.factorRecoveries.confirm" },
    });
    expect(entry).toMatchObject({ actorId: owner.admin.id, outcome: "done" });
  });

  it("is refused with a reason, once", async () => {
    const { id, email, ask, login } = await withTotp();
    await ask();
    const [request] = await listed(id);
    const refuse = () => recoveries().refuse({ id: request?.id ?? 0, reason: "Kimliğinizi doğrulayamadık." });
    await refuse();
    await expect(refuse()).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
    await age(id, "4 days");
    await expect(recoveries().confirm({ id: request?.id ?? 0 })).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
    await expect(login()).rejects.toMatchObject({ cause: { code: "SECOND_FACTOR_REQUIRED" } });
    expect((await mailsTo(app, email)).at(-1)).toMatchObject({ template: "factor_recovery_refused" });
  });

  it("is cancelled by the mailed link, once", async () => {
    const { id, email, ask } = await withTotp();
    await ask();
    const token = (await lastMailTo(app, email)).access;
    await auth().cancelFactorRecovery({ token });
    await expect(auth().cancelFactorRecovery({ token })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(auth().cancelFactorRecovery({ token: "x" })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    expect(await listed(id)).toMatchObject([{ state: "cancelled", decidedBy: "" }]);
  });

  it("is cancelled by a sign-in with the second factor", async () => {
    const { id, ask, login, recoveryCodes } = await withTotp();
    await ask();
    await login(recoveryCodes[0]);
    expect(await listed(id)).toMatchObject([{ state: "cancelled" }]);
  });

  it("cannot be cancelled once it is decided, and a link cancels only its own request", async () => {
    const { id, email, ask, login } = await withTotp();
    const cancel = (token: string) => auth().cancelFactorRecovery({ token });
    await ask();
    const first = (await lastMailTo(app, email)).access;
    await cancel(first);
    await ask();
    const second = (await lastMailTo(app, email)).access;
    await expect(cancel(first)).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    expect(await listed(id)).toMatchObject([{ state: "open" }, { state: "cancelled" }]);
    await age(id, "3 days");
    await recoveries().confirm({ id: (await listed(id))[0]?.id ?? 0 });
    await expect(cancel(second)).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    expect(await listed(id)).toMatchObject([{ state: "confirmed" }, { state: "cancelled" }]);
    await login();
  });

  it("ends with the password it was asked with, however that was changed", async () => {
    const newPassword = "yepyeni-parola-81";
    for (const change of [
      ({ caller }: Member) => caller.auth.updatePassword({ currentPassword: PASSWORD, newPassword }),
      ({ id }: Member) => owner.caller.admin.users.setPassword({ id, newPassword }),
    ]) {
      const member = await withTotp();
      await member.ask();
      await change(member);
      expect(await listed(member.id)).toMatchObject([{ state: "cancelled" }]);
      await age(member.id, "3 days");
      const [request] = await listed(member.id);
      await expect(recoveries().confirm({ id: request?.id ?? 0 })).rejects.toMatchObject({
        cause: { code: "CONFLICT" },
      });
      await expect(member.login(undefined, newPassword)).rejects.toMatchObject({
        cause: { code: "SECOND_FACTOR_REQUIRED" },
      });
    }
  });

  it("ends with the authenticator it is about", async () => {
    const { id, caller, ask, recoveryCodes } = await withTotp();
    await ask();
    await caller.user.totp.remove({ password: PASSWORD, code: recoveryCodes[0] ?? "" });
    expect(await listed(id)).toMatchObject([{ state: "cancelled" }]);
  });

  it("is not opened by a password that is changed while it is checked", async () => {
    const { id, ask } = await withTotp();
    const { matches } = app.passwords;
    app.passwords.matches = async (...given) => {
      app.passwords.matches = matches;
      const isRight = await matches(...given);
      await owner.caller.admin.users.setPassword({ id, newPassword: "yepyeni-parola-82" });
      return isRight;
    };
    await expect(ask()).rejects.toMatchObject({ cause: { code: "INVALID_CREDENTIALS" } });
    expect(await listed(id)).toEqual([]);
  });

  it("goes with its member", async () => {
    const { id, email, ask } = await withTotp();
    await ask();
    const [request] = await listed(id);
    const token = (await lastMailTo(app, email)).access;
    await app.db.prisma.member.delete({ where: { id } });
    await expect(recoveries().confirm({ id: request?.id ?? 0 })).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
    await expect(auth().cancelFactorRecovery({ token })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    expect(await listed(id)).toEqual([]);
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
    return { caller: callerWith(app, { token: session.access_token, cookie: undefined }) };
  }
});
