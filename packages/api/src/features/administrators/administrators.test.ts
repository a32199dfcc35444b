import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, makeAdmin, signedInAdmin, type TestApp } from "../../testing/index.ts";
import { lastMailTo, mailsTo } from "../../testing/mails.ts";

const PASSWORD = "yelkenli sabah kirazı 91";

let app: TestApp;
let self: Awaited<ReturnType<typeof signedInAdmin>>;
beforeAll(async () => {
  app = await createTestApp();
  app.siteUrl = "http://localhost:3000";
});
beforeEach(async () => {
  const { id } = await makeAdmin(app); // the database requires one active administrator
  await app.db.prisma.admin.deleteMany({ where: { id: { not: id } } });
  self = await signedInAdmin(app);
  await app.db.prisma.admin.delete({ where: { id } });
  await app.db.prisma.adminInvitation.deleteMany();
});

const administrators = () => self.caller.admin.administrators;
const invitations = () => self.caller.admin.invitations;
const code = (name: string) => ({ cause: { code: name } });

async function invite(email: string): Promise<string> {
  await invitations().create({ email });
  return (await lastMailTo(app, email)).access;
}

const accept = (token: string, username: string, password = PASSWORD) =>
  anonymousCaller(app).admin.invitations.accept({ token, username, password });

