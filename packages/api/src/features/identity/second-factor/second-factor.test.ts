import { generate } from "otplib";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createAuthenticator } from "../../../testing/authenticator.ts";
import { anonymousCaller, callerWith, createTestApp, signedInMember, type TestApp } from "../../../testing/index.ts";

const PASSWORD = "uye-parolasi-42";
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.siteUrl = "http://localhost:3000";
});

const auth = () => anonymousCaller(app).auth;

describe("the authenticator", () => {
  async function withTotp() {
    const { member, caller } = await signedInMember(app);
    const { secret, state, uri } = await caller.user.totp.begin({ password: PASSWORD });
    const { recoveryCodes } = await caller.user.totp.confirm({ state, code: await generate({ secret }) });
    return {
      member,
      caller,
      secret,
      uri,
      recoveryCodes,
      login: (code?: string) => auth().login({ email: member.email, password: PASSWORD, code }),
    };
  }
  /** Returns the authenticator's next code; the current one was used to enable the second factor. */
  const nextCode = (secret: string) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });

  it("is required once enabled, and each code works once", async () => {
    const { caller, secret, uri, login } = await withTotp();
    expect(uri).toContain(`secret=${secret}`);
    expect(await caller.user.totp.state()).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    await expect(login()).rejects.toMatchObject({ cause: { code: "SECOND_FACTOR_REQUIRED" } });
    await expect(login("000000")).rejects.toThrow("kodu hatalı");
    const code = await nextCode(secret);
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => login(code)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is not revealed without the password", async () => {
    const { member } = await withTotp();
    await expect(auth().login({ email: member.email, password: "yanlis-parola" })).rejects.toMatchObject({
      cause: { code: "INVALID_CREDENTIALS" },
    });
  });

  it("can be replaced by a recovery code, once each", async () => {
    const { caller, recoveryCodes, login } = await withTotp();
    const [first = "", second = ""] = recoveryCodes;
    await login(first);
    await expect(login(first)).rejects.toThrow();
    await login(second.replaceAll("-", " ").toUpperCase());
    expect(await caller.user.totp.state()).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it("counts wrong codes as failed sign-ins", async () => {
    const { secret, login } = await withTotp();
    for (let n = 0; n < 10; n++) await expect(login("000000")).rejects.toThrow("kodu hatalı");
    await expect(login(await nextCode(secret))).rejects.toMatchObject({ cause: { code: "TOO_MANY_REQUESTS" } });
  });

  it("reads codes as authenticators show them and people paste them", async () => {
    const { caller, member } = await signedInMember(app);
    const { state, secret } = await caller.user.totp.begin({ password: PASSWORD });
    const code = await generate({ secret });
    const { recoveryCodes } = await caller.user.totp.confirm({ state, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    const login = (given: string) => auth().login({ email: member.email, password: PASSWORD, code: given });
    const fullWidth = [...(await nextCode(secret))].map((digit) => String.fromCodePoint(0xff10 + Number(digit)));
    await login(`Kod:\u200b${fullWidth.join("\u2060")}.`);
    await login(`“${recoveryCodes[0]?.toUpperCase().replaceAll("-", "–")}”`);
    await login(`Kurtarma kodu: ${recoveryCodes[1]?.replaceAll("-", "\u00ad")}`);
  });

  it("is enabled with a valid code and disabled with the password and a code", async () => {
    const { member, caller } = await signedInMember(app);
    await expect(caller.user.totp.begin({ password: "yanlis" })).rejects.toThrow("Şifreniz hatalı");
    const { state } = await caller.user.totp.begin({ password: PASSWORD });
    await expect(caller.user.totp.confirm({ state, code: "000000" })).rejects.toThrow("kodu hatalı");
    const other = await signedInMember(app);
    const begun = await other.caller.user.totp.begin({ password: PASSWORD });
    await expect(
      caller.user.totp.confirm({ state: begun.state, code: await generate({ secret: begun.secret }) }),
    ).rejects.toThrow("kodu hatalı");
    await other.caller.user.totp.confirm({ state: begun.state, code: await generate({ secret: begun.secret }) });
    await expect(other.caller.user.totp.begin({ password: PASSWORD })).rejects.toThrow("zaten açık");
    const remove = (code: string) => other.caller.user.totp.remove({ password: PASSWORD, code });
    await expect(remove("000000")).rejects.toThrow("Kod hatalı");
    await expect(other.caller.user.passkeys.options({ password: PASSWORD })).rejects.toThrow("kurtarma kodunu girin");
    await remove(await nextCode(begun.secret));
    await expect(auth().login({ email: other.member.email, password: PASSWORD })).resolves.toBeDefined();
    expect(JSON.stringify(await app.db.prisma.member.findUnique({ where: { id: member.id } }))).not.toContain(
      begun.secret,
    );
  });
});

describe("a passkey", () => {
  const getChallenge = ({ options }: { options: Record<string, unknown> }) => z.string().parse(options.challenge);
  async function withPasskey() {
    const { member, caller } = await signedInMember(app);
    const authenticator = createAuthenticator(app.siteUrl);
    const challenge = getChallenge(await caller.user.passkeys.options({ password: PASSWORD }));
    await caller.user.passkeys.add({ name: "Telefonum", response: authenticator.register(challenge) });
    return { member, caller, authenticator };
  }
  const signIn = async (authenticator: ReturnType<typeof createAuthenticator>, origin?: string) =>
    auth().passkeyLogin({ response: authenticator.sign(getChallenge(await auth().passkeyOptions()), origin) });

  it("signs its owner in without a password", async () => {
    const { member, caller, authenticator } = await withPasskey();
    const { session } = await signIn(authenticator);
    expect(await callerWith(app, { token: session.accessToken, cookie: undefined }).user.profile.get()).toMatchObject({
      user: { id: member.id },
    });
    expect(await caller.user.passkeys.list()).toMatchObject([{ name: "Telefonum", lastUsedAt: expect.any(String) }]);
  });

  it("answers each challenge once and only at this site", async () => {
    const { caller, authenticator } = await withPasskey();
    const answer = authenticator.sign(getChallenge(await auth().passkeyOptions()));
    await auth().passkeyLogin({ response: answer });
    await expect(auth().passkeyLogin({ response: answer })).rejects.toThrow("giriş yapılamadı");
    await expect(
      auth().passkeyLogin({
        response: authenticator.sign(getChallenge(await caller.user.passkeys.options({ password: PASSWORD }))),
      }),
    ).rejects.toThrow("giriş yapılamadı");
    await expect(signIn(authenticator, "https://evil.example")).rejects.toThrow("giriş yapılamadı");
    await expect(signIn(createAuthenticator(app.siteUrl))).rejects.toThrow("giriş yapılamadı");
  });

  it("is added with the password", async () => {
    const { caller } = await signedInMember(app);
    const other = await signedInMember(app);
    await expect(caller.user.passkeys.options({ password: "yanlis" })).rejects.toThrow("Şifreniz hatalı");
    const challenge = getChallenge(await other.caller.user.passkeys.options({ password: PASSWORD }));
    await expect(
      caller.user.passkeys.add({ response: createAuthenticator(app.siteUrl).register(challenge) }),
    ).rejects.toThrow("eklenemedi");
  });

  it("stops working when removed or when the account is inactive", async () => {
    const { member, caller, authenticator } = await withPasskey();
    const [key] = await caller.user.passkeys.list();
    const { caller: stranger } = await signedInMember(app);
    await expect(caller.user.passkeys.remove({ id: key?.id ?? 0, password: "yanlis" })).rejects.toThrow(
      "Şifreniz hatalı",
    );
    await expect(stranger.user.passkeys.remove({ id: key?.id ?? 0, password: PASSWORD })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await app.db.prisma.member.update({ where: { id: member.id }, data: { isActive: false } });
    await expect(signIn(authenticator)).rejects.toThrow("devre dışı");
    await app.db.prisma.member.update({ where: { id: member.id }, data: { isActive: true } });
    await caller.user.passkeys.remove({ id: key?.id ?? 0, password: PASSWORD });
    await expect(signIn(authenticator)).rejects.toThrow("giriş yapılamadı");
  });
});
