import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  anonymousCaller,
  callerWith,
  createTestApp,
  makeAuthenticator,
  makeMember,
  signedInMember,
  type TestApp,
  testCaller,
} from "../../../testing/index.ts";
import { lastMailTo, mailsTo } from "../../../testing/mails.ts";
import { eraseMember } from "../../members/privacy/erasure.ts";
import { listSections } from "../../members/privacy/export-service.ts";
import { createSession } from "../sessions/service.ts";

const PASSWORD = "uye-parolasi-42";
const NEW_PASSWORD = "yepyeni-parola-8";
const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.siteUrl = "http://localhost:3000"; // no bot check is configured
});

type Signed = Awaited<ReturnType<typeof signedInMember>>;

const newEmail = () => `yeni-${randomBytes(5).toString("hex")}@example.org`;
const visitor = () => anonymousCaller(app);
const request = ({ caller }: Signed, email: string) =>
  caller.user.emailChange.request({ newEmail: email, currentPassword: PASSWORD });
const confirm = (token: string) => visitor().user.emailChange.confirm({ token });
const undo = (token: string, newPassword = NEW_PASSWORD) => visitor().user.emailChange.undo({ token, newPassword });
const getEmail = async ({ member }: Signed) =>
  (await app.db.prisma.member.findUniqueOrThrow({ where: { id: member.id } })).email;
const INVALID = "Bu bağlantı geçerli değil";

async function linkTo(email: string): Promise<string> {
  return (await lastMailTo(app, email)).access;
}

/** Changes an address. @returns the token of the undo link */
async function change(who: Signed, to: string): Promise<string> {
  const from = await getEmail(who);
  await request(who, to);
  const token = await linkTo(to);
  await who.caller.user.emailChange.confirm({ token });
  return linkTo(from);
}

/** Registers an address and returns the account that the registration led to. */
async function register(email: string): Promise<void> {
  await visitor().auth.register({
    firstName: "Başka",
    lastName: "Kişi",
    email,
    password: "baska-parola-99",
    phone: "+90 555 111 22 33",
    terms: true,
  });
  await mailsTo(app, email);
}

