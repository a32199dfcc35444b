import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { createBackup } from "@site/api";
import { cheapPasswords, mailsTo, makePost, startS3Server } from "@site/api/testing";
import { paths } from "@site/contract/paths";
import { afterTestFile, createTestDatabaseUrl } from "@site/db/testing";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { buildServer } from "../app.ts";
import { procedures } from "../calls/procedures.ts";
import { type RunningApp, startApp } from "../start/bootstrap.ts";
import { readEnv, variables } from "../start/env.ts";
import { createCanaries } from "../testing/canaries.ts";
import { createFakeDocuments } from "../testing/documents.ts";
import { KNOWN, OPEN_FIELDS, OPEN_VARIABLES, SECRET_FIELDS, UNANSWERED } from "../testing/known-secrets.ts";
import { fieldNames, sampleInput } from "../testing/sample-input.ts";

/** Nothing listens there, so that each call to the outside fails and is reported. */
const NOWHERE = "127.0.0.1:9";
const TIMEOUT_MS = 240_000;
const MEMBER = "kanarya@example.org";
const SUSPICIOUS =
  /pass|secret|token|credential|auth(?!or)|hash|pin|otp|sifre|parola|code|access|refresh|(^|_)key$|Key$/i;

const canaries = createCanaries();
const databasePassword = (url: string) => decodeURIComponent(new URL(url).password);
const secretVariables = {
  APP_SECRET: canaries.create("APP_SECRET"),
  ADMIN_PASSWORD: canaries.create("ADMIN_PASSWORD"),
  FILES_S3_SECRET_KEY: canaries.create("FILES_S3_SECRET_KEY"),
  GOOGLE_CLIENT_SECRET: canaries.create("GOOGLE_CLIENT_SECRET"),
  METRICS_TOKEN: canaries.create("METRICS_TOKEN"),
  NEW_APP_SECRET: canaries.create("NEW_APP_SECRET"),
  SMTP_URL: `smtp://posta:${canaries.create("the password in SMTP_URL")}@${NOWHERE}`,
};

const folder = makeDataFolder();
let running: RunningApp;
let server: FastifyInstance;
const tokens: { admin?: string; member?: string } = {};

beforeAll(async () => {
  const DATABASE_URL = await createTestDatabaseUrl();
  const password = databasePassword(DATABASE_URL);
  if (password.length >= 16) canaries.watch("the password in DATABASE_URL", password);
  const { endpoint, bucket, region, accessKey } = await startS3Server();
  const env = readEnv(
    {
      NODE_ENV: "test",
      DATABASE_URL,
      DATA_DIR: folder,
      ...secretVariables,
      FILES_S3_ENDPOINT: endpoint,
      FILES_S3_BUCKET: bucket,
      FILES_S3_REGION: region,
      FILES_S3_ACCESS_KEY: accessKey,
      GEMINI_BASE_URL: `http://${NOWHERE}`,
      GOOGLE_CLIENT_ID: "site",
      GOOGLE_ISSUER: `http://${NOWHERE}`,
      TELEGRAM_BASE_URL: `http://${NOWHERE}`,
      UNSPLASH_BASE_URL: `http://${NOWHERE}`,
      TURNSTILE_VERIFY_URL: `http://${NOWHERE}/`,
      OUTBOUND_ALLOW: "127.0.0.1",
      LIMITS_FACTOR: "1000",
      SITE_URL: "https://site.example.org",
    },
    "/",
  );
  for (const name of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, name).mockImplementation((...parts) => canaries.read("the console", parts.map(String).join(" ")));
  const log = {
    info: (message: string) => canaries.read("the log", message),
    error: (message: string) => canaries.read("the log", message),
  };
  running = await startApp(env, log, resolve(import.meta.dirname, "../../../../prisma"));
  server = await buildServer(
    { ...running.app, passwords: cheapPasswords },
    {
      pages: running.pages,
      streams: running.streams,
      documents: createFakeDocuments(),
      clientFolders: undefined,
      trustProxy: [],
      limitsFactor: env.limitsFactor,
      metricsToken: env.metricsToken,
      logger: { level: "trace", stream: { write: (line) => canaries.read("the server's log", line) } },
    },
  );
  afterTestFile(async () => {
    running.streams.close();
    await server.close();
    await running.close();
    vi.restoreAllMocks();
    removeDataFolder(folder);
  });
}, TIMEOUT_MS);

type Role = "admin" | "member" | "visitor";
const getHeaders = (role: Role) =>
  role === "visitor" || !tokens[role] ? {} : { authorization: `Bearer ${tokens[role]}` };

/** Sends a request; everything in the answer is read. @returns status and body */
async function ask(role: Role, method: "GET" | "POST" | "PUT", url: string, payload?: object) {
  const answer = await server.inject({ method, url, headers: getHeaders(role), ...(payload && { payload }) });
  canaries.read(`${method} ${url.split("?")[0]} as ${role}`, JSON.stringify(answer.headers) + answer.body);
  return { status: answer.statusCode, body: answer.body };
}

