import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
  anonymousCaller,
  callerWith,
  createTestApp,
  makeMember,
  signedInMember,
  type TestApp,
  testCaller,
} from "../../../testing/index.ts";
import { lastMailTo, mailsTo } from "../../../testing/mails.ts";
import { createSession } from "../sessions/service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.siteUrl = "http://localhost:3000"; // no bot check is configured
});

const newEmail = () => `uye-${randomBytes(5).toString("hex")}@example.org`;
const form = (email = newEmail()) => ({
  firstName: "Çiğdem",
  lastName: "Işık",
  email,
  password: "gizli-parola-7",
  phone: "+90 555 111 22 33",
  terms: true as const,
});
const from = (ipAddress: string) => anonymousCaller(app, { ...testCaller, ipAddress }).auth;
const auth = () => from("192.0.2.1");
const getCode = (result: PromiseSettledResult<unknown>) =>
  result.status === "rejected" ? result.reason.cause.code : "accepted";

async function register(): Promise<string> {
  const input = form();
  await auth().register(input);
  return input.email;
}

describe("a new account", () => {
  it("registers, verifies by mail and signs in", async () => {
    const email = await register();
    const mail = await lastMailTo(app, email);
    expect(mail).toMatchObject({
      template: "verification",
      path: expect.stringMatching(/^\/email-dogrula#access_token=[\w-]{43}&refresh_token=[\w-]{43}&type=signup$/),
    });
    await auth().verifyEmail({ token: mail.access });
    expect(await lastMailTo(app, email)).toMatchObject({ template: "welcome" });
    const { user, profile, session } = await auth().login({ email: email.toUpperCase(), password: "gizli-parola-7" });
    expect([user.email, profile]).toEqual([
      email,
      expect.objectContaining({ firstName: "Çiğdem", emailVerified: true }),
    ]);
    expect(await callerWith(app, { token: session.accessToken, cookie: undefined }).user.dashboard()).toMatchObject({
      sessions: [{ isCurrent: true, isActive: true }],
    });
  });

  it("is open before verification, except for protected calls", async () => {
    const { session } = await auth().login({ email: await register(), password: "gizli-parola-7" });
    const member = callerWith(app, { token: session.accessToken, cookie: undefined });
    expect(await member.user.profile.get()).toMatchObject({ profile: { emailVerified: false } });
    await expect(member.user.dashboard()).rejects.toMatchObject({
      cause: { code: "FORBIDDEN", details: { flags: { requiresEmailVerification: true } } },
    });
    expect(await member.auth.resendVerification({})).toMatchObject({ message: expect.stringContaining("gönderildi") });
  });

  it("rejects invalid forms", async () => {
    const refused = (change: object) => expect(auth().register({ ...form(), ...change })).rejects;
    await refused({ firstName: "Ç" }).toThrow("Ad en az 2 karakter olmalıdır");
    await refused({ lastName: "I" }).toThrow("Soyad en az 2 karakter olmalıdır");
    await refused({ email: "adres" }).toThrow("Geçerli bir e-posta adresi giriniz");
    await refused({ password: "12345" }).toThrow("Şifre en az 6 karakter olmalıdır");
    await refused({ password: "Galatasaray" }).toThrow("çok yaygın");
    await refused({ phone: "555" }).toThrow("Telefon numarası gereklidir");
    await refused({ terms: false }).toThrow("Kullanım şartlarını kabul etmelisiniz");
    await refused({ firstName: "A\u0000B" }).toThrow("geçersiz bir karakter");
    await refused({ email: { not: "" } }).toThrow("Geçerli bir e-posta adresi giriniz");
    await refused({ password: "x".repeat(201) }).toThrow("en fazla 200");
  });
});

describe("a registered address", () => {
  it("gets the same answers as an unknown one", async () => {
    const { email } = await makeMember(app);
    const answers = async (address: string) => [
      await auth().register(form(address)),
      await auth().forgotPassword({ email: address }),
      getCode((await Promise.allSettled([auth().login({ email: address, password: "yanlis-parola" })]))[0]),
    ];
    expect(await answers(email)).toEqual(await answers(newEmail()));
  });

  it("queues the same jobs as an unknown one", async () => {
    const work = async (address: string) => {
      await app.db.pool.query("TRUNCATE graphile_worker._private_jobs");
      await auth().register(form(address));
      await auth().forgotPassword({ email: address });
      return (await app.db.pool.query("SELECT task_identifier FROM graphile_worker.jobs ORDER BY id")).rows;
    };
    const [verified, unverified] = [await makeMember(app), await makeMember(app, { isVerified: false })];
    const ofNobody = await work(newEmail());
    expect(ofNobody).toHaveLength(2);
    for (const { email } of [verified, unverified]) expect(await work(email)).toEqual(ofNobody);
    await app.db.pool.query("TRUNCATE graphile_worker._private_jobs");
  });

  it("is informed by mail only and keeps password and name", async () => {
    const { email, id } = await makeMember(app);
    await auth().register(form(email.toUpperCase()));
    expect((await mailsTo(app, email)).map(({ template }) => template)).toEqual(["account_exists"]);
    await auth().login({ email, password: "uye-parolasi-42" });
    expect(await app.db.prisma.member.findUniqueOrThrow({ where: { id } })).toMatchObject({ firstName: "Ayşe" });
  });

  it("is equal in capitals and differs with a dotless ı", async () => {
    const mike = await makeMember(app, { email: "mike@example.org" });
    await expect(makeMember(app, { email: "MIKE@example.org" })).rejects.toThrow();
    const other = await makeMember(app, { email: "mıke@example.org", password: "baska-parola-9" });
    expect(other.id).not.toBe(mike.id);
    const tries = await Promise.allSettled([
      auth().login({ email: "mıke@example.org", password: "uye-parolasi-42" }),
      auth().login({ email: "MİKE@example.org", password: "uye-parolasi-42" }),
    ]);
    expect(tries.map(getCode)).not.toContain("accepted");
    expect((await auth().login({ email: "Mike@Example.org", password: "uye-parolasi-42" })).user.id).toBe(mike.id);
  });

  it("is not flooded with mails", async () => {
    const { email } = await makeMember(app);
    for (let n = 0; n < 8; n++) await auth().forgotPassword({ email });
    expect(await mailsTo(app, email)).toHaveLength(3);
  });
});

it("twenty concurrent registrations create one account and one mail", async () => {
  const input = form();
  const caller = from("192.0.2.50");
  const results = await Promise.all(Array.from({ length: 20 }, () => caller.register(input)));
  expect(new Set(results.map(({ message }) => message)).size).toBe(1);
  expect(await app.db.prisma.member.count({ where: { email: input.email } })).toBe(1);
  expect((await mailsTo(app, input.email)).map(({ template }) => template)).toEqual(["verification"]);
});

describe("failed sign-ins", () => {
  it("stop after ten per account, also for unknown accounts", async () => {
    const { email } = await makeMember(app);
    for (const address of [email, newEmail()]) {
      const tries = await Promise.allSettled(
        Array.from({ length: 14 }, (_, n) =>
          from(`198.51.100.${n}`).login({ email: n % 2 ? address : address.toUpperCase(), password: "yanlis-parola" }),
        ),
      );
      expect(tries.map(getCode).filter((code) => code === "INVALID_CREDENTIALS")).toHaveLength(10);
      expect(tries.map(getCode).filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(4);
    }
    await expect(from("198.51.100.99").login({ email, password: "uye-parolasi-42" })).rejects.toThrow(
      "Çok fazla hatalı deneme",
    );
  });

  it("stop after thirty per address; successes do not count", async () => {
    const office = from("192.0.2.77");
    const { email } = await makeMember(app);
    for (let n = 0; n < 5; n++) await office.login({ email, password: "uye-parolasi-42" });
    const tries = await Promise.allSettled(
      Array.from({ length: 32 }, () => office.login({ email: newEmail(), password: "yanlis-parola" })),
    );
    expect(tries.map(getCode).filter((code) => code === "INVALID_CREDENTIALS")).toHaveLength(30);
    await expect(from("192.0.2.77").login({ email, password: "uye-parolasi-42" })).rejects.toMatchObject({
      cause: { code: "TOO_MANY_REQUESTS" },
    });
    await office.login({ email, password: "uye-parolasi-42" }); // this browser is known
    await expect(from("192.0.2.78").login({ email, password: "uye-parolasi-42" })).resolves.toBeDefined();
  });

  it("do not reveal inactive accounts", async () => {
    const { email, id } = await makeMember(app);
    await app.db.prisma.member.update({ where: { id }, data: { isActive: false } });
    await expect(auth().login({ email, password: "yanlis-parola" })).rejects.toMatchObject({
      cause: { code: "INVALID_CREDENTIALS" },
    });
    await expect(auth().login({ email, password: "uye-parolasi-42" })).rejects.toThrow("devre dışı");
  });
});

describe("changing the password", () => {
  const change = { currentPassword: "uye-parolasi-42", newPassword: "yepyeni-parola-8" };

  it("ends other sessions, keeps this one and invalidates mailed links", async () => {
    const { member, caller } = await signedInMember(app);
    const other = callerWith(app, {
      token: (await createSession(app.db.prisma, { kind: "member", id: member.id }, testCaller)).token,
      cookie: undefined,
    });
    await auth().forgotPassword({ email: member.email });
    const { access } = await lastMailTo(app, member.email);
    await caller.auth.updatePassword(change);
    await expect(other.user.profile.get()).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
    expect(await caller.user.profile.get()).toMatchObject({ user: { id: member.id } });
    await expect(auth().resetPassword({ token: access, newPassword: "baska-parola-9" })).rejects.toThrow("Geçersiz");
    expect(await lastMailTo(app, member.email)).toMatchObject({ template: "password_changed" });
    await expect(auth().login({ email: member.email, password: change.currentPassword })).rejects.toThrow();
  });

  it("requires the current one, limits attempts and checks the confirmation", async () => {
    const { caller } = await signedInMember(app);
    await expect(caller.auth.updatePassword({ ...change, confirmPassword: "baska-parola" })).rejects.toThrow(
      "Şifreler eşleşmiyor",
    );
    await expect(caller.auth.updatePassword({ ...change, newPassword: "kisa" })).rejects.toThrow(
      "Yeni şifre en az 6 karakter olmalıdır",
    );
    for (let n = 0; n < 10; n++)
      await expect(caller.auth.updatePassword({ ...change, currentPassword: "yanlis" })).rejects.toThrow(
        "Mevcut şifreniz hatalı",
      );
    await expect(caller.auth.updatePassword(change)).rejects.toMatchObject({ cause: { code: "TOO_MANY_REQUESTS" } });
  });
});

describe("a session", () => {
  it("of a browser needs token and cookie, or the cookie alone", async () => {
    const member = await makeMember(app);
    const session = await createSession(
      app.db.prisma,
      { kind: "member", id: member.id },
      { ...testCaller, isBrowser: true },
    );
    await expect(callerWith(app, { token: session.token, cookie: undefined }).user.profile.get()).rejects.toThrow();
    expect(await callerWith(app, { token: session.token, cookie: session.cookie }).user.profile.get()).toMatchObject({
      user: { id: member.id },
    });
    expect(await callerWith(app, { token: undefined, cookie: session.cookie }).user.profile.get()).toMatchObject({
      user: { id: member.id },
    });
  });

  it("ends with signing out, which always succeeds", async () => {
    const { caller } = await signedInMember(app);
    await caller.auth.logout();
    await expect(caller.user.profile.get()).rejects.toThrow("Oturum süresi dolmuş");
    expect(await caller.auth.logout()).toEqual(await auth().logout());
  });

  it("ends after seven idle days and thirty days in total", async () => {
    const member = await makeMember(app);
    const { token } = await createSession(app.db.prisma, { kind: "member", id: member.id }, testCaller);
    const caller = callerWith(app, { token, cookie: undefined });
    const DAY_MS = 86_400_000;
    await app.db.prisma.session.updateMany({
      where: { memberId: member.id },
      data: { lastSeenAt: new Date(Date.now() - 7 * DAY_MS - 1000) },
    });
    await expect(caller.user.profile.get()).rejects.toThrow();
    const [session] = await app.db.prisma.session.findMany({ where: { memberId: member.id } });
    expect(Math.round(((session?.expiresAt.getTime() ?? 0) - Date.now()) / DAY_MS)).toBe(30);
  });

  it("from a new device notifies the owner, except for the first one", async () => {
    const { email } = await makeMember(app);
    const signIn = (userAgent: string) =>
      anonymousCaller(app, { ...testCaller, userAgent }).auth.login({ email, password: "uye-parolasi-42" });
    await signIn(testCaller.userAgent);
    await signIn(testCaller.userAgent);
    expect(await mailsTo(app, email)).toEqual([]);
    await signIn("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36");
    expect((await mailsTo(app, email)).map(({ template }) => template)).toEqual(["new_sign_in"]);
  });
});
