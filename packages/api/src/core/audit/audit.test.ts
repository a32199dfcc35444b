import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { appRouter } from "../../root.ts";
import {
  anonymousCaller,
  createTestApp,
  makeMember,
  signedInAdmin,
  type TestApp,
  testCaller,
} from "../../testing/index.ts";
import { describeInput, isSecretName } from "./audit-details.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
/** The newest entry before the test. */
let last = 0;
const forgetEntries = async () => {
  last = (await app.db.prisma.auditEntry.aggregate({ _max: { id: true } }))._max.id ?? 0;
};
beforeEach(forgetEntries);

const entries = () => app.db.prisma.auditEntry.findMany({ where: { id: { gt: last } }, orderBy: { id: "asc" } });
const category = { name: "Hukuk", slug: "hukuk", description: "", seoTitle: "", seoDescription: "" };

/** Makes every audit insert fail until the end of the test. */
async function breakAuditLog(): Promise<void> {
  await app.db.pool.query("ALTER TABLE audit_entries ADD CONSTRAINT broken CHECK (false) NOT VALID");
  onTestFinished(async () => void (await app.db.pool.query("ALTER TABLE audit_entries DROP CONSTRAINT broken")));
}

describe("an administrator's change", () => {
  it("is recorded with administrator, call, target, address and input", async () => {
    const { admin, caller } = await signedInAdmin(app);
    const { id } = await caller.admin.categories.create(category);
    await caller.admin.categories.update({ ...category, id, name: "Yazılım" });
    await caller.admin.categories.list();
    await caller.admin.categories.remove({ id });
    const from = {
      actorKind: "admin",
      actorId: admin.id,
      entity: "categories",
      entityId: String(id),
      outcome: "done",
      ipAddress: testCaller.ipAddress,
      userAgent: testCaller.userAgent,
    };
    expect(await entries()).toMatchObject([
      { ...from, action: "admin.categories.create", details: { input: category } },
      { ...from, action: "admin.categories.update", details: { input: { id, name: "Yazılım" } } },
      { ...from, action: "admin.categories.remove", details: { input: { id } } },
    ]);
  });

  it("is rolled back if it cannot be recorded, in a transaction or a single write", async () => {
    const { caller } = await signedInAdmin(app);
    const { id } = await app.db.prisma.contactMessage.create({
      data: { name: "Ali", email: "ali@example.org", subject: "Konu", message: "Metin" },
    });
    await breakAuditLog();
    await expect(caller.admin.categories.create({ ...category, slug: "olmaz" })).rejects.toThrow();
    await expect(caller.admin.contactMessages.remove({ id })).rejects.toThrow();
    expect([
      await app.db.prisma.category.count({ where: { slug: "olmaz" } }),
      await app.db.prisma.contactMessage.count({ where: { id } }),
    ]).toEqual([0, 1]);
  });

  it("is not recorded if it failed", async () => {
    const { caller } = await signedInAdmin(app);
    await caller.admin.categories.create({ ...category, slug: "ayni" });
    await forgetEntries();
    await expect(caller.admin.categories.create({ ...category, slug: "ayni" })).rejects.toMatchObject({
      cause: { code: "CONFLICT" },
    });
    await expect(caller.admin.categories.remove({ id: 999_999 })).rejects.toThrow();
    await expect(anonymousCaller(app).admin.categories.create(category)).rejects.toThrow();
    const wrong: object = { name: 5 };
    await expect(caller.admin.categories.create({ ...category, ...wrong })).rejects.toThrow();
    expect(await entries()).toEqual([]);
  });

  it("has one row, even if it changes no row or several", async () => {
    const { caller } = await signedInAdmin(app);
    await caller.admin.categories.cleanupUnused();
    await caller.admin.smtp.testConnection({
      host: "127.0.0.1",
      port: 9,
      username: "posta",
      password: "gizli-parola",
      secure: false,
    });
    expect(await entries()).toMatchObject([
      { action: "admin.categories.cleanupUnused" },
      { action: "admin.smtp.testConnection" },
    ]);
  });

  it("is recorded without secrets", async () => {
    const { caller } = await signedInAdmin(app);
    const { id } = await makeMember(app);
    const smtp = {
      name: "Asıl",
      host: "127.0.0.1",
      port: 25,
      username: "posta",
      password: "gizli-smtp",
      fromName: "Site",
      fromEmail: "site@example.org",
      replyTo: "",
    };
    await caller.admin.smtp.create(smtp);
    await caller.admin.users.setPassword({ id, newPassword: "gizli-yeni-parola-1" });
    await app.db.prisma.securitySetting.createMany({ data: [{ name: "turnstile", description: "" }] });
    await caller.admin.securitySettings.update({ key: "turnstile", secretKey: "gizli-turnstile" });
    await caller.admin.session.changePassword({ currentPassword: "dogru-parola-42", newPassword: "gizli-parola-43" });
    expect(await entries()).toHaveLength(4);
    expect(JSON.stringify(await entries())).not.toMatch(/gizli|dogru-parola/);
  });
});

