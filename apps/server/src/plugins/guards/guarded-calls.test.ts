import type { InjectOptions } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { expectError } from "../../testing/expect-error.ts";
import { createTestHost, PASSWORD, type SignedIn, signIn, type TestHost } from "../../testing/host.ts";

let host: TestHost;
let admin: SignedIn;
beforeAll(async () => {
  host = await createTestHost();
  admin = await signIn(host);
});

const inject = (options: InjectOptions) => host.server.inject(options);
const count = (action: string, outcome = "done") => host.app.db.prisma.auditEntry.count({ where: { action, outcome } });

/** Returns the headers of a browser that sends its cookie and no token. */
async function browserHeaders(): Promise<{ cookie: string }> {
  const { cookie } = await signIn(host, { "sec-fetch-site": "same-origin" });
  return { cookie };
}

/** Makes every session older than the ten minutes for which a password counts. */
const forgetConfirmation = () => host.app.db.prisma.session.updateMany({ data: { confirmedAt: new Date(0) } });

describe("a download with the cookie alone", () => {
  it.each(["/api/admin/posts-file", "/api/admin/system/backups/1/file"])(
    "is refused to the link of another site: %s",
    async (url) => {
      const headers = await browserHeaders();
      for (const site of ["cross-site", "same-site", "none"])
        expectError(await inject({ url, headers: { ...headers, "sec-fetch-site": site } }), 401, "UNAUTHORIZED");
      expectError(await inject({ url, headers }), 401, "UNAUTHORIZED");
      expectError(
        await inject({ url, headers: { ...headers, referer: "https://evil.example/" } }),
        401,
        "UNAUTHORIZED",
      );
      const own = await inject({ url, headers: { ...headers, "sec-fetch-site": "same-origin" } });
      expect([200, 404]).toContain(own.statusCode);
    },
  );

  it("of a member's data is refused to the link of another site", async () => {
    const url = "/api/user/data-exports/1/file";
    const headers = { cookie: "member_session=u_x", "sec-fetch-site": "cross-site" };
    expectError(await inject({ url, headers }), 401, "UNAUTHORIZED");
  });

  it("is given to this site's page where the browser sends no Sec-Fetch-Site, and to a token", async () => {
    const headers = await browserHeaders();
    const referer = `${host.app.siteUrl}/admin/posts`;
    expect((await inject({ url: "/api/admin/posts-file", headers: { ...headers, referer } })).statusCode).toBe(200);
    expect((await inject({ url: "/api/admin/posts-file", headers: admin.headers })).statusCode).toBe(200);
  });

  it("makes no archive for HEAD", async () => {
    const before = await count("admin.posts.export");
    const answer = await inject({ method: "HEAD", url: "/api/admin/posts-file", headers: admin.headers });
    expect(answer.statusCode).toBe(405);
    expect(await count("admin.posts.export")).toBe(before);
  });
});

describe("a script's session", () => {
  it("confirms with the password in a header, percent-encoded", async () => {
    const url = "/api/admin/posts-file";
    await forgetConfirmation();
    expectError(await inject({ url, headers: admin.headers }), 403, "CONFIRMATION_REQUIRED");
    const wrong = { ...admin.headers, "x-confirm-password": "yanlis-parola" };
    expectError(await inject({ url, headers: wrong }), 401, "INVALID_CREDENTIALS");
    expectError(await inject({ url, headers: { ...wrong, "x-confirm-password": "%E0" } }), 401, "INVALID_CREDENTIALS");
    expect(await count("admin.posts.export", "INVALID_CREDENTIALS")).toBe(2);
    const right = { ...admin.headers, "x-confirm-password": encodeURIComponent(PASSWORD) };
    expect((await inject({ url, headers: right })).statusCode).toBe(200);
    expect((await inject({ url, headers: admin.headers })).statusCode).toBe(200); // for ten minutes
    expect(JSON.stringify(await host.app.db.prisma.auditEntry.findMany())).not.toContain(PASSWORD);
  });
});
