import { createGoogle } from "@site/api";
import { createTestApp, makeAdmin } from "@site/api/testing";
import { chooseAt, type OpenIdProvider, openIdClient, startOpenIdProvider } from "@site/api/testing/openid-provider";
import { afterTestFile } from "@site/db/testing";
import { generate } from "otplib";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createTestHost, PASSWORD, type TestHost } from "../../testing/host.ts";
import { openInjectBrowser } from "../../testing/inject-browser.ts";

const BEGIN = "/.netlify/functions/api/admin/auth/google";
const RETURN = "/api/admin/auth/google/callback";
let provider: OpenIdProvider;
let host: TestHost;
beforeAll(async () => {
  const app = await createTestApp();
  provider = await startOpenIdProvider();
  provider.admit(app.siteUrl);
  afterTestFile(() => provider.close());
  host = await createTestHost({ app: { ...app, google: createGoogle({ issuer: provider.issuer, ...openIdClient }) } });
});

/** A browser at the site, with its cookies. */
function openBrowser(at: TestHost = host) {
  const { cookies, send } = openInjectBrowser(at);
  const begin = async () => (await send("GET", BEGIN)).location;
  async function signIn(sub: string): Promise<string> {
    const { pathname, search } = new URL(await chooseAt(provider, await begin(), sub));
    return (await send("GET", pathname + search)).location;
  }
  const tokenAt = (location: string) => new URLSearchParams(location.split("#")[1]).get("token") ?? "";
  const me = async (token: string) =>
    (await send("GET", "/api/admin/me", undefined, { authorization: `Bearer ${token}` })).answer;
  return { cookies, send, begin, signIn, tokenAt, me };
}

let people = 0;
/** An administrator with an account at the provider. */
async function makePerson() {
  const admin = await makeAdmin(host.app, { password: PASSWORD });
  const sub = `g-${++people}`;
  provider.accounts.set(sub, { email: admin.email.toUpperCase(), hostedDomain: "example.org" });
  return { admin, sub };
}
const getSub = async (id: number) => (await host.app.db.prisma.admin.findUniqueOrThrow({ where: { id } })).googleSub;
const failed = (error: string) => `/admin/login?error=${error}`;