describe("administrators", () => {
  it("are listed with state and last sign-in, without secrets", async () => {
    const colleague = await makeAdmin(app);
    const listed = await administrators().list();
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual(expect.objectContaining({ id: self.admin.id, isSelf: true }));
    expect(listed).toContainEqual({
      id: colleague.id,
      username: colleague.username,
      email: colleague.email,
      isActive: true,
      hasSecondFactor: false,
      lastSignInAt: null,
      isSelf: false,
    });
    expect(listed.find(({ isSelf }) => isSelf)?.lastSignInAt).toEqual(expect.any(String));
  });

  it("are listed with whether an app or a passkey protects them", async () => {
    const [withApp, withPasskey] = [await makeAdmin(app), await makeAdmin(app)];
    await app.db.prisma.authenticator.create({ data: { adminId: withApp.id, secret: Buffer.from("a"), lastStep: 0 } });
    await app.db.prisma.passkey.create({
      data: { adminId: withPasskey.id, name: "Telefon", credentialId: Buffer.from("b"), publicKey: Buffer.from("c") },
    });
    const listed = await administrators().list();
    const secured = listed.filter(({ hasSecondFactor }) => hasSecondFactor).map(({ id }) => id);
    expect(new Set(secured)).toEqual(new Set([withApp.id, withPasskey.id]));
  });

  it("lose their sessions when deactivated, and cannot sign in", async () => {
    const colleague = await signedInAdmin(app);
    await administrators().setActive({ id: colleague.admin.id, isActive: false });
    await expect(colleague.caller.admin.session.me()).rejects.toMatchObject(code("UNAUTHORIZED"));
    const signIn = () =>
      anonymousCaller(app).admin.session.login({ username: colleague.admin.username, password: "dogru-parola-42" });
    await expect(signIn()).rejects.toMatchObject(code("FORBIDDEN"));
    await administrators().setActive({ id: colleague.admin.id, isActive: true });
    expect(await signIn()).toMatchObject({ user: { role: "admin" } });
    await expect(colleague.caller.admin.session.me()).rejects.toMatchObject(code("UNAUTHORIZED"));
  });

  it("always include an active one, also when two go at once", async () => {
    const { id } = self.admin;
    await expect(administrators().setActive({ id, isActive: false })).rejects.toMatchObject(code("CONFLICT"));
    const other = await signedInAdmin(app);
    const results = await Promise.allSettled([
      administrators().setActive({ id: other.admin.id, isActive: false }),
      other.caller.admin.administrators.setActive({ id, isActive: false }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await app.db.prisma.admin.count({ where: { isActive: true } })).toBe(1);
  });

  it("always include an active one in the database itself", async () => {
    const other = await makeAdmin(app);
    const deactivate = (id: number) =>
      app.db.pool.query("UPDATE admins SET is_active = false WHERE id = $1", [id]).then(
        () => "done",
        (error: { constraint?: string }) => error.constraint,
      );
    const results = await Promise.all([deactivate(self.admin.id), deactivate(other.id)]);
    expect(results.sort()).toEqual(["admins_one_remains", "done"]);
    await expect(app.db.pool.query("DELETE FROM admins WHERE is_active")).rejects.toThrow("active administrator");
  });
});

describe("an invitation", () => {
  it("makes its receiver an administrator, once", async () => {
    const token = await invite("Selin@Example.org".toLowerCase());
    expect(await invitations().list()).toMatchObject([
      { email: "selin@example.org", invitedBy: self.admin.username, isExpired: false },
    ]);
    const { open } = anonymousCaller(app).admin.invitations;
    expect(await open({ token })).toEqual({ email: "selin@example.org" });
    await accept(token, "selin");
    expect(await invitations().list()).toEqual([]);
    const { user } = await anonymousCaller(app).admin.session.login({ username: "Selin", password: PASSWORD });
    expect(user).toMatchObject({ username: "selin", email: "selin@example.org", role: "admin" });
    const { rows } = await app.db.pool.query("SELECT 1 FROM audit_entries WHERE action = 'admin.invitations.accept'");
    expect(rows).toHaveLength(1);
  });

  it("has one winner", async () => {
    const token = await invite("iki@example.org");
    const results = await Promise.allSettled([accept(token, "birinci"), accept(token, "ikinci")]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await app.db.prisma.admin.count({ where: { email: "iki@example.org" } })).toBe(1);
  });

  it("is told in the same words whether unknown, used, expired, withdrawn or replaced", async () => {
    const { open } = anonymousCaller(app).admin.invitations;
    const used = await invite("a@example.org");
    await accept(used, "kullanan");
    const expired = await invite("b@example.org");
    await app.db.prisma.adminInvitation.updateMany({
      where: { email: "b@example.org" },
      data: { expiresAt: new Date() },
    });
    const withdrawn = await invite("c@example.org");
    const ofC = (await invitations().list()).find(({ email }) => email === "c@example.org");
    await invitations().revoke({ id: ofC?.id ?? 0 });
    const replaced = await invite("d@example.org");
    const ofD = (await invitations().list()).find(({ email }) => email === "d@example.org");
    await invitations().resend({ id: ofD?.id ?? 0 });
    const messages = new Set<string>();
    for (const token of ["", "x", `a_${"A".repeat(43)}`, used, expired, withdrawn, replaced])
      for (const call of [() => open({ token }), () => accept(token, "baskasi")])
        messages.add(
          await call().then(
            () => "accepted",
            (error: Error) => error.message,
          ),
        );
    expect([...messages]).toEqual([expect.stringContaining("artık geçerli değil")]);
    await open({ token: (await lastMailTo(app, "d@example.org")).access });
    for (const id of [ofC?.id ?? 0, 999_999]) {
      await expect(invitations().resend({ id })).rejects.toMatchObject(code("CONFLICT"));
      await expect(invitations().revoke({ id })).rejects.toMatchObject(code("CONFLICT"));
    }
  });

  it("is refused for an administrator's address and where one waits", async () => {
    await invite("bekleyen@example.org");
    for (const email of ["Bekleyen@example.org", self.admin.email.toUpperCase()])
      await expect(invitations().create({ email })).rejects.toMatchObject(code("VALIDATION_FAILED"));
    expect(await mailsTo(app, "bekleyen@example.org")).toHaveLength(1);
  });

  it("stays usable after a taken name or a common password", async () => {
    const token = await invite("dogru@example.org");
    const taken = accept(token, self.admin.username.toUpperCase());
    await expect(taken).rejects.toMatchObject({ cause: { details: { fields: { username: expect.any(String) } } } });
    const common = accept(token, "dogru", "123456789012");
    await expect(common).rejects.toMatchObject({ cause: { details: { fields: { password: expect.any(String) } } } });
    await accept(token, "dogru");
  });

  it("stores no token", async () => {
    const token = await invite("gizli@example.org");
    const { rows } = await app.db.pool.query("SELECT to_jsonb(i) AS row FROM admin_invitations i");
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
