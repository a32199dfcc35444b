import { makeMember } from "@site/api/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { expectError } from "../testing/expect-error.ts";
import { connectAgain, createTestHost, signIn, type TestHost } from "../testing/host.ts";

const PASSWORD = "uye-parolasi-42";
const SITE = "http://localhost:4000";
const BROWSER = { "sec-fetch-site": "same-origin" };

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ siteUrl: SITE });
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  host.server.inject({ method: "POST", url, payload, headers });
const login = (email: string, headers: Record<string, string> = {}, password = PASSWORD) =>
  post("/api/auth/login", { email, password }, headers);
const profile = (headers: Record<string, string>) => host.server.inject({ url: "/api/user/profile", headers });
const getToken = (response: Awaited<ReturnType<typeof login>>) =>
  z.object({ session: z.object({ access_token: z.string() }) }).parse(response.json()).session.access_token;

const expectInvalid = (response: Awaited<ReturnType<typeof login>>) =>
  expect({ status: response.statusCode, ...response.json() }).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });

async function member(headers: Record<string, string> = {}) {
  const { id, email } = await makeMember(host.app);
  const response = await login(email, headers);
  const setCookie =
    [response.headers["set-cookie"]].flat().find((cookie) => cookie?.startsWith("member_session=")) ?? "";
  return {
    id,
    email,
    token: getToken(response),
    setCookie,
    cookie: setCookie.split(";")[0] ?? "",
    headers: { authorization: `Bearer ${getToken(response)}` },
  };
}