/** Calls a procedure like the product's own clients. */
function call(role: Role, path: string, type: "query" | "mutation", input: unknown) {
  const envelope = JSON.stringify({
    json: input ?? null,
    ...(input === undefined && { meta: { values: ["undefined"] } }),
  });
  return type === "query"
    ? ask(role, "GET", `/trpc/${path}?input=${encodeURIComponent(envelope)}`)
    : ask(role, "POST", `/trpc/${path}`, JSON.parse(envelope));
}

/** Sends a request whose answer may contain a secret. */
async function receive<Schema extends z.ZodType>(url: string, payload: object, schema: Schema, role: Role = "visitor") {
  const answer = await server.inject({ method: "POST", url, headers: getHeaders(role), payload });
  expect([url, answer.statusCode], answer.body).toEqual([url, 200]);
  return { data: schema.parse(answer.json()), headers: answer.headers };
}

async function signInEverybody(): Promise<void> {
  const admin = { username: "admin", password: secretVariables.ADMIN_PASSWORD };
  const { data } = await receive("/api/admin/login", admin, z.object({ token: z.string() }));
  tokens.admin = data.token;
  canaries.watch("the administrator's token", data.token);
  const browser = await server.inject({
    method: "POST",
    url: "/api/admin/login",
    headers: { "sec-fetch-site": "same-origin" },
    payload: admin,
  });
  const [cookie] = [browser.headers["set-cookie"]].flat();
  canaries.watch("the administrator's cookie", /=([^;]+)/.exec(cookie ?? "")?.[1] ?? "");
  const password = canaries.create("a member's password");
  const person = {
    email: MEMBER,
    firstName: "Ada",
    lastName: "Kaya",
    phone: "+90 312 000 00 00",
    password,
    terms: true,
  };
  expect((await ask("visitor", "POST", "/api/auth/register", person)).status).toBe(200);
  expect((await ask("visitor", "POST", "/api/auth/forgot-password", { email: MEMBER })).status).toBe(200);
  let mails: Awaited<ReturnType<typeof mailsTo>> = [];
  const countMails = async () => {
    mails = await mailsTo(running.app, MEMBER);
    return mails.length;
  };
  await expect.poll(countMails, { timeout: 60_000 }).toBe(2);
  for (const { template, access, refresh } of mails) {
    canaries.watch(`the link of the mail ${template}`, access);
    if (refresh) canaries.watch(`the second part of the link of the mail ${template}`, refresh);
  }
  await running.app.db.prisma.member.updateMany({ data: { emailVerifiedAt: new Date() } });
  const session = z.object({ session: z.object({ access_token: z.string() }) });
  const signedIn = await receive("/api/auth/login", { email: MEMBER, password }, session);
  tokens.member = signedIn.data.session.access_token;
  canaries.watch("the member's token", tokens.member);
}

/** Saves each secret of the settings and makes the product use it. */
async function fillInSettings(): Promise<void> {
  const save = async (path: string, input: object) =>
    expect([path, (await call("admin", path, "mutation", input)).status]).toEqual([path, 200]);
  const host = { host: "127.0.0.1", port: 25, username: "posta" };
  const sender = { name: "Posta", fromName: "Site", fromEmail: "site@example.org" };
  await save("admin.smtp.create", { ...host, ...sender, password: canaries.create("the SMTP password") });
  const botKey = `123456:${canaries.create("the Telegram token")}`;
  await save("admin.telegram.update", { apiKey: botKey, chatId: "1", enabled: true });
  await call("admin", "admin.telegram.test", "mutation", undefined);
  const apiKey = canaries.create("the AI provider's key");
  await save("admin.aiConfigurations.create", { name: "AI", provider: "gemini", model: "gemini-2.5-flash", apiKey });
  const [accessKey, secretKey] = [canaries.create("Unsplash's access key"), canaries.create("Unsplash's secret key")];
  await save("admin.unsplashSettings.create", { name: "Unsplash", accessKey, secretKey });
  await save("admin.promptTemplates.create", { name: "Şablon", systemPrompt: "Yalın yaz." });
  await call("admin", "admin.ai.testConnection", "mutation", { id: 1, apiKey: "****", model: "gemini-2.5-flash" });
  const { id } = await makePost(running.app, { slug: "kanaryali" });
  const preview = await receive(
    "/trpc/admin.postPreviews.create",
    { json: { postId: id, days: 7 } },
    z.object({ result: z.object({ data: z.object({ json: z.object({ path: z.string() }) }) }) }),
    "admin",
  );
  canaries.watch("a preview link", preview.data.result.data.json.path.split("#")[1]?.replace(/^\w+=/, "") ?? "");
  const hook = await receive(
    "/trpc/admin.webhooks.create",
    { json: { url: `http://${NOWHERE}`, description: "", events: ["post.published"], isActive: true } },
    z.object({ result: z.object({ data: z.object({ json: z.object({ secret: z.string() }) }) }) }),
    "admin",
  );
  canaries.watch("a webhook's secret", hook.data.result.data.json.secret.replace("whsec_", ""));
  for (const field of [{ secretKey: canaries.create("the bot check's key") }, { siteKey: "a" }, { isEnabled: true }])
    await save("admin.securitySettings.update", { key: "turnstile", ...field });
}

