import { codeTexts } from "@site/contract/identity/links/code-labels";
import { confirmationTexts } from "@site/contract/identity/passwords/labels";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { generate } from "otplib";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  anonymousCaller,
  createTestApp,
  mailsTo,
  makeMember,
  signedInMember,
  type TestApp,
} from "../../../testing/index.ts";
import { importReferenceLists } from "../../becayis/testing/board.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});
beforeEach(() => app.db.prisma.rateLimit.deleteMany());

const auth = () => anonymousCaller(app).auth;
const newestMail = async (email: string) => (await mailsTo(app, email)).at(-1);
const codeIn = async (email: string) => (await newestMail(email))?.code ?? "";
const templatesTo = async (recipientEmail: string) =>
  (await app.db.prisma.emailLog.findMany({ where: { recipientEmail } })).map(({ templateSlug }) => templateSlug);
const refused = (message: string) => ({ cause: { code: "VALIDATION_FAILED", details: { fields: { code: message } } } });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

async function send(email: string): Promise<{ token: string; code: string }> {
  const { token } = await auth().sendLoginCode({ email });
  return { token, code: await codeIn(email) };
}

describe("signing in by a mailed code", () => {
  it("needs no password", async () => {
    const member = await makeMember(app, { email: "sifresiz@example.org" });
    await app.db.prisma.member.update({ where: { id: member.id }, data: { passwordHash: null } });
    const { token } = await auth().sendLoginCode({ email: "Sifresiz@example.org" });
    const code = await codeIn("sifresiz@example.org");
    expect((await newestMail("sifresiz@example.org"))?.path).toBe(`/giris-yap?kod=bekliyor#kod=${token}`);
    expect(await auth().pendingCode({ token })).toEqual({ email: "Sifresiz@example.org", title: null });
    const { user, session } = await auth().loginByCode({ token, code: `Kod: ${code.slice(0, 3)}–${code.slice(3)}.` });
    expect(user.id).toBe(member.id);
    expect(session.accessToken).toMatch(/^u_/);
    expect((await auth().loginByCode({ token, code })).user.id, "the answer may be lost").toBe(member.id);
    await expect(auth().pendingCode({ token })).rejects.toMatchObject({ cause: { code: "LINK_EXPIRED" } });
  });

  it("answers each address alike; the mail says whether there is an account", async () => {
    await makeMember(app, { email: "var@example.org" });
    await makeMember(app, { email: "dogrulanmamis@example.org", isVerified: false });
    const closed = await makeMember(app, { email: "kapali@example.org" });
    await app.db.prisma.member.update({ where: { id: closed.id }, data: { isActive: false } });
    for (const [email, template] of Object.entries({
      "var@example.org": "login_code",
      "yok@example.org": "no_account",
      "dogrulanmamis@example.org": "verification",
      "kapali@example.org": "login_code",
    })) {
      const { token, message } = await auth().sendLoginCode({ email });
      expect([token, message]).toEqual([expect.stringMatching(/^[\w-]{43}$/), codeTexts.sentToAccount]);
      expect(await templatesTo(email)).toEqual([template]);
      const entered = { token, code: "12345" };
      await expect(auth().loginByCode(entered)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    }
    const { token } = await auth().sendLoginCode({ email: "kapali@example.org" });
    await expect(auth().loginByCode({ token, code: await codeIn("kapali@example.org") })).rejects.toMatchObject({
      cause: { code: "FORBIDDEN", details: { message: signInTexts.inactive } },
    });
  });

  it("asks for the second factor where it is on", async () => {
    const { caller, member } = await signedInMember(app, { email: "iki@example.org" });
    const { state, secret } = await caller.user.totp.begin({ password: "uye-parolasi-42" });
    const { recoveryCodes } = await caller.user.totp.confirm({ state, code: await generate({ secret }) });
    const sent = await send("iki@example.org");
    await expect(auth().loginByCode(sent)).rejects.toMatchObject({ cause: { code: "SECOND_FACTOR_REQUIRED" } });
    await expect(auth().loginByCode({ ...sent, factorCode: "123456" })).rejects.toMatchObject({
      cause: { code: "INVALID_CREDENTIALS" },
    });
    const { user } = await auth().loginByCode({ ...sent, factorCode: recoveryCodes[0] });
    expect(user.id).toBe(member.id);
  });

  it("counts wrong codes of an address over all codes of a day, and logs them", async () => {
    const email = "kurban@example.org";
    const member = await makeMember(app, { email });
    const log = vi.spyOn(app.log, "info");
    const question = {
      ...{ institution: "adalet-bakanligi", position: "zabit-katibi", from: "ankara", to: ["izmir"] },
      ...{ email: "KURBAN@example.org", fullName: "Ayşe Yılmaz", title: "Ankara’dan İzmir’e", terms: true as const },
    };
    let wrong = 0;
    const guess = async ({ token, code }: { token: string; code: string }) => {
      for (let n = 0; n < 5; n++, wrong++)
        await expect(auth().loginByCode({ token, code: other(code) })).rejects.toMatchObject({
          cause: { code: "VALIDATION_FAILED" },
        });
    };
    for (let n = 0; n < 4; n++) {
      await app.db.prisma.rateLimit.deleteMany({ where: { key: { startsWith: "accountMail" } } });
      const sent = await send(email);
      await guess(sent);
      await auth().renewLoginCode({ token: sent.token });
      await guess({ ...sent, code: await codeIn(email) });
    }
    expect(wrong).toBe(40);
    expect(log.mock.calls.filter(([line]) => String(line).startsWith("sign-in failed: member ku***"))).toHaveLength(40);
    await app.db.prisma.rateLimit.deleteMany({ where: { key: { startsWith: "accountMail" } } });
    const last = await send(email);
    const closed = { cause: { code: "TOO_MANY_REQUESTS", details: { fields: { code: codeTexts.tooManyWrong } } } };
    await expect(auth().loginByCode(last)).rejects.toMatchObject(closed);
    const { token } = await auth().join(question);
    await expect(auth().confirmJoin({ token, code: await codeIn("KURBAN@example.org") })).rejects.toMatchObject(closed);
    const { user } = await auth().login({ email, password: "uye-parolasi-42" });
    expect(user.id, "other ways stay open").toBe(member.id);
    log.mockRestore();
  });

  it("gives at most as many tries as its limit to concurrent guesses", async () => {
    const email = "yaris@example.org";
    await makeMember(app, { email });
    const { token, code } = await send(email);
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, () => auth().loginByCode({ token, code: other(code) })),
    );
    expect(tries.every(({ status }) => status === "rejected")).toBe(true);
    expect(await app.db.prisma.mailedCode.findFirst({ where: { email } })).toMatchObject({ wrongTries: 5 });
    await expect(auth().loginByCode({ token, code })).rejects.toMatchObject(refused(codeTexts.tried));
  });

  it("takes the place of a password that was never set, where that is asked again", async () => {
    const { caller, member } = await signedInMember(app, { email: "degistiren@example.org" });
    await expect(caller.user.sendConfirmationCode()).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
    await app.db.prisma.member.update({ where: { id: member.id }, data: { passwordHash: null } });
    const request = (currentPassword: string) =>
      caller.user.emailChange.request({ newEmail: "yeni@example.org", currentPassword });
    const refusedWith = (message: string) => ({ cause: { details: { fields: { currentPassword: message } } } });
    await expect(request("bir-parola")).rejects.toMatchObject(refusedWith(confirmationTexts.codeNeeded));
    await expect(request("123456")).rejects.toMatchObject(refusedWith(confirmationTexts.codeNeeded));
    await caller.user.sendConfirmationCode();
    const code = await codeIn(member.email);
    await expect(request(other(code))).rejects.toMatchObject(refusedWith(codeTexts.wrong(4)));
    await request(`${code.slice(0, 3)} ${code.slice(3)}`);
    const stolen = auth().loginByCode({ token: `confirm:${member.id}`, code });
    await expect(stolen, "it signs nobody in").rejects.toMatchObject({ code: "BAD_REQUEST" });
    await caller.auth.updatePassword({ currentPassword: code, newPassword: "Yepyeni-parola-77" });
    await expect(request(code), "once there is a password").rejects.toMatchObject({
      cause: { details: { fields: { currentPassword: expect.stringContaining("hatalı") } } },
    });
  });

  it("asks the bot check and the limits for each code, also for a renewed one", async () => {
    const email = "bomba@example.org";
    const { token } = await auth().sendLoginCode({ email });
    const site = { ...app, siteUrl: "https://site.example.org" };
    await app.db.prisma.securitySetting.upsert({
      where: { name: "turnstile" },
      create: { name: "turnstile", isEnabled: true },
      update: { isEnabled: true },
    });
    for (const call of [
      () => anonymousCaller(site).auth.sendLoginCode({ email }),
      () => anonymousCaller(site).auth.renewLoginCode({ token }),
      () => anonymousCaller(site).auth.renewJoinCode({ token }),
    ])
      await expect(call()).rejects.toMatchObject({
        cause: { code: "VALIDATION_FAILED", details: { fields: { turnstileToken: expect.any(String) } } },
      });
    await app.db.prisma.securitySetting.updateMany({ where: { name: "turnstile" }, data: { isEnabled: false } });
    for (let n = 0; n < 4; n++) await auth().renewLoginCode({ token });
    await expect(auth().renewLoginCode({ token })).rejects.toMatchObject({ cause: { code: "TOO_MANY_REQUESTS" } });
  });
});