describe("an e-mail change", () => {
  it("takes effect at confirmation; this session stays, others end", async () => {
    const who = await signedInMember(app);
    const other = callerWith(app, {
      token: (await createSession(app.db.prisma, { kind: "member", id: who.member.id }, testCaller)).token,
      cookie: undefined,
    });
    const to = newEmail();
    expect(await request(who, to)).toEqual({ message: expect.stringContaining("onay bağlantısı gönderdik") });
    expect(await lastMailTo(app, to)).toMatchObject({
      template: "email_change_proof",
      path: expect.stringMatching(/^\/email-degisikligi#token=[\w-]{43}$/),
    });
    expect(await getEmail(who)).toBe(who.member.email);
    expect(await who.caller.user.emailChange.get()).toMatchObject({ pending: { newEmail: to } });
    await visitor().auth.login({ email: who.member.email, password: PASSWORD });

    await who.caller.user.emailChange.confirm({ token: await linkTo(to) });
    expect(await who.caller.user.profile.get()).toMatchObject({
      user: { email: to },
      profile: { emailVerified: true },
    });
    await expect(other.user.profile.get()).rejects.toThrow("Oturum süresi dolmuş");
    expect(await who.caller.user.emailChange.get()).toEqual({ pending: null });
    expect((await visitor().auth.login({ email: to, password: PASSWORD })).user.id).toBe(who.member.id);
    await expect(visitor().auth.login({ email: who.member.email, password: PASSWORD })).rejects.toThrow("hatalı");
    expect(await lastMailTo(app, who.member.email)).toMatchObject({
      template: "email_changed",
      path: expect.stringMatching(/^\/email-geri-al#token=[\w-]{43}$/),
    });
    expect((await who.caller.user.securityEvents()).map(({ event }) => event)).toEqual(
      expect.arrayContaining(["email_change_requested", "email_changed"]),
    );
  });

  it("requires the password, with ten attempts at most", async () => {
    const who = await signedInMember(app);
    const to = newEmail();
    const guess = () => who.caller.user.emailChange.request({ newEmail: to, currentPassword: "yanlis-parola" });
    await expect(guess()).rejects.toThrow("Mevcut şifreniz hatalı.");
    for (let n = 0; n < 9; n++) await guess().catch(() => undefined);
    await expect(guess()).rejects.toMatchObject({ cause: { code: "TOO_MANY_REQUESTS" } });
    expect(await mailsTo(app, to)).toEqual([]);
    expect(await app.db.prisma.emailChange.count({ where: { memberId: who.member.id } })).toBe(0);
  });

  it("answers alike for taken addresses, which confirmation rejects", async () => {
    const taken = await makeMember(app);
    const who = await signedInMember(app);
    expect(await request(who, taken.email.toUpperCase())).toEqual(await request(who, newEmail()));
    await request(who, taken.email);
    await expect(confirm(await linkTo(taken.email))).rejects.toThrow("başka bir hesapta kullanılıyor");
    expect(await getEmail(who)).toBe(who.member.email);
    expect(await mailsTo(app, who.member.email)).toEqual([]);
  });

  it("rejects the current address, invalid ones, and more than five an hour", async () => {
    const who = await signedInMember(app);
    await expect(request(who, who.member.email.toUpperCase())).rejects.toThrow("zaten kayıtlı");
    await expect(request(who, "adres")).rejects.toThrow("Geçerli bir e-posta adresi girin");
    for (let n = 0; n < 5; n++) await request(who, newEmail());
    await expect(request(who, newEmail())).rejects.toMatchObject({ cause: { code: "TOO_MANY_REQUESTS" } });
  });

  it("answers alike without a mail when the mail limit is reached", async () => {
    const to = newEmail();
    for (let n = 0; n < 5; n++) await app.limits.take("accountMail", to);
    expect(await request(await signedInMember(app), to)).toEqual({ message: expect.stringContaining("gönderdik") });
    expect(await mailsTo(app, to)).toEqual([]);
  });

  it("is replaced by a newer one, also concurrently", async () => {
    const who = await signedInMember(app);
    const [first, second] = [newEmail(), newEmail()];
    await request(who, first);
    await request(who, second);
    await expect(confirm(await linkTo(first))).rejects.toThrow(INVALID);
    await confirm(await linkTo(second));
    expect(await getEmail(who)).toBe(second);

    const together = await signedInMember(app);
    await Promise.all([request(together, newEmail()), request(together, newEmail())]);
    expect(await app.db.prisma.emailChange.count({ where: { memberId: together.member.id, cancelledAt: null } })).toBe(
      1,
    );
  });

  it("can be cancelled before confirmation, and ends with a new password", async () => {
    const who = await signedInMember(app);
    const [first, second] = [newEmail(), newEmail()];
    await request(who, first);
    await who.caller.user.emailChange.cancel();
    await expect(confirm(await linkTo(first))).rejects.toThrow(INVALID);
    await expect(who.caller.user.emailChange.cancel()).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await request(who, second);
    await who.caller.auth.updatePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    await expect(confirm(await linkTo(second))).rejects.toThrow(INVALID);
  });

  it("expires after a day, and its link works once under concurrency", async () => {
    const who = await signedInMember(app);
    const to = newEmail();
    await request(who, to);
    const token = await linkTo(to);
    const { expiresAt, createdAt } = await app.db.prisma.emailChange.findFirstOrThrow({
      where: { memberId: who.member.id },
    });
    expect(Math.round((expiresAt.getTime() - createdAt.getTime()) / 60_000)).toBe(24 * 60);
    await app.db.prisma.emailChange.updateMany({
      where: { memberId: who.member.id },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    await expect(confirm(token)).rejects.toThrow(INVALID);
    expect(await who.caller.user.emailChange.get()).toEqual({ pending: null });
    await app.db.prisma.emailChange.updateMany({ where: { memberId: who.member.id }, data: { expiresAt } });
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => confirm(token)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await mailsTo(app, who.member.email)).map(({ template }) => template)).toEqual(["email_changed"]);
  });

  it("of two members to one address succeeds once", async () => {
    const [first, second, to] = [await signedInMember(app), await signedInMember(app), newEmail()];
    await request(first, to);
    const tokens = [await linkTo(to)];
    await request(second, to);
    tokens.push(await linkTo(to));
    const results = await Promise.allSettled(tokens.map(confirm));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await app.db.prisma.member.count({ where: { email: to } })).toBe(1);
  });

  it("invalidates links to the old address and updates comments", async () => {
    const who = await signedInMember(app);
    const post = await app.db.prisma.post.create({
      data: {
        title: "Yazı",
        slug: `yazi-${randomBytes(4).toString("hex")}`,
        content: "",
        contentText: "",
        categoryId: 1,
      },
    });
    const comment = await app.db.prisma.comment.create({
      data: {
        postId: post.id,
        memberId: who.member.id,
        authorName: "Ayşe",
        authorEmail: who.member.email,
        content: "Güzel.",
      },
    });
    await visitor().auth.forgotPassword({ email: who.member.email });
    const recovery = await linkTo(who.member.email);
    const to = newEmail();
    await change(who, to);
    await expect(visitor().auth.resetPassword({ token: recovery, newPassword: NEW_PASSWORD })).rejects.toThrow(
      "Geçersiz",
    );
    expect(await app.db.prisma.comment.findUniqueOrThrow({ where: { id: comment.id } })).toMatchObject({
      authorEmail: to,
    });
  });

  it("of a never-verified address sends the old mailbox no undo link", async () => {
    const who = await signedInMember(app, { isVerified: false });
    await who.caller.auth.resendVerification({});
    const signup = await linkTo(who.member.email);
    const to = newEmail();
    await request(who, to);
    await who.caller.user.emailChange.confirm({ token: await linkTo(to) });
    expect(await who.caller.user.profile.get()).toMatchObject({
      user: { email: to },
      profile: { emailVerified: true },
    });
    expect((await mailsTo(app, who.member.email)).map(({ template }) => template)).toEqual(["verification"]);
    await expect(visitor().auth.verifyEmail({ token: signup })).rejects.toMatchObject({
      cause: { code: "LINK_EXPIRED", message: expect.stringContaining("expired") },
    });
    await expect(visitor().auth.resetPassword({ token: signup, newPassword: NEW_PASSWORD })).rejects.toThrow(
      "Geçersiz",
    );
    await register(who.member.email);
    expect(await app.db.prisma.member.count({ where: { email: who.member.email } })).toBe(1);
  });

  it("ends earlier passkeys and second steps only if the old address was never verified", async () => {
    for (const isVerified of [false, true]) {
      const who = await signedInMember(app, { isVerified });
      const memberId = who.member.id;
      await app.db.prisma.passkey.create({
        data: {
          memberId,
          credentialId: randomBytes(16),
          publicKey: randomBytes(16),
          name: "Eski anahtar",
          transports: [],
        },
      });
      await makeAuthenticator(app, memberId);
      const to = newEmail();
      await request(who, to);
      await who.caller.user.emailChange.confirm({ token: await linkTo(to) });
      expect(await app.db.prisma.passkey.count({ where: { memberId } })).toBe(isVerified ? 1 : 0);
      expect(await app.db.prisma.authenticator.count({ where: { memberId } })).toBe(isVerified ? 1 : 0);
    }
  });

  it("is proved by the database's clock", async () => {
    const who = await signedInMember(app);
    const to = newEmail();
    await request(who, to);
    const token = await linkTo(to);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + DAY_MS / 2 });
    await confirm(token).finally(() => vi.useRealTimers());
    const { rows } = await app.db.pool.query<{ ahead: boolean }>(
      "SELECT email_verified_at > clock_timestamp() AS ahead FROM members WHERE id = $1",
      [who.member.id],
    );
    expect(rows).toEqual([{ ahead: false }]);
  });

  it("stores no links, and its calls reject malformed tokens", async () => {
    const who = await signedInMember(app);
    const to = newEmail();
    const undoToken = await change(who, to);
    expect(
      JSON.stringify([await app.db.prisma.emailChange.findMany(), await app.db.prisma.emailLog.findMany()]),
    ).not.toContain(undoToken);
    for (const token of ["", "x", "x".repeat(201), "a\u0000b", undoToken])
      await expect(confirm(token)).rejects.toMatchObject({ cause: expect.anything() });
    for (const token of ["", "x", "x".repeat(201)])
      await expect(undo(token)).rejects.toMatchObject({ cause: expect.anything() });
    await expect(undo(undoToken, "123")).rejects.toThrow("en az 6 karakter");
    expect(await getEmail(who)).toBe(to);
  });
});

it("data export and erasure include former addresses", async () => {
  const who = await signedInMember(app);
  const [second, asked] = [newEmail(), newEmail()];
  await change(who, second);
  await request(who, asked);
  const addresses = [who.member.email, second, asked];
  const toRows = (key: string) =>
    app.db.prisma.$transaction(async (tx) => {
      const section = (await listSections(app, tx, who.member.id)).find((each) => each.key === key);
      const rows: Record<string, unknown>[] = [];
      for await (const page of section?.pages() ?? []) rows.push(...page);
      return rows;
    });
  expect(await toRows("emailChanges")).toMatchObject([
    { oldEmail: who.member.email, newEmail: second },
    { newEmail: asked },
  ]);
  expect(new Set((await toRows("mails")).map(({ recipientEmail }) => recipientEmail))).toEqual(
    new Set([who.member.email, second, asked]),
  );
  await eraseMember(app, who.member.id);
  expect(await app.db.prisma.emailLog.count({ where: { recipientEmail: { in: addresses } } })).toBe(0);
  expect(await app.db.prisma.emailChange.count({ where: { memberId: who.member.id } })).toBe(0);
});