/** Calls every procedure that accepts a secret, with secrets in their fields and in fields where they do not belong. */
async function sendSecrets(): Promise<void> {
  for (const { path, type, inputs } of procedures) {
    if (type === "subscription" || !fieldNames(inputs).some((name) => SECRET_FIELDS.includes(name))) continue;
    for (const role of ["visitor", "member", "admin"] as const) {
      const value = canaries.create(`a value for ${path} by the ${role}`);
      const given = (wrap: (text: string) => unknown) =>
        sampleInput(inputs, (name) => (SECRET_FIELDS.includes(name) ? wrap(value) : KNOWN[name]));
      for (const input of [
        given((text) => text),
        given((text) => ({ text })),
        given((text) => text.repeat(300)),
        value,
      ])
        await call(role, path, type, input);
    }
  }
  const broken = `{"password":"${canaries.create("a password in broken JSON")}`;
  const headers = { "content-type": "application/json" };
  const answer = await server.inject({ method: "POST", url: "/api/auth/login", headers, payload: broken });
  canaries.read("the answer to broken JSON", answer.body);
  await ask("visitor", "GET", `/api/yok?token=${canaries.create("a token in an unknown address")}`);
}

/** Calls every query as somebody. @returns the queries that failed */
async function readQueries(role: Role): Promise<string[]> {
  const failed: string[] = [];
  for (const { path, type, inputs } of procedures) {
    if (type !== "query") continue;
    const input = sampleInput(inputs, (name) => KNOWN[name]);
    const { status } = await call(role, path, type, input);
    if (status !== 200) failed.push(`${path} ${status}`);
  }
  return failed;
}

/** Reads the addresses that are no calls, and downloads. */
async function readAddresses(): Promise<void> {
  const addresses = [
    ...textsIn(paths),
    "/metrics",
    "/readyz",
    "/sitemap.xml",
    "/rss.xml",
    "/api/docs",
    "/openapi.json",
  ];
  for (const address of addresses) for (const role of ["visitor", "admin"] as const) await ask(role, "GET", address);
  await ask("admin", "POST", "/trpc/admin.audit.export", { json: {} });
  expect((await ask("admin", "GET", "/api/admin/posts-file")).status).toBe(200);
}

/** Returns the texts of an object of addresses. */
function textsIn(value: object): string[] {
  return Object.values(value).flatMap((each: unknown) =>
    typeof each === "string" ? [each] : typeof each === "object" && each ? textsIn(each) : [],
  );
}

it("each variable and each field of an input is known as a secret or not", () => {
  expect(variables.filter((name) => !OPEN_VARIABLES.includes(name)).sort()).toEqual(
    ["DATABASE_URL", ...Object.keys(secretVariables)].sort(),
  );
  const names = [...new Set(procedures.flatMap(({ inputs }) => fieldNames(inputs)))];
  expect(names.filter((name) => SUSPICIOUS.test(name)).sort()).toEqual([...SECRET_FIELDS, ...OPEN_FIELDS].sort());
});

it("no secret is in an answer, a page, a log, an export or a backup", { timeout: TIMEOUT_MS }, async () => {
  await signInEverybody();
  await fillInSettings();
  await readQueries("member"); // before one of the following calls ends their session
  await sendSecrets();
  await readQueries("visitor");
  const failed = await readQueries("admin");
  expect(failed.filter((name) => name.startsWith("admin.")).sort()).toEqual(UNANSWERED);
  await readAddresses();
  const file = join(folder, "site.tar.gz");
  const { app } = running;
  const contents = await createBackup({ databaseUrl: app.db.url, files: app.files, secret: undefined }, file);
  canaries.read("the backup's list", JSON.stringify(contents));
  canaries.read("the backup", gunzipSync(readFileSync(file)).toString("latin1"));
  expect(canaries.found()).toEqual([]);
});

it("a secret is found in each form in which it might be written", () => {
  const own = createCanaries();
  const secret = own.create("a secret");
  const forms = [secret, Buffer.from(`ab${secret}c`).toString("base64"), Buffer.from(secret).toString("hex")];
  for (const [index, form] of forms.entries()) own.read(`${index}`, `x${form}y`);
  expect(own.found()).toEqual(["a secret in 0", "a secret in 1", "a secret in 2"]);
});
