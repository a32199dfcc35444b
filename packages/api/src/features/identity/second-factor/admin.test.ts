import { generate } from "otplib";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { createAuthenticator } from "../../../testing/authenticator.ts";
import {
  anonymousCaller,
  callerWith,
  createTestApp,
  signedInAdmin,
  signedInMember,
  type TestApp,
  testCaller,
} from "../../../testing/index.ts";
import { createSession } from "../sessions/service.ts";

const PASSWORD = "dogru-parola-42";
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.siteUrl = "http://localhost:3000";
});

const session = () => anonymousCaller(app).admin.session;
const nextCode = (secret: string) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
const getChallenge = ({ options }: { options: Record<string, unknown> }) => z.string().parse(options.challenge);

async function withTotp() {
  const { admin, caller } = await signedInAdmin(app);
  const other = await createSession(app.db.prisma, { kind: "admin", id: admin.id }, testCaller);
  const { secret, state } = await caller.admin.totp.begin({ password: PASSWORD });
  const { recoveryCodes } = await caller.admin.totp.confirm({ state, code: await generate({ secret }) });
  const login = (code?: string) => session().login({ username: admin.username, password: PASSWORD, code });
  return { admin, caller, other, secret, recoveryCodes, login };
}

it("a second factor is asked for after the right password alone, and each code works once", async () => {
  const { admin, caller, other, secret, login } = await withTotp();
  expect(await caller.admin.totp.state()).toEqual({ isOn: true, recoveryCodesLeft: 10 });
  await expect(callerWith(app, { token: other.token, cookie: undefined }).admin.session.me()).rejects.toThrow();
  await expect(login()).rejects.toMatchObject({ cause: { code: "SECOND_FACTOR_REQUIRED" } });
  await expect(session().login({ username: admin.username, password: "yanlis" })).rejects.toMatchObject({
    cause: { code: "INVALID_CREDENTIALS", message: expect.stringContaining("Kullanıcı adı veya şifre") },
  });
  await expect(login("000000")).rejects.toMatchObject({
    cause: { code: "INVALID_CREDENTIALS", details: { fields: { code: expect.stringContaining("Kod hatalı") } } },
  });
  const code = await nextCode(secret);
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => login(code)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(JSON.stringify(await app.db.prisma.authenticator.findMany())).not.toContain(secret);
});

