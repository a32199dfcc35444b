import { randomBytes } from "node:crypto";
import { returnPathIn } from "@site/contract/identity/links/return-path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  anonymousCaller,
  callerWith,
  createTestApp,
  makeAuthenticator,
  type TestApp,
  testCaller,
} from "../../../testing/index.ts";
import { lastMailTo, mailsTo } from "../../../testing/mails.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.siteUrl = "http://localhost:3000"; // no bot check is configured
});

const STRANGERS = "yabanci-parola-1";
const OWNERS = "sahibin-parolasi-2";

const auth = () => anonymousCaller(app, testCaller).auth;
const register = (email: string, password: string, firstName: string) =>
  auth().register({ firstName, lastName: "Işık", email, password, phone: "+90 555 111 22 33", terms: true });
const tryPassword = (email: string, password: string) => auth().login({ email, password });
const readMember = (email: string) => app.db.prisma.member.findFirstOrThrow({ where: { email } });
const asMember = (token: string) => callerWith(app, { token, cookie: undefined });

describe("an account registered by a stranger", () => {
  let email: string;
  let strangersToken: string;
  beforeEach(async () => {
    email = `sahibi-${randomBytes(5).toString("hex")}@example.org`;
    await register(email, STRANGERS, "Yabancı");
    strangersToken = (await tryPassword(email, STRANGERS)).session.accessToken;
  });

  it("belongs to the owner after their own registration", async () => {
    const { id } = await readMember(email);
    await app.db.prisma.passkey.create({
      data: { memberId: id, credentialId: randomBytes(16), publicKey: randomBytes(16), name: "Yabancının anahtarı" },
    });
    await app.db.prisma.member.update({ where: { id }, data: { bio: "Yabancının sözü" } });
    await makeAuthenticator(app, id);
    await register(email.toUpperCase(), OWNERS, "Çiğdem");
    await auth().verifyEmail({ token: (await lastMailTo(app, email.toUpperCase())).access });
    await expect(tryPassword(email, STRANGERS)).rejects.toThrow("E-posta veya şifre hatalı");
    expect((await tryPassword(email, OWNERS)).profile).toMatchObject({
      firstName: "Çiğdem",
      bio: null,
      emailVerified: true,
    });
    await expect(asMember(strangersToken).user.profile.get()).rejects.toThrow("Oturum süresi dolmuş");
    expect(await app.db.prisma.passkey.count({ where: { member: { emailKey: email } } })).toBe(0);
  });

  it("is verified only by the newest registration's link", async () => {
    const strangers = await lastMailTo(app, email);
    await register(email, OWNERS, "Çiğdem");
    const owners = await lastMailTo(app, email);
    await expect(auth().verifyEmail({ token: strangers.access })).rejects.toThrow("E-posta doğrulama başarısız");
    await auth().verifyEmail({ token: owners.access });
  });

  it("cannot replace a verified account", async () => {
    await auth().verifyEmail({ token: (await lastMailTo(app, email)).access });
    const { id } = await readMember(email);
    await register(email, OWNERS, "Çiğdem");
    expect((await lastMailTo(app, email)).template).toBe("account_exists");
    expect(await readMember(email)).toMatchObject({ id, firstName: "Yabancı" });
    await expect(tryPassword(email, OWNERS)).rejects.toThrow();
  });

  it("belongs to the owner after a password reset", async () => {
    const { id } = await readMember(email);
    await app.db.prisma.passkey.create({
      data: { memberId: id, credentialId: randomBytes(16), publicKey: randomBytes(16), name: "Yabancının anahtarı" },
    });
    await makeAuthenticator(app, id);
    await auth().forgotPassword({ email });
    await auth().resetPassword({ token: (await lastMailTo(app, email)).access, newPassword: OWNERS });
    await tryPassword(email, OWNERS);
    expect(await app.db.prisma.passkey.count({ where: { memberId: id } })).toBe(0);
    await expect(asMember(strangersToken).user.profile.get()).rejects.toThrow("Oturum süresi dolmuş");
  });

  it("cannot be replaced endlessly: five mails at most", async () => {
    for (let n = 0; n < 8; n++) await register(email, `parola-numara-${n}`, "Yabancı");
    const mails = await mailsTo(app, email);
    await auth().verifyEmail({ token: mails.at(-1)?.access ?? "" });
    await tryPassword(email, "parola-numara-3"); // the first mail was the stranger's
  });
});

