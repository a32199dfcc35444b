import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
  anonymousCaller,
  createTestApp,
  makeAuthenticator,
  makeMember,
  signedInMember,
  type TestApp,
} from "../../../testing/index.ts";
import { lastMailTo, mailsTo } from "../../../testing/mails.ts";

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
const isOpen = ({ caller }: Signed) =>
  caller.user.profile.get().then(
    () => true,
    () => false,
  );
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

describe("undoing it", () => {
  it("restores the old address, ends other access and sets a new password", async () => {
    const who = await signedInMember(app);
    const to = newEmail();
    const token = await change(who, to);
    await app.db.prisma.passkey.create({
      data: {
        memberId: who.member.id,
        credentialId: randomBytes(16),
        publicKey: randomBytes(16),
        name: "Hırsızın",
        transports: [],
      },
    });
    await app.db.prisma.member.update({
      where: { id: who.member.id },
      data: { eraseAfter: new Date(Date.now() + DAY_MS) },
    });
    await makeAuthenticator(app, who.member.id);
    await request(who, newEmail());
    await visitor().auth.forgotPassword({ email: to });
    const recovery = await linkTo(to);

    expect(await undo(token)).toEqual({ message: expect.stringContaining("Önceki e-posta adresiniz geri geldi") });
    expect(await isOpen(who)).toBe(false);
    expect(await app.db.prisma.member.findUniqueOrThrow({ where: { id: who.member.id } })).toMatchObject({
      email: who.member.email,
      eraseAfter: null,
    });
    expect(await app.db.prisma.passkey.count({ where: { memberId: who.member.id } })).toBe(0);
    expect(await app.db.prisma.authenticator.count({ where: { memberId: who.member.id } })).toBe(0);
    expect(
      await app.db.prisma.emailChange.count({ where: { memberId: who.member.id, provedAt: null, cancelledAt: null } }),
    ).toBe(0);
    await expect(visitor().auth.resetPassword({ token: recovery, newPassword: "hirsiz-parolasi-1" })).rejects.toThrow(
      "Geçersiz",
    );
    await expect(visitor().auth.login({ email: who.member.email, password: PASSWORD })).rejects.toThrow("hatalı");
    expect((await visitor().auth.login({ email: who.member.email, password: NEW_PASSWORD })).user.id).toBe(
      who.member.id,
    );
    await expect(undo(token, "ucuncu-parola-3")).rejects.toThrow(INVALID);
  });

  it("works once under concurrency, for seven days", async () => {
    const who = await signedInMember(app);
    const token = await change(who, newEmail());
    const { provedAt, undoUntil } = await app.db.prisma.emailChange.findFirstOrThrow({
      where: { memberId: who.member.id },
    });
    expect(Math.round(((undoUntil?.getTime() ?? 0) - (provedAt?.getTime() ?? 0)) / DAY_MS)).toBe(7);
    await app.db.prisma.emailChange.updateMany({
      where: { memberId: who.member.id },
      data: { undoUntil: new Date(Date.now() - 1) },
    });
    await expect(undo(token)).rejects.toThrow(INVALID);
    await app.db.prisma.emailChange.updateMany({ where: { memberId: who.member.id }, data: { undoUntil } });
    const results = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => undo(token, `yepyeni-parola-${n}`)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("after a second change restores the first address and cancels the later change", async () => {
    const who = await signedInMember(app);
    const second = newEmail();
    const undoFirst = await change(who, second);
    const undoSecond = await change(who, newEmail());
    await undo(undoFirst);
    expect(await getEmail(who)).toBe(who.member.email);
    await expect(undo(undoSecond)).rejects.toThrow(INVALID);
    await register(second);
    expect(await app.db.prisma.member.count({ where: { email: second } })).toBe(1); // no longer reserved
  });

  it("of the second change leaves the first one undoable", async () => {
    const who = await signedInMember(app);
    const second = newEmail();
    const undoFirst = await change(who, second);
    await undo(await change(who, newEmail()));
    expect(await getEmail(who)).toBe(second);
    await undo(undoFirst, "ucuncu-parola-3");
    expect(await getEmail(who)).toBe(who.member.email);
  });

  it("is possible because the old address stays reserved", async () => {
    const who = await signedInMember(app);
    const token = await change(who, newEmail());
    const [old, unknown] = [who.member.email, newEmail()];
    const answers = await Promise.all(
      [old, unknown].map((email) =>
        visitor().auth.register({
          firstName: "Başka",
          lastName: "Kişi",
          email,
          password: "baska-parola-99",
          phone: "+90 555 111 22 33",
          terms: true,
        }),
      ),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect((await mailsTo(app, old)).map(({ template }) => template)).toEqual(["email_changed"]);
    await makeMember(app, { email: old.toUpperCase() });
    const other = await signedInMember(app);
    await request(other, old);
    await expect(confirm(await linkTo(old))).rejects.toThrow("başka bir hesapta kullanılıyor");
    expect(await app.db.prisma.member.count({ where: { email: { equals: old, mode: "insensitive" } } })).toBe(0);
    await undo(token);
    expect(await getEmail(who)).toBe(old);
  });

  it("wins over a registration that started before the change", async () => {
    const who = await signedInMember(app);
    const to = newEmail();
    await request(who, to);
    const token = await linkTo(to);
    const old = who.member.email;
    await Promise.allSettled([confirm(token), ...Array.from({ length: 5 }, () => register(old))]);
    await mailsTo(app, old);
    expect(await app.db.prisma.member.count({ where: { email: old } })).toBe(0);
    expect(await getEmail(who)).toBe(to);
  });

  it("ends after seven days; then anyone may register the address", async () => {
    const who = await signedInMember(app);
    const to = newEmail();
    await change(who, to);
    await change(who, who.member.email);
    expect(await getEmail(who)).toBe(who.member.email);
    const gone = await signedInMember(app);
    await change(gone, newEmail());
    await app.db.prisma.emailChange.updateMany({
      where: { memberId: gone.member.id },
      data: { undoUntil: new Date(Date.now() - 1) },
    });
    await register(gone.member.email);
    expect(await app.db.prisma.member.count({ where: { email: gone.member.email } })).toBe(1);
  });
});
