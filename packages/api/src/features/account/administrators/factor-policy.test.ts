import { generate } from "otplib";
import { beforeAll, expect, it } from "vitest";
import {
  anonymousCaller,
  callerWith,
  createTestApp,
  makeAdmin,
  signedInAdmin,
  type TestApp,
} from "../../../testing/index.ts";
import { mailsTo } from "../../../testing/mails.ts";

const PASSWORD = "dogru-parola-42";
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

async function turnOn(caller: Awaited<ReturnType<typeof signedInAdmin>>["caller"]) {
  const { secret, state } = await caller.admin.totp.begin({ password: PASSWORD });
  await caller.admin.totp.confirm({ state, code: await generate({ secret }) });
  return { nextCode: () => generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }) };
}

async function signIn(username: string, code?: string) {
  const { token } = await anonymousCaller(app).admin.session.login({ username, password: PASSWORD, code });
  return callerWith(app, { token, cookie: undefined });
}

const setup = { cause: { code: "FACTOR_SETUP_REQUIRED" } };

it("a demanded second factor leads to its set-up from the next sign-in on, and locks nobody out", async () => {
  const { caller: owner } = await signedInAdmin(app);
  const { admin: editor, caller: before } = await signedInAdmin(app);
  const { setFactorPolicy, factorPolicy } = owner.admin.administrators;
  await expect(setFactorPolicy({ isDemanded: true })).rejects.toThrow("Önce Hesabım sayfasında");
  const { nextCode } = await turnOn(owner);
  await setFactorPolicy({ isDemanded: true });
  expect(await factorPolicy()).toEqual({ isDemanded: true });

  await before.admin.tags.list(); // an open session goes on
  const after = await signIn(editor.username);
  await expect(after.admin.tags.list()).rejects.toMatchObject(setup);
  await expect(after.admin.tags.create({ name: "Hukuk", slug: "hukuk" })).rejects.toMatchObject(setup);
  expect(await after.admin.session.me()).toMatchObject({ username: editor.username });
  expect(await after.admin.session.needsFactorSetup()).toBe(true);
  await turnOn(after);
  expect(await after.admin.session.needsFactorSetup()).toBe(false);
  await after.admin.tags.list();

  // the last factor stays while it is demanded
  const code = await nextCode();
  await expect(owner.admin.totp.remove({ password: PASSWORD, code })).rejects.toThrow("Son yönteminizi");
  expect((await owner.admin.totp.state()).isOn).toBe(true);
  await setFactorPolicy({ isDemanded: false });
  const plain = await makeAdmin(app);
  await (await signIn(plain.username)).admin.tags.list();
});

it("an administrator helps another whose second factor is lost, and ends their sessions", async () => {
  const { admin: self, caller: owner } = await signedInAdmin(app);
  const { admin, caller } = await signedInAdmin(app);
  const { removeSecondFactor } = owner.admin.administrators;
  await expect(removeSecondFactor({ id: admin.id })).rejects.toThrow("zaten kapalı");
  await turnOn(caller);
  await expect(removeSecondFactor({ id: self.id })).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
  await removeSecondFactor({ id: admin.id });
  await expect(caller.admin.session.me()).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
  expect((await mailsTo(app, admin.email)).map(({ template }) => template)).toEqual(["admin_factor_removed"]);
});
