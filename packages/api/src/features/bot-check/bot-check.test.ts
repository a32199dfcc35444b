import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { App } from "../../core/app.ts";
import { createLimits } from "../../core/limits/limits.ts";
import { sealToken } from "../../core/secrets/sealed-token.ts";
import { createTurnstile } from "../../integrations/turnstile.ts";
import { anonymousCaller, createTestApp, makeAdmin, signedInAdmin, testCaller } from "../../testing/index.ts";
import { fails, passes, type Siteverify, startSiteverify } from "../../testing/siteverify.ts";
import { createTurnstileSetting } from "../settings/security-admin-service.ts";
import { verifyBotCheck } from "./service.ts";

const INCOMPLETE = "Lütfen güvenlik doğrulamasını tamamlayın.";
const REFUSED = "Güvenlik doğrulaması başarısız. Lütfen tekrar deneyin.";

let app: App;
let siteverify: Siteverify;
let settings: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"]["securitySettings"];

beforeAll(async () => {
  const testApp = await createTestApp();
  siteverify = await startSiteverify();
  app = { ...testApp, turnstile: createTurnstile(siteverify.url), limits: createLimits(testApp.db, 1000) };
  await createTurnstileSetting(app);
  settings = (await signedInAdmin(app)).caller.admin.securitySettings;
  await settings.update({ key: "turnstile", siteKey: "0xSITE" });
});

beforeEach(async () => {
  vi.useRealTimers();
  siteverify.answer = passes;
  siteverify.asked.length = 0;
  await settings.update({ key: "turnstile", isEnabled: true });
  await settings.update({ key: "turnstile", secretKey: "0xSECRET" });
});

const pass = (answers: Parameters<typeof verifyBotCheck>[3], given: Partial<App> = {}) =>
  verifyBotCheck({ ...app, ...given }, testCaller, "contact", answers);

/** Returns the stamp of a form that was opened this many milliseconds ago. */
function getStamp(ageMs: number, from: App = app): string {
  return sealToken(from, "bot-check.stamp", String(Date.now() - ageMs));
}

describe("a solved challenge", () => {
  it("is verified with the secret and the visitor's address", async () => {
    expect(await pass({ turnstileToken: "çözüldü" })).toEqual({ isUnchecked: false });
    expect(siteverify.asked).toEqual([{ secret: "0xSECRET", response: "çözüldü", remoteip: testCaller.ipAddress }]);
  });

  it.each(["invalid-input-response", "timeout-or-duplicate", "missing-input-response"])(
    "that Cloudflare rejects is refused: %s",
    async (code) => {
      siteverify.answer = fails(code);
      await expect(pass({ turnstileToken: "sahte", formStamp: getStamp(60_000) })).rejects.toMatchObject({
        code: "VALIDATION_FAILED",
        message: REFUSED,
      });
    },
  );

  it.each([
    ["on another host", { hostname: "evil.example" }],
    ["for another form", { action: "comment" }],
    ["for no form that is named", { action: undefined }],
    ["nobody knows where", { hostname: undefined }],
  ])("is refused if it was solved %s", async (_, change) => {
    siteverify.answer = { ...passes, body: { ...passes.body, ...change } };
    await expect(pass({ turnstileToken: "t", formStamp: getStamp(60_000) })).rejects.toThrow(REFUSED);
  });

  it("cannot be replaced by the test keys' token", async () => {
    await expect(pass({ turnstileToken: "XXXX.DUMMY.TOKEN.XXXX" })).rejects.toThrow(REFUSED);
    expect(siteverify.asked).toEqual([]);
  });

  it("is required", async () => {
    for (const answers of [{}, { turnstileToken: "" }, { turnstileToken: null, formStamp: null }])
      await expect(pass(answers)).rejects.toThrow(INCOMPLETE);
  });
});

