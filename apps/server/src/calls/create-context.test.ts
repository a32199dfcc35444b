import { beforeAll, describe, expect, it } from "vitest";
import { expectError } from "../testing/expect-error.ts";
import { createTestHost, type SignedIn, signIn, type TestHost } from "../testing/host.ts";

const SITE = "https://site.example.org";

let host: TestHost;
let script: SignedIn;
let browser: SignedIn;
beforeAll(async () => {
  host = await createTestHost({ siteUrl: SITE });
  script = await signIn(host);
  browser = await signIn(host, { "sec-fetch-site": "same-origin" });
});

const me = (headers: Record<string, string>) => host.server.inject({ url: "/api/admin/me", headers });

describe("opening a session", () => {
  it("accepts a bearer token, either token header, or the cookie", async () => {
    const carriers: Record<string, string>[] = [
      { authorization: `Bearer ${script.token}` },
      { authorization: `bearer ${script.token}` },
      { "x-admin-token": script.token },
      { "admin-token": script.token },
    ];
    for (const headers of carriers) expect((await me(headers)).json()).toMatchObject({ username: script.username });
    expect((await me({ cookie: browser.cookie })).json()).toMatchObject({ username: browser.username });
  });

  it("rejects tokens that are invalid, of another kind or in the wrong header", async () => {
    const wrong: Record<string, string>[] = [
      {},
      { authorization: script.token },
      { authorization: `Basic ${script.token}` },
      { authorization: `Bearer ${script.token} x` },
      { authorization: `Bearer a_${"x".repeat(43)}` },
      { authorization: `Bearer ${script.token.replace(/^a_/, "u_")}` },
      { "x-admin-token": "" },
      { cookie: `__Host-admin_session=${script.token}` },
      { cookie: browser.cookie.replace("admin_session", "member_session") },
    ];
    for (const headers of wrong) expectError(await me(headers), 401, "UNAUTHORIZED");
    expectError(await host.server.inject(`/api/admin/me?token=${script.token}`), 401, "UNAUTHORIZED");
  });

  it("prefers the token over the cookie, even if the token is invalid", async () => {
    expectError(await me({ authorization: `Bearer a_${"x".repeat(43)}`, cookie: browser.cookie }), 401, "UNAUTHORIZED");
    expectError(await me({ authorization: "Bearer null", cookie: browser.cookie }), 401, "UNAUTHORIZED");
  });
});

describe("signing in by a browser", () => {
  it("issues a token that is rejected without its cookie", async () => {
    expectError(await me(browser.headers), 401, "UNAUTHORIZED");
    expectError(
      await me({ ...browser.headers, cookie: `__Host-admin_session=a_${"x".repeat(43)}` }),
      401,
      "UNAUTHORIZED",
    );
    const other = await signIn(host, { "sec-fetch-site": "same-origin" });
    expectError(await me({ ...browser.headers, cookie: other.cookie }), 401, "UNAUTHORIZED");
    expect((await me({ ...browser.headers, cookie: browser.cookie })).json()).toMatchObject({
      username: browser.username,
    });
  });

  it("sets an HttpOnly, SameSite cookie", async () => {
    expect(browser.setCookie.split("; ").toSorted()).toEqual([
      expect.stringMatching(/^Expires=/),
      "HttpOnly",
      "Path=/",
      "SameSite=Lax",
      "Secure",
      browser.cookie,
    ]);
    expect(browser.cookie).not.toContain(browser.token);
  });

  it("sets a __Host- cookie on an https site", async () => {
    expect(browser.cookie).toMatch(/^__Host-admin_session=/);
    expectError(await me({ cookie: browser.cookie.replace("__Host-", "") }), 401, "UNAUTHORIZED");
  });

  it("sets a cookie without Secure on an http site", async () => {
    const plain = await createTestHost({ siteUrl: "http://localhost:3000" });
    const { setCookie } = await signIn(plain, { "sec-fetch-site": "same-origin" });
    expect(setCookie).toMatch(/^admin_session=.*HttpOnly; SameSite=Lax$/);
  });
});

describe("a mutation authenticated by the cookie only", () => {
  const change = (headers: Record<string, string>) =>
    host.server.inject({
      method: "POST",
      url: "/api/admin/change-password",
      headers: { ...headers, cookie: browser.cookie },
      payload: {},
    });
  const call = (headers: Record<string, string>) =>
    host.server.inject({
      method: "POST",
      url: "/trpc/admin.session.changePassword",
      headers: { ...headers, cookie: browser.cookie },
      payload: { json: {} },
    });

  it("is accepted from the same origin", async () => {
    const own: Record<string, string>[] = [
      { "sec-fetch-site": "same-origin" },
      { origin: SITE },
      { "sec-fetch-site": "same-origin", origin: SITE },
    ];
    for (const headers of own) {
      expect((await change(headers)).json()).toMatchObject({ code: "VALIDATION_FAILED" });
      expect((await call(headers)).statusCode).toBe(400);
    }
  });

  it("is rejected from other origins and without origin headers", async () => {
    const foreign: Record<string, string>[] = [
      {},
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
      { "sec-fetch-site": "cross-site", origin: SITE },
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: `${SITE}.evil.example` },
      { origin: SITE.replace("https", "http") },
      { referer: `${SITE}/admin` },
      { host: "site.example.org" },
    ];
    for (const headers of foreign) {
      expectError(await change(headers), 401, "UNAUTHORIZED");
      expect((await call(headers)).statusCode).toBe(401);
    }
  });

  it("is accepted from any origin with the token", async () => {
    expect(
      (await change({ authorization: `Bearer ${browser.token}`, "sec-fetch-site": "cross-site" })).json(),
    ).toMatchObject({ code: "VALIDATION_FAILED" });
    const unbound = await host.server.inject({
      method: "POST",
      url: "/api/admin/change-password",
      headers: script.headers,
      payload: {},
    });
    expect(unbound.json()).toMatchObject({ code: "VALIDATION_FAILED" });
  });
});

it("ends the session and clears the cookie on sign-out", async () => {
  const leaving = await signIn(host, { "sec-fetch-site": "same-origin" });
  const headers = { ...leaving.headers, cookie: leaving.cookie };
  const response = await host.server.inject({ method: "POST", url: "/api/admin/logout", headers });
  expect(response.statusCode).toBe(200);
  expect(String(response.headers["set-cookie"])).toMatch(
    /^__Host-admin_session=; .*Expires=Thu, 01 Jan 1970 00:00:00 GMT/,
  );
  for (const left of [headers, { cookie: leaving.cookie }]) expectError(await me(left), 401, "UNAUTHORIZED");
  expectError(await host.server.inject({ method: "POST", url: "/api/admin/logout" }), 401, "UNAUTHORIZED");
});