it("recovery codes work once each, are renewed with the password and a code, and their use is in the audit log", async () => {
  const { admin, caller, recoveryCodes, login } = await withTotp();
  const [first = "", second = ""] = recoveryCodes;
  const tries = await Promise.allSettled([login(first), login(first)]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(
    await app.db.prisma.auditEntry.count({ where: { actorId: admin.id, action: "admin.session.recoveryCodeUsed" } }),
  ).toBe(1);
  const third = recoveryCodes[2] ?? "";
  const renew = (password: string, code: string) => caller.admin.totp.renewCodes({ password, code });
  await expect(renew("yanlis", third)).rejects.toThrow("Şifreniz hatalı");
  await expect(renew(PASSWORD, first)).rejects.toThrow("Kod hatalı");
  const renewed = await renew(PASSWORD, third);
  await expect(login(second)).rejects.toMatchObject({ cause: { code: "INVALID_CREDENTIALS" } });
  await login(renewed.recoveryCodes[0]);
  const member = await signedInMember(app);
  const begun = await member.caller.user.totp.begin({ password: "uye-parolasi-42" });
  await member.caller.user.totp.confirm({ state: begun.state, code: await generate({ secret: begun.secret }) });
  await expect(
    anonymousCaller(app).auth.login({
      email: member.member.email,
      password: "uye-parolasi-42",
      code: renewed.recoveryCodes[1],
    }),
  ).rejects.toThrow("kodu hatalı");
});

it("wrong codes count as failed sign-ins", async () => {
  const { secret, login } = await withTotp();
  for (let n = 0; n < 10; n++) await expect(login("000000")).rejects.toThrow("Kod hatalı");
  await expect(login(await nextCode(secret))).rejects.toMatchObject({ cause: { code: "TOO_MANY_REQUESTS" } });
});

it("it is turned on with a code of the own secret, and off with the password and a code", async () => {
  const { admin, caller } = await signedInAdmin(app);
  const stranger = await signedInAdmin(app);
  const begun = await stranger.caller.admin.totp.begin({ password: PASSWORD });
  const code = await generate({ secret: begun.secret });
  await expect(caller.admin.totp.confirm({ state: begun.state, code })).rejects.toThrow("kodu hatalı");
  await expect(caller.admin.totp.renewCodes({ password: PASSWORD, code: "000000" })).rejects.toThrow("kapalı");
  const results = await Promise.allSettled([
    stranger.caller.admin.totp.confirm({ state: begun.state, code }),
    stranger.caller.admin.totp.confirm({ state: begun.state, code }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const next = await nextCode(begun.secret);
  const remove = (password: string, given: string) => stranger.caller.admin.totp.remove({ password, code: given });
  await expect(remove("yanlis", next)).rejects.toThrow("Şifreniz hatalı");
  await expect(remove(PASSWORD, "")).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(remove(PASSWORD, code)).rejects.toThrow("Kod hatalı"); // it was used to turn it on
  await remove(PASSWORD, next);
  await session().login({ username: stranger.admin.username, password: PASSWORD });
  await session().login({ username: admin.username, password: PASSWORD });
});

it("a passkey signs its administrator in, and nobody at the members' sign-in", async () => {
  const { admin, caller, recoveryCodes } = await withTotp();
  const authenticator = createAuthenticator(app.siteUrl);
  await expect(caller.admin.passkeys.options({ password: PASSWORD })).rejects.toThrow("kurtarma kodunu girin");
  const [code] = recoveryCodes;
  const challenge = getChallenge(await caller.admin.passkeys.options({ password: PASSWORD, code }));
  await caller.admin.passkeys.add({ name: "Dizüstü", response: authenticator.register(challenge) });
  const sign = async () => ({ response: authenticator.sign(getChallenge(await session().passkeyOptions())) });
  const answer = await sign();
  expect((await session().passkeyLogin(answer)).user).toMatchObject({ username: admin.username });
  await expect(session().passkeyLogin(answer)).rejects.toThrow("giriş yapılamadı");
  await expect(anonymousCaller(app).auth.passkeyLogin(await sign())).rejects.toThrow("giriş yapılamadı");

  const [key] = await caller.admin.passkeys.list();
  const { caller: stranger } = await signedInAdmin(app);
  const id = key?.id ?? 0;
  await expect(stranger.admin.passkeys.rename({ id, name: "Benim" })).rejects.toMatchObject({
    cause: { code: "NOT_FOUND" },
  });
  await expect(stranger.admin.passkeys.remove({ id, password: PASSWORD })).rejects.toMatchObject({
    cause: { code: "NOT_FOUND" },
  });
  await caller.admin.passkeys.rename({ id, name: "İş bilgisayarı" });
  expect(await caller.admin.passkeys.list()).toMatchObject([{ name: "İş bilgisayarı" }]);
  await caller.admin.passkeys.remove({ id, password: PASSWORD });
  await expect(session().passkeyLogin(await sign())).rejects.toThrow("giriş yapılamadı");
});

it("the database gives each authenticator, passkey and code exactly one owner", async () => {
  const { admin } = await signedInAdmin(app);
  const { member } = await signedInMember(app);
  for (const owners of ["NULL, NULL", `${member.id}, ${admin.id}`]) {
    const insert = (table: string, columns: string, values: string) =>
      app.db.pool.query(`INSERT INTO ${table} (member_id, admin_id, ${columns}) VALUES (${owners}, ${values})`);
    await expect(insert("authenticators", "secret, last_step", "'x', 0")).rejects.toThrow(/owner_check/);
    await expect(insert("passkeys", "credential_id, public_key, name", "'x', 'x', 'x'")).rejects.toThrow(/owner_check/);
    await expect(insert("recovery_codes", "code_hash", "'x'")).rejects.toThrow(/owner_check/);
  }
});
