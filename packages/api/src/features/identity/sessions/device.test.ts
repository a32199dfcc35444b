import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  anonymousCaller,
  createTestApp,
  makeAdmin,
  makeMember,
  openBrowser,
  type TestApp,
  testCaller,
} from "../../../testing/index.ts";
import { mailsTo } from "../../../testing/mails.ts";
import { findDevice, issueDevice } from "./device-service.ts";
import { createSession } from "./service.ts";

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  app = await createTestApp();
  app.siteUrl = "http://localhost:3000"; // no bot check is configured
  app.log = { info: (line) => void lines.push(line), error: () => undefined };
});

const RIGHT = "uye-parolasi-42";
const ADMINS = "dogru-parola-42";
type Browser = ReturnType<typeof openBrowser>;
const tryMember = (email: string, password: string, browser: Browser = openBrowser(app)) =>
  browser.call().auth.login({ email, password });
const tryAdmin = (username: string, password: string, browser: Browser = openBrowser(app)) =>
  browser.call().admin.session.login({ username, password });

async function getCodes(tries: number, attempt: () => Promise<unknown>): Promise<unknown[]> {
  const codes: unknown[] = [];
  for (let n = 0; n < tries; n++)
    codes.push(
      await attempt().then(
        () => "accepted",
        (error) => error.cause.code,
      ),
    );
  return codes;
}
const WRONG = Array.from({ length: 10 }, () => "INVALID_CREDENTIALS");

