import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runDueJobs } from "@site/api";
import { makeMember, makePost } from "@site/api/testing";
import PostalMime from "postal-mime";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { expectError } from "../testing/expect-error.ts";
import { createTestHost, signIn, type TestHost } from "../testing/host.ts";

const PASSWORD = "uye-parolasi-42";
const SITE = "http://localhost:4000";
const FORM = { "content-type": "application/x-www-form-urlencoded" };

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ siteUrl: SITE });
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  host.server.inject({ method: "POST", url, payload, headers });
const login = (email: string, headers: Record<string, string> = {}, password = PASSWORD) =>
  post("/api/auth/login", { email, password }, headers);
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

describe("one-click unsubscribe of a mail program", () => {
  /** Returns the address to which a mail program may POST its one-click form (RFC 8058). */
  async function oneClickIn(subject: string) {
    await runDueJobs(host.app);
    await host.app.db.pool.query("UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second'");
    await runDueJobs(host.app);
    const mails = await Promise.all(
      readdirSync(host.app.mail.folder).map((name) => PostalMime.parse(readFileSync(join(host.app.mail.folder, name)))),
    );
    const { headers = [] } = mails.find((mail) => mail.subject === subject) ?? {};
    expect(headers.find(({ key }) => key === "list-unsubscribe-post")?.value).toBe("List-Unsubscribe=One-Click");
    const address = new URL(headers.find(({ key }) => key === "list-unsubscribe")?.value.slice(1, -1) ?? "");
    expect(address.origin).toBe(SITE);
    return address.pathname + address.search;
  }

  it("stops comment mails by a form in either encoding without a session, but not by opening the address", async () => {
    const post = await makePost(host.app);
    const comment = {
      postId: post.id,
      authorName: "Ayşe",
      authorEmail: "tek-tik@example.org",
      content: "Haber verin.",
      notifyOnApproval: true,
      notifyOnReply: true,
    };
    const { id } = await host.app.db.prisma.comment.create({ data: comment });
    const admin = await signIn(host);
    expect(
      (await host.server.inject({ method: "PUT", url: `/api/admin/comments/${id}/approve`, headers: admin.headers }))
        .statusCode,
    ).toBe(200);
    const url = await oneClickIn("Yorumunuz yayınlandı");
    const isTold = async () => (await host.app.db.prisma.comment.findUniqueOrThrow({ where: { id } })).notifyOnReply;
    expect((await host.server.inject(url)).statusCode).toBe(405);
    expect(await isTold()).toBe(true);
    for (const headers of [FORM, { "content-type": "multipart/form-data; boundary=x" }]) {
      await host.app.db.prisma.comment.update({ where: { id }, data: { notifyOnReply: true } });
      const response = await host.server.inject({
        method: "POST",
        url,
        headers,
        payload: "List-Unsubscribe=One-Click",
      });
      expect([response.statusCode, await isTold()]).toEqual([200, false]);
    }
  });

  it("works for alerts of the board", async () => {
    const response = await host.server.inject({
      method: "POST",
      url: "/api/becayis/alerts/stop?token=x",
      headers: FORM,
      payload: "List-Unsubscribe=One-Click",
    });
    expectError(response, 404, "NOT_FOUND");
  });

  it("is the only operation that accepts a form", async () => {
    expectError(
      await host.server.inject({ method: "POST", url: "/api/auth/logout", headers: FORM, payload: "a=b" }),
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    );
  });
});

it("builds mailed links from SITE_URL, whatever the Host header", async () => {
  const { email } = await makeMember(host.app);
  const files: string[] = [];
  const own = await createTestHost({
    app: { ...host.app, log: { info: (line) => files.push(line), error: () => undefined } },
    siteUrl: SITE,
  });
  const headers = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    origin: "https://evil.example",
    forwarded: "host=evil.example",
  };
  await own.server.inject({ method: "POST", url: "/api/auth/forgot-password", payload: { email }, headers });
  await runDueJobs(own.app);
  const mail = await PostalMime.parse(readFileSync(files.at(-1)?.replace("mail: ", "") ?? ""));
  expect(`${mail.text} ${mail.html}`).not.toContain("evil");
  expect(mail.text).toContain(`${SITE}/auth/reset-password#access_token=`);
});