describe("a sign-in", () => {
  it("of an administrator is recorded, successful or not", async () => {
    const { admin } = await signedInAdmin(app);
    const sign = (username: string, password: string) =>
      anonymousCaller(app).admin.session.login({ username, password });
    await sign(admin.username, "dogru-parola-42");
    await expect(sign(admin.username.toUpperCase(), "yanlis-parola")).rejects.toThrow();
    await expect(sign("kazayla-yazilan-parola", "yanlis-parola")).rejects.toThrow();
    const from = {
      actorKind: "admin",
      action: "admin.session.login",
      entity: "session",
      ipAddress: testCaller.ipAddress,
    };
    expect(await entries()).toMatchObject([
      { ...from, actorId: admin.id, outcome: "done" },
      { ...from, actorId: admin.id, outcome: "INVALID_CREDENTIALS" },
      { ...from, actorId: null, outcome: "INVALID_CREDENTIALS" },
    ]);
    expect(JSON.stringify(await entries())).not.toContain("parola");
  });

  it("of a member is recorded, and rolled back if it cannot be", async () => {
    const member = await makeMember(app, { email: "Uye@example.org" });
    const sign = (password: string) => anonymousCaller(app).auth.login({ email: "uye@example.org", password });
    await sign("uye-parolasi-42");
    await expect(sign("yanlis-parola")).rejects.toThrow();
    const from = { actorKind: "member", actorId: member.id, action: "auth.login", entity: "auth" };
    expect(await entries()).toMatchObject([
      { ...from, outcome: "done" },
      { ...from, outcome: "INVALID_CREDENTIALS" },
    ]);
    const sessions = () => app.db.prisma.session.count({ where: { memberId: member.id } });
    expect(await sessions()).toBe(1);
    await breakAuditLog();
    await expect(sign("uye-parolasi-42")).rejects.toThrow();
    expect(await sessions()).toBe(1);
  });
});

describe("the recorded input", () => {
  it("is truncated, whatever it consists of", () => {
    const endless: Record<string, unknown> = {};
    endless.self = endless;
    const shared = Array.from({ length: 100 }, () => endless);
    const sent = describeInput({
      text: "x".repeat(5000),
      half: "\ud800a\u0000",
      endless,
      many: Array.from({ length: 100 }, () => shared),
      when: new Date(Number.NaN),
      big: 5n,
      nan: Number.NaN,
    });
    expect(JSON.stringify(sent).length).toBeLessThan(5000);
    expect(sent).toMatchObject({ text: `${"x".repeat(300)}… (5000)`, half: "\ufffda" });
    expect(describeInput(undefined)).toBeNull();
    expect(describeInput({ list: [{ newPassword: "gizli", password: "" }] })).toEqual({
      list: [{ newPassword: "•••", password: "" }],
    });
    expect(describeInput({ maxTokens: 8192, token: "gizli" })).toEqual({
      maxTokens: 8192,
      token: "•••",
    });
  });

  it("of an administrator's procedure has secrets only in masked fields", () => {
    const mutations = Object.entries<unknown>(appRouter._def.procedures).flatMap(([path, value]) => {
      const { data } = mutation.safeParse(typeof value === "function" && "_def" in value ? value._def : undefined);
      return data && path.startsWith("admin.") ? [data.inputs] : [];
    });
    const names = mutations.flatMap((inputs) => inputs.flatMap(fieldNames));
    expect(mutations.length).toBeGreaterThan(50);
    const suspicious = [...new Set(names)].filter((name) =>
      /pass|sec|secret|token|key|code|auth|hash|pin|otp|sifre|parola/i.test(name),
    );
    const harmless = suspicious.filter((name) => !isSecretName(name));
    expect(suspicious.filter(isSecretName).sort()).toEqual([
      "accessKey",
      "apiKey",
      "code",
      "confirmPassword",
      "currentPassword",
      "newPassword",
      "password",
      "secretKey",
      "token",
      "turnstileToken",
    ]);
    expect(harmless.sort()).toEqual([
      "authenticatorAttachment",
      "authenticatorData",
      "default_meta_keywords",
      "key",
      "keywords",
      "maxTokens",
      "metaKeywords",
      "pageKey",
      "publicKey",
      "publicKeyAlgorithm",
      "secure",
      "seoKeywords",
      "settingKey",
      "siteKey",
    ]);
  });
});

const mutation = z.object({ type: z.literal("mutation"), inputs: z.array(z.unknown()) });

/** Returns the names of all fields in a schema, at any depth. */
function fieldNames(schema: unknown): string[] {
  if (!(schema instanceof z.ZodType)) return [];
  const found: string[] = [];
  z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      found.push(...Object.keys(jsonSchema.properties ?? {}));
    },
  });
  return found;
}