describe("a sign-in with Google", () => {
  it("leads to the sign-in's address with a token that only this browser can use", async () => {
    const { admin, sub } = await makePerson();
    const browser = openBrowser();
    const location = await browser.signIn(sub);
    expect(location).toMatch(/^\/admin\/login#token=a_[\w-]{43}&google_auth=success$/);
    const token = browser.tokenAt(location);
    expect((await browser.me(token)).json()).toMatchObject({ username: admin.username });
    expect((await openBrowser().me(token)).statusCode).toBe(401);
    expect(await getSub(admin.id)).toBe(sub);
    const [entry] = await host.app.db.prisma.auditEntry.findMany({ where: { actorId: admin.id } });
    expect(entry).toMatchObject({ action: "admin.session.googleReturn", actorKind: "admin", outcome: "done" });
    expect(await openBrowser().signIn(sub)).toContain("google_auth=success");
  });

  it("keeps its cookies from scripts and from other sites' frames", async () => {
    const { answer } = await openBrowser().send("GET", BEGIN);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: "__Host-google_flow", httpOnly: true, sameSite: "Lax", secure: true, path: "/" }),
    ]);
  });

  it("goes nowhere else, whatever the address asks for", async () => {
    const { location } = await openBrowser().send("GET", `${BEGIN}?redirect_uri=https://evil.example&returnTo=//evil`);
    expect(new URL(location).origin).toBe(provider.issuer);
    expect(new URL(location).searchParams.get("redirect_uri")).toBe(host.app.siteUrl + RETURN);
    expect(location).not.toContain("evil");
  });

  it("admits only verified addresses of administrators, and later only the bound account", async () => {
    const { admin, sub } = await makePerson();
    const signIn = (account: string) => openBrowser().signIn(account);
    provider.accounts.set("stranger", { email: "yabanci@example.org" });
    provider.accounts.set("unverified", { email: admin.email, isVerified: false });
    provider.accounts.set("elsewhere", { email: admin.email }); // the mailbox may have changed hands
    provider.accounts.set("spaced", { email: `${admin.email} `, hostedDomain: "example.org" });
    expect(await signIn("stranger")).toBe(failed("unauthorized_email"));
    for (const account of ["unverified", "elsewhere", "spaced"])
      expect(await signIn(account), account).toBe(failed("unauthorized_email"));
    expect(await getSub(admin.id)).toBeNull();
    expect(await signIn(sub)).toContain("success");
    provider.accounts.set(sub, { email: admin.email });
    expect(await signIn(sub), "bound before").toContain("success");
    provider.accounts.set("successor", { email: admin.email, hostedDomain: "example.org" });
    expect(await signIn("successor")).toBe(failed("unauthorized_email"));
    const other = await makeAdmin(host.app);
    provider.accounts.set(sub, { email: other.email });
    expect(await signIn(sub)).toBe(failed("unauthorized_email"));
    expect([await getSub(admin.id), await getSub(other.id)]).toEqual([sub, null]);
  });

  it("returns with the documented errors", async () => {
    const { sub } = await makePerson();
    expect(await openBrowser().signIn("nobody")).toBe(failed("auth_failed"));
    const browser = openBrowser();
    expect((await browser.send("GET", RETURN)).location).toBe(failed("no_code"));
    const back = new URL(await chooseAt(provider, await browser.begin(), sub));
    const path = back.pathname + back.search;
    expect((await openBrowser().send("GET", path)).location).toBe(failed("auth_failed"));
    const flow = { ...browser.cookies };
    expect((await browser.send("GET", path)).location).toContain("success");
    expect((await browser.send("GET", path)).location).toBe(failed("auth_failed"));
    Object.assign(browser.cookies, flow);
    expect((await browser.send("GET", path)).location).toBe(failed("token_failed"));
    expect((await browser.send("GET", `${RETURN}?${"x".repeat(5000)}`)).location).toBe(failed("auth_failed"));
  });

  it("fails in words where Google is not configured", async () => {
    const plain = await createTestHost({ app: { ...host.app, google: undefined } });
    const browser = openBrowser(plain);
    expect((await browser.send("GET", BEGIN)).location).toBe(failed("auth_failed"));
    expect((await browser.send("GET", `${RETURN}?code=x&state=y`)).location).toBe(failed("auth_failed"));
  });
});

describe("an account with a second factor", () => {
  it("is asked for it after Google, in the same browser, once", async () => {
    const { admin, sub } = await makePerson();
    const browser = openBrowser();
    const token = browser.tokenAt(await browser.signIn(sub));
    const call = (path: string, input: object) =>
      browser.send("POST", `/trpc/admin.totp.${path}`, { json: input }, { "x-admin-token": token });
    const begun = await call("begin", { password: PASSWORD });
    const secretAnswer = z.object({
      result: z.object({ data: z.object({ json: z.object({ secret: z.string(), state: z.string() }) }) }),
    });
    const { secret, state } = secretAnswer.parse(begun.answer.json()).result.data.json;
    const confirmed = await call("confirm", { state, code: await generate({ secret }) });
    expect(confirmed.answer.statusCode).toBe(200);

    const phone = openBrowser();
    const verifyStep = async (at: typeof phone, code: string) =>
      (await at.send("POST", "/trpc/admin.session.googleSecondStep", { json: { code } })).answer;
    expect(await phone.signIn(sub)).toBe("/admin/login#google_auth=second_factor");
    expect(Object.keys(phone.cookies).toSorted()).not.toContain("__Host-admin_session");
    const next = await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
    expect((await verifyStep(openBrowser(), next)).statusCode).toBe(409);
    expect((await verifyStep(phone, "000000")).statusCode).toBe(401);
    const step = { ...phone.cookies };
    const passed = await verifyStep(phone, next);
    expect(passed.statusCode).toBe(200);
    expect(passed.body).toContain(admin.username);
    Object.assign(phone.cookies, step);
    expect((await verifyStep(phone, next)).statusCode).toBe(401);
    const outcomes = await host.app.db.prisma.auditEntry.findMany({
      where: { action: { startsWith: "admin.session.google" } },
      select: { outcome: true },
    });
    expect(outcomes.map(({ outcome }) => outcome)).toContain("SECOND_FACTOR_REQUIRED");
  });
});