describe("if Cloudflare does not answer", () => {
  it.each([
    ["a broken answer", { status: 502, body: "bad gateway" }],
    ["its own fault", fails("internal-error")],
    ["a wrong secret of ours", fails("invalid-input-secret")],
  ])("nobody is locked out, and what came is marked: %s", async (_, answer) => {
    siteverify.answer = answer;
    expect(await pass({ turnstileToken: "t", formStamp: getStamp(60_000) })).toEqual({ isUnchecked: true });
    expect(await pass({ turnstileToken: "t" })).toEqual({ isUnchecked: true });
  });

  it("a refused connection and a wrong secret are treated alike", async () => {
    expect(await pass({ turnstileToken: "t" }, { turnstile: createTurnstile("http://127.0.0.1:9/") })).toEqual({
      isUnchecked: true,
    });
    await settings.update({ key: "turnstile", secretKey: "" });
    expect(await pass({ turnstileToken: "t" })).toEqual({ isUnchecked: true });
  });
});

describe("if the browser could not load the challenge", () => {
  it("a form filled in slowly passes and is marked", async () => {
    expect(await pass({ formStamp: getStamp(3_000) })).toEqual({ isUnchecked: true });
    expect(await pass({ formStamp: getStamp(11 * 3_600_000) })).toEqual({ isUnchecked: true });
  });

  it("a form filled in too fast, too old or forged does not pass", async () => {
    const other = await createTestApp();
    const elsewhere = {
      ...other,
      secrets: {
        ...other.secrets,
        seal: (_: string, text: string) => app.secrets.seal("token:comments.pending", text),
      },
    };
    for (const formStamp of [
      getStamp(0),
      getStamp(13 * 3_600_000),
      "uydurma",
      String(Date.now() - 60_000),
      getStamp(60_000, elsewhere),
    ])
      await expect(pass({ formStamp })).rejects.toThrow(REFUSED);
  });

  it("each stamp works once, also concurrently", async () => {
    const formStamp = getStamp(60_000);
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => pass({ formStamp })));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(pass({ formStamp })).rejects.toThrow(REFUSED);
    await expect(
      pass({ turnstileToken: "t", formStamp }, { turnstile: createTurnstile("http://127.0.0.1:9/") }),
    ).rejects.toThrow(REFUSED);
  });

  it("few submissions pass per address", async () => {
    const limits = createLimits(app.db, 0.5);
    const caller = { ...testCaller, ipAddress: "192.0.2.77" };
    const send = () => verifyBotCheck({ ...app, limits }, caller, "contact", { formStamp: getStamp(60_000) });
    for (let count = 0; count < 5; count++) await send();
    await expect(send()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(await verifyBotCheck({ ...app, limits }, caller, "contact", { turnstileToken: "çözüldü" })).toEqual({
      isUnchecked: false,
    });
  });
});

describe("the administrator's sign-in", () => {
  const signIn = (answers: object = {}) =>
    anonymousCaller(app).admin.session.login({ username: "yonetici-bot", password: "dogru-parola-42", ...answers });

  it("is protected like every other form", async () => {
    await makeAdmin(app, { username: "yonetici-bot" });
    await expect(signIn()).rejects.toThrow(/^Lütfen güvenlik doğrulamasını tamamlayın$/);
    await expect(signIn({ turnstileToken: "t" })).rejects.toThrow(REFUSED);
    siteverify.answer = { ...passes, body: { ...passes.body, action: "admin-login" } };
    await expect(signIn({ turnstileToken: "t" })).resolves.toMatchObject({ user: { username: "yonetici-bot" } });
    await settings.update({ key: "turnstile", isEnabled: false });
    await signIn();
  });
});

describe("the bot check", () => {
  it("is off on localhost and where it is disabled", async () => {
    expect(await pass({}, { siteUrl: "http://localhost:3000" })).toEqual({ isUnchecked: false });
    for (const siteUrl of ["https://localhost.example.org", "http://127.0.0.1:3000", "https://on-izleme.netlify.app"])
      await expect(pass({}, { siteUrl })).rejects.toThrow(INCOMPLETE);
    await settings.update({ key: "turnstile", isEnabled: false });
    expect(await pass({})).toEqual({ isUnchecked: false });
    expect(siteverify.asked).toEqual([]);
  });

  it("rejects a filled hidden field everywhere", async () => {
    for (const siteUrl of ["http://localhost:3000", app.siteUrl])
      await expect(pass({ turnstileToken: "t", website: "https://example.org" }, { siteUrl })).rejects.toThrow(REFUSED);
  });
});