describe("a repeated registration", () => {
  it("changes nothing and leaves one link", async () => {
    const email = `ikikez-${randomBytes(5).toString("hex")}@example.org`;
    await register(email, OWNERS, "Çiğdem");
    const { id } = await readMember(email);
    await register(email, OWNERS, "Çiğdem");
    const mails = await mailsTo(app, email);
    expect([mails.length, (await readMember(email)).id]).toEqual([1, id]);
    await auth().verifyEmail({ token: mails[0]?.access ?? "" });
  });
});

describe("a verification link", () => {
  it("can be renewed from an old link, without a session", async () => {
    const email = `yeniden-${randomBytes(5).toString("hex")}@example.org`;
    await register(email, OWNERS, "Çiğdem");
    const { access } = await lastMailTo(app, email);
    await app.db.prisma.recoveryToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    await expect(auth().verifyEmail({ token: access })).rejects.toMatchObject({
      cause: { code: "LINK_EXPIRED", message: expect.stringContaining("expired") },
    });
    const answer = await auth().renewVerificationLink({ token: access });
    expect(JSON.stringify(answer)).not.toContain(email);
    const newest = await lastMailTo(app, email);
    expect(newest).toMatchObject({ template: "verification", access: expect.not.stringMatching(access) });
    await auth().verifyEmail({ token: newest.access });
    expect(await auth().renewVerificationLink({ token: access })).toMatchObject({
      message: expect.stringContaining("zaten doğrulanmış"),
    });
    await expect(auth().renewVerificationLink({ token: randomBytes(32).toString("base64url") })).rejects.toThrow(
      "E-posta doğrulama başarısız",
    );
  });

  it("leads back to the page that asked for the registration, also from a new mail", async () => {
    const email = `donus-${randomBytes(5).toString("hex")}@example.org`;
    const form = { firstName: "Çiğdem", lastName: "Işık", email, phone: "+90 555 111 22 33", terms: true } as const;
    const mailedPath = async () => {
      const { template, path } = await lastMailTo(app, email);
      expect(template).toBe("verification");
      return returnPathIn(new URL(path, app.siteUrl).search);
    };
    await auth().register({ ...form, password: STRANGERS, returnPath: "/blog" });
    expect(await mailedPath()).toBe("/blog");
    const wanted = "/becayis?sehir=ankara#liste";
    await auth().register({ ...form, password: OWNERS, returnPath: wanted }); // replaces the first
    expect(await mailedPath()).toBe(wanted);
    await auth().renewVerificationLink({ token: (await lastMailTo(app, email)).access, returnPath: "/profil" });
    expect(await mailedPath()).toBe("/profil");
    const { session } = await tryPassword(email, OWNERS);
    await asMember(session.accessToken).auth.resendVerification({ returnPath: wanted });
    expect(await mailedPath()).toBe(wanted);
    await asMember(session.accessToken).auth.resendVerification({});
    expect(await mailedPath()).toBeUndefined();
    expect((await lastMailTo(app, email)).path).toMatch(/^\/email-dogrula#access_token=/);
  });

  it("cannot be renewed with a reset link, nor without limit", async () => {
    const email = `sinirli-${randomBytes(5).toString("hex")}@example.org`;
    await register(email, OWNERS, "Çiğdem");
    const signup = await lastMailTo(app, email);
    await auth().forgotPassword({ email });
    const recovery = await lastMailTo(app, email);
    await expect(auth().renewVerificationLink({ token: recovery.access })).rejects.toThrow(
      "E-posta doğrulama başarısız",
    );
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => auth().renewVerificationLink({ token: signup.access })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(4); // one of five mails was already sent
  });
});
