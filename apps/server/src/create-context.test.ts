import { beforeAll, describe, expect, it } from "vitest";
import { expectError } from "./testing/expect-error.ts";
import { createTestHost, type SignedIn, signIn, type TestHost } from "./testing/host.ts";

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

describe("a session is opened", () => {
  it("by a bearer token or either token header, and by the cookie", async () => {
    const carriers: Record<string, string>[] = [
      { authorization: `Bearer ${script.token}` },
      { authorization: `bearer ${script.token}` },
      { "x-admin-token": script.token },
      { "admin-token": script.token },
    ];
    for (const headers of carriers) expect((await me(headers)).json()).toMatchObject({ username: script.username });
    expect((await me({ cookie: browser.cookie })).json()).toMatchObject({ username: browser.username });
  });

  it("by none of them where the token is made up, of another kind or in the wrong place", async () => {
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

  it("by the token alone where both came: a wrong one is not made good by the cookie", async () => {
    expectError(await me({ authorization: `Bearer a_${"x".repeat(43)}`, cookie: browser.cookie }), 401, "UNAUTHORIZED");
    expectError(await me({ authorization: "Bearer null", cookie: browser.cookie }), 401, "UNAUTHORIZED");
  });
});

describe("a browser's sign-in", () => {
  it("gets a token that is refused without the cookie beside it", async () => {
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

  it("sets a cookie that no script reads and no other site sends along with a change", async () => {
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

  it("sets a cookie that no other host and no page without https can set", async () => {
    expect(browser.cookie).toMatch(/^__Host-admin_session=/);
    expectError(await me({ cookie: browser.cookie.replace("__Host-", "") }), 401, "UNAUTHORIZED");
  });

  it("sets a cookie without Secure where the site has no https", async () => {
    const plain = await createTestHost({ siteUrl: "http://localhost:3000" });
    const { setCookie } = await signIn(plain, { "sec-fetch-site": "same-origin" });
    expect(setCookie).toMatch(/^admin_session=.*HttpOnly; SameSite=Lax$/);
  });
});

describe("a change under the cookie alone", () => {
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

  it("is accepted from this site", async () => {
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

  it("is refused from anywhere else, and where nothing says from where it comes", async () => {
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

  it("is accepted from anywhere where the token comes too", async () => {
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

it("signing out ends the session and takes the cookie away", async () => {
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