it("rejects operator objects, arrays, NUL, overlong and out-of-range values", async () => {
  const { headers } = await member();
  const bodies: [string, object][] = [
    ["/api/auth/login", { email: { contains: "@" }, password: PASSWORD }],
    ["/api/auth/login", { email: "a@example.org", password: { not: "" } }],
    ["/api/auth/login", { email: ["a@example.org"], password: PASSWORD }],
    ["/api/auth/login", { email: "a@example.org", password: "a\u0000b" }],
    ["/api/auth/login", { email: `${"a".repeat(300)}@example.org`, password: PASSWORD }],
    ["/api/auth/login", { email: "a@example.org", password: "x".repeat(5000) }],
    ["/api/auth/reset-password", { token: { not: "" }, newPassword: "yepyeni-parola" }],
    [
      "/api/auth/reset-password",
      { access_token: { not: "" }, refresh_token: { not: "" }, newPassword: "yepyeni-parola" },
    ],
    ["/api/auth/verify-email/supabase", { accessToken: { not: "" }, refreshToken: { not: "" } }],
    ["/api/auth/forgot-password", { email: { endsWith: "org" } }],
    ["/api/auth/update-password", { currentPassword: { not: "" }, newPassword: "yepyeni-parola" }],
  ];
  for (const [url, body] of bodies) expectInvalid(await post(url, body, headers));
  expectInvalid(await host.server.inject({ url: `/api/auth/verify-email/${"x".repeat(400)}` }));
});

describe("a picture", () => {
  const put = (headers: Record<string, string>, image: Buffer) =>
    host.server.inject({
      method: "POST",
      url: "/trpc/user.avatar.set",
      headers,
      payload: { json: { image: image.toString("base64") } },
    });

  it("of five megabytes is accepted by picture uploads only and served publicly", async () => {
    const { headers } = await member();
    const large = await sharp(Buffer.from(Uint8Array.from({ length: 1200 * 1200 * 3 }, (_, n) => (n * 7919) % 251)), {
      raw: { width: 1200, height: 1200, channels: 3 },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(large.length).toBeGreaterThan(4 * 1024 * 1024);
    const response = await put(headers, large);
    expect(response.statusCode).toBe(200);
    const { avatarUrl } = z.object({ avatarUrl: z.string() }).parse(response.json().result.data.json);
    const picture = await host.server.inject(avatarUrl);
    expect(picture.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": expect.stringContaining("immutable"),
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
  });

  it("is rejected above the limit, like a large body elsewhere", async () => {
    const { headers } = await member();
    const refused = await put(headers, Buffer.alloc(5 * 1024 * 1024 + 3));
    expect(refused.json()).toMatchObject({
      error: { json: { data: { fields: { image: "Fotoğraf en fazla 5 MB olabilir." } } } },
    });
    expectError(await put(headers, Buffer.alloc(8 * 1024 * 1024)), 413, "PAYLOAD_TOO_LARGE");
    expectError(await post("/api/auth/login", { email: "x".repeat(2 * 1024 * 1024) }), 413, "PAYLOAD_TOO_LARGE");
  });

  it("is the only kind of stored file that is public", async () => {
    await host.app.files.put("exports/gizli.zip", Buffer.from("gizli"));
    for (const path of [
      "/media/../exports/gizli.zip",
      "/media/%2e%2e/exports/gizli.zip",
      "/media/..%2fexports%2fgizli.zip",
      "/media/exports/gizli.zip",
      "/media/yok.webp",
      "/media/",
    ]) {
      const response = await host.get(path);
      expect([path, response.statusCode, response.body.includes("gizli")]).toEqual([path, 404, false]);
    }
  });
});

it("serves the export of a member's data to that member only", async () => {
  const owner = await member();
  const stranger = await member();
  await post("/trpc/user.dataExports.request", { json: { password: PASSWORD } }, owner.headers);
  await runDueJobs(host.app);
  const { id } = await host.app.db.prisma.dataExport.findFirstOrThrow({ where: { memberId: owner.id } });
  const download = (headers: Record<string, string>, path = `${id}`) =>
    host.server.inject({ url: `/api/user/data-exports/${path}/file`, headers });
  const file = await download(owner.headers);
  expect(file.headers).toMatchObject({
    "content-type": "application/zip",
    "cache-control": "no-store",
    "content-disposition": expect.stringContaining("attachment"),
  });
  expect(file.rawPayload.subarray(0, 2).toString()).toBe("PK");
  expectError(await download(stranger.headers), 404, "NOT_FOUND");
  expectError(await download(owner.headers, "x"), 404, "NOT_FOUND");
  expectError(await download({}), 401, "UNAUTHORIZED");
});

it("sends Retry-After through REST and tRPC", async () => {
  const strict = await createTestHost({ siteUrl: SITE, limitsFactor: 0.01 });
  const ask = () => strict.server.inject({ method: "POST", url: "/trpc/auth.passkeyOptions", payload: {} });
  expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect([refused.statusCode, Number(refused.headers["retry-after"])]).toEqual([
    429,
    expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60),
  ]);
  const forgot = () =>
    strict.server.inject({ method: "POST", url: "/api/auth/forgot-password", payload: { email: "a@example.org" } });
  await forgot();
  expect(Number((await forgot()).headers["retry-after"])).toBeGreaterThan(0);
});
