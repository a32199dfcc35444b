import { beforeAll, describe, expect, it } from "vitest";
import {
  anonymousCaller,
  createTestApp,
  makeMember,
  signedInAdmin,
  signedInMember,
  type TestApp,
} from "../../../testing/index.ts";
import { mailsTo } from "../../../testing/mails.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
beforeAll(async () => {
  app = await createTestApp();
  app.siteUrl = "http://localhost:3000";
  admin = (await signedInAdmin(app)).caller.admin;
});

describe("members in the administration", () => {
  it("are listed, filtered and counted", async () => {
    const verified = await makeMember(app);
    const unverified = await makeMember(app, { isVerified: false });
    const inactive = await makeMember(app);
    await admin.users.setStatus({ id: inactive.id, isActive: false });
    const ids = async (filter: object) => (await admin.users.list(filter)).map(({ id }) => id);
    expect(await ids({})).toEqual([inactive.id, unverified.id, verified.id]);
    expect(await ids({ emailVerified: false })).toEqual([unverified.id]);
    expect(await ids({ isActive: true, emailVerified: true })).toEqual([verified.id]);
    expect(await admin.users.stats()).toEqual({
      totalUsers: 3,
      verifiedUsers: 2,
      unverifiedUsers: 1,
      activeUsers: 2,
      inactiveUsers: 1,
    });
    expect(JSON.stringify(await admin.users.list({}))).not.toMatch(/password|hash|totp/i);
  });

  it("are paged, filtered and searched in Turkish", async () => {
    const { id } = await makeMember(app, { firstName: "Işık", lastName: "Çağlar", isVerified: false });
    const ids = async (input: Parameters<typeof admin.users.page>[0]) =>
      (await admin.users.page({ search: "isik cag", ...input })).items.map((found) => found.id);
    expect(await ids({})).toEqual([id]);
    expect([await ids({ state: "unverified" }), await ids({ state: "active" })]).toEqual([[id], [id]]);
    expect([await ids({ state: "verified" }), await ids({ state: "inactive" }), await ids({ page: 2 })]).toEqual([
      [],
      [],
      [],
    ]);
    await expect(ids({ search: "a".repeat(201) })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("show their open sessions and listings, without secrets", async () => {
    const { member } = await signedInMember(app);
    const details = await admin.users.get({ id: member.id });
    expect(details).toMatchObject({
      member: { id: member.id, email: member.email },
      sessions: [{ device: "Firefox, Linux", ipAddress: "192.0.2.1" }],
      listings: [],
    });
    expect(JSON.stringify(details)).not.toMatch(/hash|token|totp/i);
    await admin.users.setStatus({ id: member.id, isActive: false });
    expect((await admin.users.get({ id: member.id })).sessions).toEqual([]);
  });

  it("can be verified, repeatedly", async () => {
    const { id } = await makeMember(app, { isVerified: false });
    await admin.users.verifyEmail({ id });
    expect(await admin.users.verifyEmail({ id })).toEqual({ message: "Kullanıcının e-posta adresi doğrulandı." });
    expect(await app.db.prisma.member.findUnique({ where: { id } })).toMatchObject({
      emailVerifiedAt: expect.any(Date),
    });
  });

  it("can be deactivated and reactivated", async () => {
    const { member, caller } = await signedInMember(app);
    const login = () => anonymousCaller(app).auth.login({ email: member.email, password: "uye-parolasi-42" });
    await admin.users.setStatus({ id: member.id, isActive: false });
    await expect(caller.user.profile.get()).rejects.toThrow();
    await expect(login()).rejects.toThrow("Hesabınız devre dışı");
    await admin.users.setStatus({ id: member.id, isActive: true });
    await expect(caller.user.profile.get()).rejects.toThrow();
    await login();
  });

  it("get a new password, lose their sessions and are notified", async () => {
    const { member, caller } = await signedInMember(app);
    await admin.users.setPassword({ id: member.id, newPassword: "yonetici-verdi-1" });
    await expect(caller.user.profile.get()).rejects.toThrow();
    await anonymousCaller(app).auth.login({ email: member.email, password: "yonetici-verdi-1" });
    expect((await mailsTo(app, member.email)).map(({ template }) => template)).toEqual(["password_changed"]);
    await expect(admin.users.setPassword({ id: member.id, newPassword: "kisa" })).rejects.toThrow(
      "Şifre en az 6 karakter olmalıdır",
    );
  });

  it("lose all their sessions, are told so in their account, and can sign in again", async () => {
    const { member, caller } = await signedInMember(app);
    const { caller: neighbour } = await signedInMember(app);
    const password = "uye-parolasi-42";
    await anonymousCaller(app).auth.login({ email: member.email, password });
    expect((await admin.users.get({ id: member.id })).sessions).toHaveLength(2);
    await admin.users.endSessions({ id: member.id });
    expect((await admin.users.get({ id: member.id })).sessions).toEqual([]);
    await expect(caller.user.profile.get()).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
    await neighbour.user.profile.get();
    await anonymousCaller(app).auth.login({ email: member.email, password });
    const events = await app.db.prisma.securityEvent.findMany({ where: { memberId: member.id } });
    expect(events.filter(({ event }) => event === "sessions_ended_by_admin")).toEqual([
      expect.objectContaining({ ipAddress: "" }), // the administrator's address is not the member's to know
    ]);
    await expect(admin.users.endSessions({ id: 2_147_483_646 })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
  });

  it("can be deleted", async () => {
    const { member, caller } = await signedInMember(app);
    await admin.users.remove({ id: member.id });
    await expect(caller.user.profile.get()).rejects.toThrow();
    expect(await app.db.prisma.member.count({ where: { id: member.id } })).toBe(0);
  });

  it("that do not exist are not found", async () => {
    const id = 2_147_483_647;
    const calls = [
      () => admin.users.remove({ id }),
      () => admin.users.get({ id }),
      () => admin.users.verifyEmail({ id }),
      () => admin.users.setStatus({ id, isActive: true }),
      () => admin.users.setPassword({ id, newPassword: "yepyeni-parola" }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(admin.users.remove({ id: 2_147_483_648 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