describe("a known browser", () => {
  it("signs in while strangers have used up the account's attempts", async () => {
    const { email } = await makeMember(app);
    const known = openBrowser(app);
    await tryMember(email, RIGHT, known);
    expect(await getCodes(12, () => tryMember(email, "yanlis-parola"))).toEqual([
      ...WRONG,
      "TOO_MANY_REQUESTS",
      "TOO_MANY_REQUESTS",
    ]);
    await tryMember(email, RIGHT, known);
    await expect(tryMember(email, RIGHT)).rejects.toThrow("Çok fazla hatalı deneme");
  });

  it("has ten failed attempts of its own", async () => {
    const { email } = await makeMember(app);
    const known = openBrowser(app);
    for (let n = 0; n < 3; n++) await tryMember(email, RIGHT, known);
    expect(await getCodes(11, () => tryMember(email, "yanlis-parola", known))).toEqual([...WRONG, "TOO_MANY_REQUESTS"]);
    await tryMember(email, RIGHT);
  });

  it("is known for its account only, until the password changes or a year has passed", async () => {
    const [{ email, id }, other] = [await makeMember(app), await makeMember(app)];
    await getCodes(10, () => tryMember(email, "yanlis-parola"));
    const refused = (browser: Browser) =>
      expect(tryMember(email, RIGHT, browser)).rejects.toThrow("Çok fazla hatalı deneme");
    const others = openBrowser(app);
    await tryMember(other.email, RIGHT, others);
    await refused(others);
    const forger = openBrowser(app);
    for (const value of [
      "uydurma",
      Buffer.from(JSON.stringify({ owner: id })).toString("base64url"),
      others.cookies.read("memberDevice")?.slice(0, -2) ?? "",
    ]) {
      forger.cookies.set("memberDevice", value, new Date());
      await refused(forger);
    }
  });

  it("is unknown after a password reset", async () => {
    const { email } = await makeMember(app);
    const known = openBrowser(app);
    await tryMember(email, RIGHT, known);
    await getCodes(10, () => tryMember(email, "yanlis-parola"));
    await openBrowser(app).call().auth.forgotPassword({ email });
    const token = (await mailsTo(app, email)).at(-1)?.access ?? "";
    await openBrowser(app).call().auth.resetPassword({ token, newPassword: "yepyeni-parola-8" });
    await expect(tryMember(email, "yepyeni-parola-8", known)).rejects.toThrow("Çok fazla hatalı deneme");
  });

  it("is unknown after a year", () => {
    const owner = { kind: "member" as const, id: 7, passwordHash: "bir karma" };
    const { value, expiresAt } = issueDevice(app, owner, undefined);
    expect(Math.round((expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(365);
    expect(findDevice(app, owner, value)).toBeDefined();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 366 * 86_400_000 });
    expect(findDevice(app, owner, value)).toBeUndefined();
    vi.useRealTimers();
  });

  it("stays known when its member changes the password", async () => {
    const { email } = await makeMember(app);
    const known = openBrowser(app);
    await tryMember(email, RIGHT, known);
    await known.call().auth.updatePassword({ currentPassword: RIGHT, newPassword: "yepyeni-parola-8" });
    await getCodes(10, () => tryMember(email, "yanlis-parola"));
    await tryMember(email, "yepyeni-parola-8", known);
  });

  it("works for administrators too, separately from members", async () => {
    const { username } = await makeAdmin(app);
    const known = openBrowser(app);
    await tryAdmin(username, ADMINS, known);
    expect(await getCodes(11, () => tryAdmin(username, "yanlis-parola"))).toEqual([...WRONG, "TOO_MANY_REQUESTS"]);
    await tryAdmin(username, ADMINS, known);
    const { email } = await makeMember(app);
    const members = openBrowser(app);
    await tryMember(email, RIGHT, members);
    members.cookies.set("adminDevice", members.cookies.read("memberDevice") ?? "", new Date());
    await expect(tryAdmin(username, ADMINS, members)).rejects.toThrow("Çok fazla hatalı giriş denemesi");
  });
});

it("a failed sign-in is logged with masked names and no password", async () => {
  const { email } = await makeMember(app);
  const { username } = await makeAdmin(app);
  lines.length = 0;
  await getCodes(1, () => tryMember(email, "yanlis-parola"));
  await getCodes(1, () => tryAdmin(username, "yanlis-parola"));
  await getCodes(1, () => tryAdmin("ad\nsign-in failed: sahte", "yanlis-parola"));
  await tryMember(email, RIGHT);
  expect(lines).toEqual([
    expect.stringMatching(/^sign-in failed: member uy\*\*\*@example\.org from 198\.18\.\d+\.\*, INVALID_CREDENTIALS$/),
    expect.stringMatching(/^sign-in failed: admin yo\*\*\* from 198\.18\.\d+\.\*, INVALID_CREDENTIALS$/),
    expect.stringMatching(/^sign-in failed: admin ad\*\*\* from 198\.18\.\d+\.\*, INVALID_CREDENTIALS$/),
  ]);
});

it("an account has twenty sessions at most; the oldest ends", async () => {
  const { email, id } = await makeMember(app);
  const first = openBrowser(app);
  await tryMember(email, RIGHT, first);
  const second = openBrowser(app);
  await tryMember(email, RIGHT, second);
  const open = (owner: Parameters<typeof createSession>[1]) =>
    app.db.prisma.$transaction((tx) => createSession(tx, owner, testCaller));
  for (let n = 0; n < 18; n++) await open({ kind: "member", id });
  await first.call().user.profile.get();
  await tryMember(email, RIGHT);
  await expect(first.call().user.profile.get()).rejects.toThrow("Oturum süresi dolmuş");
  await second.call().user.profile.get();
  expect(await app.db.prisma.session.count({ where: { memberId: id, revokedAt: null } })).toBe(20);
  const { id: adminId } = await makeAdmin(app);
  await Promise.all(Array.from({ length: 25 }, () => open({ kind: "admin", id: adminId })));
  expect(await app.db.prisma.session.count({ where: { adminId, revokedAt: null } })).toBe(20);
});

it("passkey challenges are limited to sixty a minute per address", async () => {
  const { auth } = anonymousCaller(app);
  for (let n = 0; n < 59; n++) await app.limits.take("passkeyAddress", testCaller.ipAddress);
  await auth.passkeyOptions();
  await expect(auth.passkeyOptions()).rejects.toMatchObject({ cause: { code: "TOO_MANY_REQUESTS" } });
});

it("a mailbox gets three reset mails an hour, with equal answers", async () => {
  const { email } = await makeMember(app);
  const answers = [];
  for (let n = 0; n < 5; n++)
    answers.push(
      await openBrowser(app)
        .call()
        .auth.forgotPassword({ email: n % 2 ? email : email.toUpperCase() }),
    );
  expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
  expect(await mailsTo(app, email)).toHaveLength(3);
});
