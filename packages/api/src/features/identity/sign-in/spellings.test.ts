import { randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { beforeAll, describe, expect, it } from "vitest";
import {
  anonymousCaller,
  createTestApp,
  makeAdmin,
  makeMember,
  signedInMember,
  type TestApp,
  testCaller,
} from "../../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.siteUrl = "http://localhost:3000"; // no bot check is configured
});

const COMPOSED = "Şifrem-çok-uzun-ve-güçlü-7";
const DECOMPOSED = COMPOSED.normalize("NFD");
/** A hash as it was stored before passwords were composed. */
const earlierHash = (password: string) => hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });

const visitor = () => anonymousCaller(app, { ...testCaller, ipAddress: `192.0.2.${randomBytes(1)[0]}` });
const form = (email: string, password = COMPOSED) => ({
  firstName: "Çiğdem",
  lastName: "Işık",
  email,
  password,
  phone: "+90 555 111 22 33",
  terms: true as const,
});
const outcome = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "in",
    ({ cause }) => cause.code,
  );

describe("a password", () => {
  it.each([
    [COMPOSED, DECOMPOSED],
    [DECOMPOSED, COMPOSED],
  ])("chosen with one keyboard signs a member in with another", async (chosen, typed) => {
    const email = `${randomBytes(4).toString("hex")}@example.org`;
    await visitor().auth.register(form(email, chosen));
    expect(await outcome(visitor().auth.login({ email, password: typed }))).toBe("in");
    expect(await outcome(visitor().auth.login({ email, password: `${typed}x` }))).toBe("INVALID_CREDENTIALS");
  });

  it("is changed and confirmed with any keyboard", async () => {
    const { caller, member } = await signedInMember(app, { password: COMPOSED });
    await caller.auth.updatePassword({
      currentPassword: DECOMPOSED,
      newPassword: `yeni-${COMPOSED}`,
      confirmPassword: `yeni-${DECOMPOSED}`,
    });
    expect(await outcome(visitor().auth.login({ email: member.email, password: `yeni-${DECOMPOSED}` }))).toBe("in");
  });

  it("stored before keeps working, and its first sign-in stores it for each keyboard", async () => {
    const { id, email } = await makeMember(app);
    await app.db.prisma.member.update({ where: { id }, data: { passwordHash: await earlierHash(DECOMPOSED) } });
    expect(await outcome(visitor().auth.login({ email, password: DECOMPOSED }))).toBe("in");
    expect(await outcome(visitor().auth.login({ email, password: COMPOSED }))).toBe("in");
    expect(await outcome(visitor().auth.login({ email, password: DECOMPOSED }))).toBe("in");
  });

  it("of an administrator has one spelling too", async () => {
    const { id, username } = await makeAdmin(app);
    await app.db.prisma.admin.update({ where: { id }, data: { passwordHash: await earlierHash(DECOMPOSED) } });
    const login = (password: string) => outcome(visitor().admin.session.login({ username, password }));
    expect(await login(COMPOSED)).toBe("INVALID_CREDENTIALS");
    expect(await login(DECOMPOSED)).toBe("in");
    expect(await login(COMPOSED)).toBe("in");
  });

  it("has the same length for each keyboard", async () => {
    const longest = `${"şçğ".repeat(66)}-7`; // 200 letters, 396 code units when decomposed
    const email = `${randomBytes(4).toString("hex")}@example.org`;
    await visitor().auth.register(form(email, longest));
    expect(await outcome(visitor().auth.login({ email, password: longest.normalize("NFD") }))).toBe("in");
    await expect(visitor().auth.login({ email, password: `${longest}a` })).rejects.toThrow("en fazla 200 karakter");
  });
});

describe("an address with an international domain", () => {
  it("is one account in each spelling, and is written to", async () => {
    const name = randomBytes(4).toString("hex");
    const spellings = [
      `${name}@çiçek.com.tr`,
      `${name}@xn--iek-1lab.com.tr`,
      `${name}@ÇİÇEK.COM.TR`,
      `${name}@ÇI\u0307ÇEK.com.tr`,
    ];
    for (const email of spellings) await visitor().auth.register(form(email));
    const members = await app.db.prisma.member.findMany({ where: { email: { startsWith: name } } });
    expect(members.map(({ email }) => email)).toEqual([`${name}@çiçek.com.tr`]);
    for (const email of spellings)
      expect(await outcome(visitor().auth.login({ email, password: COMPOSED }))).toBe("in");
    await visitor().auth.forgotPassword({ email: spellings[1] ?? "" });
  });

  it("needs ASCII letters before the at sign", async () => {
    await expect(visitor().auth.register(form("ayşe@example.com"))).rejects.toThrow("Geçerli bir e-posta adresi");
  });
});

it("a name, phone and address are taken as people paste them", async () => {
  const email = `${randomBytes(4).toString("hex")}@example.org`;
  await visitor().auth.register({
    ...form(`\u202a${email}\u200b`),
    firstName: "Çi\u200bğdem".normalize("NFD"),
    phone: "\u202a+90 532 123 45 67\u202c",
  });
  expect(await app.db.prisma.member.findFirst({ where: { email } })).toMatchObject({
    firstName: "Çiğdem",
    phone: "+90 532 123 45 67",
  });
});
