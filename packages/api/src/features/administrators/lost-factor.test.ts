import { generate } from "otplib";
import { expect, it } from "vitest";
import { anonymousCaller, createTestApp, signedInAdmin } from "../../testing/index.ts";
import { mailsTo } from "../../testing/mails.ts";

const PASSWORD = "dogru-parola-42";

it("an administrator helps another whose second factor is lost, and ends their sessions", async () => {
  const app = await createTestApp();
  const { admin: self, caller: helper } = await signedInAdmin(app);
  const { admin, caller } = await signedInAdmin(app);
  const { removeSecondFactor } = helper.admin.administrators;
  await expect(removeSecondFactor({ id: admin.id })).rejects.toThrow("zaten kapalı");
  const { secret, state } = await caller.admin.totp.begin({ password: PASSWORD });
  await caller.admin.totp.confirm({ state, code: await generate({ secret }) });
  await expect(removeSecondFactor({ id: self.id })).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
  await removeSecondFactor({ id: admin.id });
  await expect(caller.admin.session.me()).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
  expect((await mailsTo(app, admin.email)).map(({ template }) => template)).toEqual(["admin_factor_removed"]);
  const { user } = await anonymousCaller(app).admin.session.login({ username: admin.username, password: PASSWORD });
  expect(user.id).toBe(admin.id);
});
