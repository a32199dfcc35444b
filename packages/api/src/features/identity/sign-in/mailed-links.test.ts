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
import { lastMailTo } from "../../../testing/mails.ts";

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

describe("a mailed link", () => {
  const reset = (token: string, newPassword = "yepyeni-parola-8") => auth().resetPassword({ token, newPassword });

  it("sets a new password once, in both formats, and ends every session", async () => {
    const { member, token } = await signedInMember(app, { isVerified: false });
    await auth().forgotPassword({ email: member.email });
    const { access, refresh, path } = await lastMailTo(app, member.email);
    expect(path).toMatch(/^\/auth\/reset-password#access_token=.*&type=recovery$/);
    await expect(
      auth().resetPassword({ accessToken: access, refreshToken: access, newPassword: "yepyeni-parola-8" }),
    ).rejects.toThrow("Geçersiz ya da eksik bağlantı.");
    await auth().resetPassword({ accessToken: access, refreshToken: refresh, newPassword: "yepyeni-parola-8" });
    await expect(reset(access)).rejects.toThrow("Geçersiz ya da eksik bağlantı.");
    await expect(callerWith(app, { token, cookie: undefined }).user.profile.get()).rejects.toThrow(
      "Oturum süresi dolmuş",
    );
    await expect(auth().login({ email: member.email, password: "uye-parolasi-42" })).rejects.toThrow(
      "E-posta veya şifre hatalı",
    );
    expect((await auth().login({ email: member.email, password: "yepyeni-parola-8" })).profile.emailVerified).toBe(
      true,
    );
    expect(await lastMailTo(app, member.email)).toMatchObject({ template: "password_changed" });
  });

  it("works once under concurrency", async () => {
    const { email } = await makeMember(app);
    await auth().forgotPassword({ email });
    const { access } = await lastMailTo(app, email);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => reset(access, `yepyeni-parola-${n}`)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is invalid when a newer one exists", async () => {
    const { email } = await makeMember(app);
    await auth().forgotPassword({ email });
    const first = await lastMailTo(app, email);
    await auth().forgotPassword({ email });
    const second = await lastMailTo(app, email);
    await expect(reset(first.access)).rejects.toThrow("Geçersiz");
    await reset(second.access);
  });

  it("works for its own purpose only", async () => {
    const { email } = form();
    await auth().register(form(email));
    const signup = await lastMailTo(app, email);
    await auth().forgotPassword({ email });
    const recovery = await lastMailTo(app, email);
    expect(recovery.template).toBe("password_reset");
    await expect(auth().verifyEmail({ token: recovery.access })).rejects.toThrow("E-posta doğrulama başarısız");
    await auth().verifyEmailPair({ accessToken: signup.access, refreshToken: signup.refresh });
    await expect(auth().verifyEmail({ token: signup.access })).rejects.toMatchObject({
      cause: { code: "LINK_EXPIRED", message: expect.stringContaining("expired") },
    });
  });

  it("of a registration sets a password and verifies an unverified address", async () => {
    const { email } = form();
    await auth().register(form(email));
    const signup = await lastMailTo(app, email);
    await auth().resetPassword({
      accessToken: signup.access,
      refreshToken: signup.refresh,
      newPassword: "yepyeni-parola-8",
    });
    expect((await auth().login({ email, password: "yepyeni-parola-8" })).profile.emailVerified).toBe(true);
    await expect(reset(signup.access)).rejects.toThrow("Geçersiz");
    await expect(auth().verifyEmail({ token: signup.access })).rejects.toMatchObject({
      cause: { code: "VALIDATION_FAILED" },
    });
  });

  it("of a registration sets no password after verification", async () => {
    for (const prove of ["recovery", "elsewhere"]) {
      const { email } = form();
      await auth().register(form(email));
      const signup = await lastMailTo(app, email);
      if (prove === "elsewhere")
        await app.db.prisma.member.updateMany({ where: { email }, data: { emailVerifiedAt: new Date() } });
      else {
        await auth().forgotPassword({ email });
        await reset((await lastMailTo(app, email)).access);
      }
      await expect(reset(signup.access, "baska-parola-99")).rejects.toThrow("Geçersiz");
      await expect(auth().login({ email, password: "baska-parola-99" })).rejects.toThrow("hatalı");
    }
  });

  it("expires after an hour (password) or a day (verification)", async () => {
    const { email, id } = await makeMember(app, { isVerified: false });
    await auth().forgotPassword({ email });
    const { access } = await lastMailTo(app, email);
    await auth().register({ ...form(email), password: "uye-parolasi-42" });
    const signup = await lastMailTo(app, email);
    const tokens = await app.db.prisma.recoveryToken.findMany({ where: { memberId: id }, orderBy: { id: "asc" } });
    expect(
      tokens.map(({ purpose, createdAt, expiresAt }) => [
        purpose,
        Math.round((expiresAt.getTime() - createdAt.getTime()) / 60_000),
      ]),
    ).toEqual([
      ["recovery", 60],
      ["signup", 24 * 60],
    ]);
    await app.db.prisma.recoveryToken.updateMany({
      where: { memberId: id },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });
    await expect(reset(access)).rejects.toThrow("Geçersiz");
    await expect(auth().verifyEmail({ token: signup.access })).rejects.toMatchObject({
      cause: { code: "LINK_EXPIRED", message: expect.stringContaining("expired") },
    });
  });

  it("is not stored in clear text", async () => {
    const { email } = await makeMember(app);
    await auth().forgotPassword({ email });
    const { access } = await lastMailTo(app, email);
    expect(
      JSON.stringify([await app.db.prisma.recoveryToken.findMany(), await app.db.prisma.emailLog.findMany()]),
    ).not.toContain(access);
  });

  it("that is missing, too long or malformed is rejected", async () => {
    await expect(auth().resetPassword({ newPassword: "yepyeni-parola-8" })).rejects.toThrow(
      "Geçersiz ya da eksik bağlantı.",
    );
    await expect(auth().resetPassword({ accessToken: "x", newPassword: "yepyeni-parola-8" })).rejects.toThrow(
      "Geçersiz ya da eksik bağlantı.",
    );
    const wrong: object[] = [
      { token: "x".repeat(500) },
      { token: "a\u0000b" },
      { token: { not: "" } },
      { token: ["x"] },
    ];
    for (const change of wrong) {
      await expect(
        auth().resetPassword({ token: "x", newPassword: "yepyeni-parola-8", ...change }),
      ).rejects.toMatchObject({ code: "BAD_REQUEST" });
      await expect(auth().verifyEmail({ token: "x", ...change })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    }
  });
});