describe("a member's session", () => {
  it("is opened by a script's token, and by a browser's token only with its cookie", async () => {
    const script = await member();
    expect((await profile(script.headers)).json()).toMatchObject({ user: { id: script.id } });
    const browser = await member(BROWSER);
    expect(browser.setCookie).toMatch(/^member_session=u_[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    expect((await profile({ ...browser.headers, cookie: browser.cookie })).json()).toMatchObject({
      user: { id: browser.id },
    });
    expect((await profile({ cookie: browser.cookie })).statusCode).toBe(200);
    expectError(await profile(browser.headers), 401, "UNAUTHORIZED");
  });

  it("never opens the admin area, nor an admin session the member area, even with the same id", async () => {
    const { token, cookie } = await member(BROWSER);
    const administrator = await signIn(host, BROWSER);
    const me = (headers: Record<string, string>) => host.server.inject({ url: "/api/admin/me", headers });
    const asAdmin: Record<string, string>[] = [
      { authorization: `Bearer ${token}`, cookie },
      { "x-admin-token": token },
      { cookie: cookie.replace("member_session", "admin_session") },
      { cookie },
    ];
    for (const headers of asAdmin) expectError(await me(headers), 401, "UNAUTHORIZED");
    const asMember: Record<string, string>[] = [
      { ...administrator.headers, cookie: administrator.cookie },
      { cookie: administrator.cookie.replace("admin_session", "member_session") },
      { cookie: administrator.cookie },
    ];
    for (const headers of asMember) expectError(await profile(headers), 401, "UNAUTHORIZED");
  });

  it("with the cookie only changes nothing for another site", async () => {
    const { cookie } = await member(BROWSER);
    const change = (headers: Record<string, string>) => post("/api/auth/update-password", {}, { cookie, ...headers });
    const foreign: Record<string, string>[] = [
      {},
      { "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example" },
    ];
    for (const headers of foreign) expectError(await change(headers), 401, "UNAUTHORIZED");
    expectInvalid(await change(BROWSER));
  });

  it("is rejected as soon as it has ended, also by another instance", async () => {
    const { headers, cookie } = await member(BROWSER);
    const other = await createTestHost({ app: host.app, siteUrl: SITE });
    const there = () => other.server.inject({ url: "/api/user/profile", headers: { ...headers, cookie } });
    expect((await there()).statusCode).toBe(200);
    const response = await post("/api/auth/logout", {}, { ...headers, cookie });
    expect(String(response.headers["set-cookie"])).toMatch(/^member_session=; .*1970/);
    expectError(await there(), 401, "UNAUTHORIZED");
  });

  it("requires a verified address on the dashboard", async () => {
    const { email } = await makeMember(host.app, { isVerified: false });
    const response = await host.server.inject({
      url: "/api/user/dashboard",
      headers: { authorization: `Bearer ${getToken(await login(email))}` },
    });
    expect({ status: response.statusCode, ...response.json() }).toMatchObject({
      status: 403,
      code: "FORBIDDEN",
      message: "E-posta doğrulama gerekli",
      requiresEmailVerification: true,
    });
  });
});

describe("failed sign-ins are counted", () => {
  const fail = (email: string, forwarded: string) =>
    login(
      email,
      { "x-forwarded-for": forwarded, "x-real-ip": forwarded, forwarded: `for=${forwarded}` },
      "yanlis-parola",
    );

  it("whatever address the headers claim", async () => {
    const own = await createTestHost({ siteUrl: SITE });
    const attempt = (n: number) =>
      own.server.inject({
        method: "POST",
        url: "/api/auth/login",
        payload: { email: `kimse-${n}@example.org`, password: "yanlis-parola" },
        headers: { "x-forwarded-for": `198.51.100.${n}` },
      });
    const codes: number[] = [];
    for (let n = 0; n < 33; n++) codes.push((await attempt(n)).statusCode);
    expect(codes.filter((code) => code === 401)).toHaveLength(30);
    expect(codes.slice(30)).toEqual([429, 429, 429]);
    expect((await attempt(99)).headers["retry-after"]).toMatch(/^\d+$/);
  });

  it("across instances", async () => {
    const one = await createTestHost({ siteUrl: SITE });
    const other = await createTestHost({ app: await connectAgain(one.app), siteUrl: SITE });
    const payload = { username: "kimse", password: "yanlis-parola" };
    const codes: number[] = [];
    for (let n = 0; n <= 10; n++) {
      const { server } = n % 2 === 0 ? one : other;
      codes.push((await server.inject({ method: "POST", url: "/api/admin/login", payload })).statusCode);
    }
    expect(codes).toEqual([...Array(10).fill(401), 429]);
  });

  it("for each call in a batch", async () => {
    const { email } = await makeMember(host.app);
    const batch = Object.fromEntries(
      Array.from({ length: 15 }, (_, n) => [n, { json: { email, password: `yanlis-${n}` } }]),
    );
    const response = await host.server.inject({
      method: "POST",
      url: `/trpc/${Array(15).fill("auth.login").join(",")}?batch=1`,
      payload: batch,
    });
    const codes = z
      .array(z.object({ error: z.object({ json: z.object({ data: z.object({ code: z.string() }) }) }) }))
      .parse(response.json())
      .map(({ error }) => error.json.data.code);
    expect(codes.filter((code) => code === "INVALID_CREDENTIALS")).toHaveLength(10);
    expect(codes.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(5);
    expectError(await fail(email, "203.0.113.9"), 429, "TOO_MANY_REQUESTS");
  });
});

describe("a browser", () => {
  it("keeps HttpOnly marks of its registration and of the account it signed in to", async () => {
    const registered = await post(
      "/api/auth/register",
      {
        firstName: "Ayşe",
        lastName: "Kaya",
        email: "isaretli@example.org",
        password: "gizli-parola-7",
        phone: "+90 555 111 22 33",
        terms: true,
      },
      BROWSER,
    );
    const mark = String(registered.headers["set-cookie"]);
    expect(mark).toMatch(/^registration=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    const again = await post(
      "/api/auth/register",
      {
        firstName: "Ayşe",
        lastName: "Kaya",
        email: "isaretli@example.org",
        password: "gizli-parola-7",
        phone: "+90 555 111 22 33",
        terms: true,
      },
      { ...BROWSER, cookie: mark.split(";")[0] ?? "" },
    );
    expect(String(again.headers["set-cookie"]).split(";")[0]).toBe(mark.split(";")[0]);
    const { email } = await makeMember(host.app);
    const cookies = [(await login(email, BROWSER)).headers["set-cookie"]].flat();
    expect(cookies).toContainEqual(expect.stringMatching(/^member_device=[\w-]+; .*HttpOnly; SameSite=Lax$/));
  });
});

it("a deactivated member's token is refused at once, on another instance too", async () => {
  const other = await createTestHost({ app: await connectAgain(host.app), siteUrl: SITE });
  const { id, headers } = await member();
  const statusAtOther = async () => (await other.server.inject({ url: "/api/user/profile", headers })).statusCode;
  expect(await statusAtOther()).toBe(200);
  const admin = await signIn(host);
  await host.server.inject({
    method: "PATCH",
    url: `/api/admin/users/${id}/status`,
    headers: admin.headers,
    payload: { isActive: false },
  });
  expect(await statusAtOther()).toBe(401);
});
