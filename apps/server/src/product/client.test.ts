import { execFile, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { runDueJobs } from "@site/api";
import { makePost, signedInAdmin, startWebhookReceiver } from "@site/api/testing";
import { keyScope } from "@site/contract/keys/schema";
import { afterTestFile } from "@site/db/testing";
import { build } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { getClientTypes } from "../testing/client-types.ts";
import { TSC } from "../testing/compiler.ts";
import { createTestHost, type TestHost } from "../testing/host.ts";

const root = resolve(import.meta.dirname, "../../../..");
const packageFolder = resolve(root, "packages/client");
const readme = readFileSync(join(packageFolder, "README.md"), "utf8");
const run = promisify(execFile);
const TIMEOUT_MS = 120_000;
/** Bytes of the package's JavaScript. */
const MAX_BYTES = 15 * 1024;

/** Returns the code of the README in a language. */
const recipes = (language: string) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm"))].map(([, code = ""]) => code);

/** Returns whether a program is installed; Node alone is required. */
const has = (program: string) => spawnSync(program, ["--version"]).status === 0;

let host: TestHost;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  host = await createTestHost();
  await makePost(host.app, { title: "Örnek programın yazısı" });
  admin = (await signedInAdmin(host.app)).caller.admin;
  const scopes = keyScope.options.slice();
  const { secret } = await admin.apiKeys.create({ name: "Örnek", scopes, callsPerMinute: 600, days: 1 });
  env = { ...process.env, ORIGIN: host.origin, API_KEY: secret };
});

describe("the package in an empty project outside of the repository", () => {
  let project: string;
  beforeAll(async () => {
    project = mkdtempSync(join(tmpdir(), "outside-"));
    afterTestFile(async () => rmSync(project, { recursive: true, force: true }));
    const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", project], { cwd: packageFolder });
    const [packed] = JSON.parse(stdout.slice(stdout.indexOf("[")));
    files = packed.files.map(({ path }: { path: string }) => path).sort();
    writeFileSync(join(project, "package.json"), JSON.stringify({ name: "disarida", private: true, type: "module" }));
    await run("npm", ["install", "--offline", "--no-audit", "--no-fund", join(project, packed.filename)], {
      cwd: project,
    });
    const [calls = "", receiver = ""] = recipes("ts");
    writeFileSync(join(project, "calls.ts"), calls);
    writeFileSync(join(project, "receiver.ts"), receiver);
    writeFileSync(join(project, "node.d.ts"), NODE_TYPES);
    writeFileSync(join(project, "wrong.ts"), WRONG_CALLS);
  }, TIMEOUT_MS);
  let files: string[] = [];

  it("contains JavaScript, one file of types, its README and its changes, and no dependency", () => {
    expect(files).toEqual([
      "CHANGELOG.md",
      "README.md",
      "dist/client.js",
      "dist/errors.js",
      "dist/index.d.ts",
      "dist/index.js",
      "dist/webhooks.js",
      "package.json",
    ]);
    const installed = join(project, "node_modules/@site/client");
    const { version, dependencies } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    expect(dependencies).toBeUndefined();
    expect(readFileSync(join(installed, "CHANGELOG.md"), "utf8")).toContain(`## ${version}`);
    const scripts = files.filter((file) => file.endsWith(".js"));
    const code = scripts.map((file) => readFileSync(join(installed, file), "utf8")).join("");
    expect(Buffer.byteLength(code)).toBeLessThan(MAX_BYTES);
    expect(readFileSync(join(installed, "dist/index.d.ts"), "utf8")).not.toMatch(/from "/);
  });

  it.each([
    { module: "NodeNext", moduleResolution: "NodeNext" },
    { module: "ESNext", moduleResolution: "Bundler" },
  ])("compiles strictly with $moduleResolution, and refuses wrong calls", { timeout: TIMEOUT_MS }, async (modules) => {
    const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, target: "ES2022", types: [] };
    const compilerOptions = { ...modules, ...strict, noEmit: true, lib: ["ES2022", "DOM", "DOM.Iterable"] };
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    await run(process.execPath, [TSC, "-p", project]);
  });

  it("runs on Node as its README says", { timeout: TIMEOUT_MS }, async () => {
    const emit = ["--noEmit", "false", "--noCheck", "--outDir", join(project, "out")]; // the types are checked above
    await run(process.execPath, [TSC, "-p", project, ...emit]);
    const { stdout } = await run("node", [join(project, "out/calls.js")], { cwd: project, env });
    expect(stdout).toContain("newest: Örnek programın yazısı");
    expect(stdout).toMatch(/\d+ published/);
    expect(stdout).toMatch(/\d+ events, then \d+/);
    const post = await host.app.db.prisma.post.findFirstOrThrow({ where: { slug: "aralik-bulteni" } });
    expect(post.title).toBe("Aralık bülteni (güncel)");
  });

  it("receives webhooks as its README says", { timeout: TIMEOUT_MS }, async () => {
    const { url, received } = await startWebhookReceiver();
    const hook = { url, description: "", events: ["post.published" as const], isActive: true };
    const { secret } = await admin.webhooks.create(hook);
    await makePost(host.app, { title: "Pakete gelen" });
    await runDueJobs(host.app);
    const [message] = received;
    const headers = {
      "webhook-id": String(message?.id),
      "webhook-timestamp": String(message?.timestamp),
      "webhook-signature": String(message?.signatures.join(" ")),
    };
    const port = 20_000 + (process.pid % 20_000);
    const receiver = spawn("node", [join(project, "out/receiver.js")], {
      cwd: project,
      env: { ...process.env, SECRET: secret, PORT: String(port) },
    });
    let output = "";
    receiver.stdout.on("data", (chunk) => {
      output += chunk;
    });
    const send = (body: string) => fetch(`http://127.0.0.1:${port}`, { method: "POST", headers, body });
    try {
      await expect
        .poll(async () => (await send(String(message?.body)).catch(() => ({ status: 0 }))).status, { timeout: 20_000 })
        .toBe(204);
      expect((await send(String(message?.body).replace("Pakete", "Sahte"))).status).toBe(401);
      expect(output).toContain("Pakete gelen");
    } finally {
      receiver.kill();
    }
  });

  it("is bundled for browsers", { timeout: TIMEOUT_MS }, async () => {
    writeFileSync(join(project, "page.js"), 'export * from "@site/client";\n');
    const result = await build({
      root: project,
      configFile: false,
      logLevel: "silent",
      build: { write: false, lib: { entry: join(project, "page.js"), formats: ["es"] } },
    });
    const [output] = [result].flat();
    const chunk = output && "output" in output ? output.output[0] : undefined;
    expect(chunk?.imports).toEqual([]);
    expect(chunk?.code).toContain("/api/v1/events");
    expect(gzipSync(chunk?.code ?? "").length).toBeLessThan(4 * 1024);
  });
});

it("has the types of the present interface (npm run client-types -w apps/server)", {
  timeout: TIMEOUT_MS,
}, async () => {
  expect(await getClientTypes()).toBe(readFileSync(join(packageFolder, "src/schema.ts"), "utf8"));
});

it("has an example that runs", { timeout: TIMEOUT_MS }, async () => {
  const { stdout } = await run(process.execPath, ["--import", "tsx", "packages/client/examples/overview.ts"], {
    cwd: root,
    env,
  });
  expect(stdout).toContain("Örnek programın yazısı");
  expect(stdout).toContain("600 calls a minute");
});

/** The parts of Node's types that the README's programs use, because the project has no @types/node. */
const NODE_TYPES = `
declare const process: { env: Record<string, string | undefined> };
declare module "node:http" {
  interface Incoming { headers: Record<string, string | string[] | undefined> }
  interface Outgoing { writeHead(status: number): Outgoing; end(): void }
  export function createServer(handler: (request: Incoming, response: Outgoing) => void): { listen(port: number): void };
}
declare module "node:stream/consumers" { export function text(stream: object): Promise<string>; }
`;

const WRONG_CALLS = `
import { createSiteClient } from "@site/client";
export async function wrong() {
  const client = createSiteClient({ origin: "" });
  // @ts-expect-error no such address
  await client.get("/api/v1/yazilar");
  // @ts-expect-error the body is missing
  await client.post("/api/v1/posts");
  // @ts-expect-error a title is a text
  await client.post("/api/v1/posts", { body: { title: 1, slug: "a", content: "b" } });
  // @ts-expect-error the id is missing
  await client.get("/api/v1/posts/{id}");
  // @ts-expect-error no such list
  client.items("/api/blog/recent");
}
`;

describe("the recipes", () => {
  it.skipIf(!has("curl"))("for curl work as written, also twice", async () => {
    const [key = "", post = ""] = recipes("sh");
    expect((await run("sh", ["-c", key], { env })).stdout).toMatch(/ratelimit: .*"key";r=\d+/i);
    const answers = [await run("sh", ["-c", post], { env }), await run("sh", ["-c", post], { env })];
    expect(new Set(answers.map(({ stdout }) => stdout)).size).toBe(1);
    expect(await host.app.db.prisma.post.count({ where: { slug: "kasim-bulteni" } })).toBe(1);
  });

  it.skipIf(!has("python3"))(
    "for Python work as written",
    async () => {
      const [code = ""] = recipes("python");
      const { stdout } = await run("python3", ["-c", code], { env: { ...env, PYTHONIOENCODING: "utf-8" } });
      expect(stdout).toContain("Örnek programın yazısı");
      expect(stdout).toContain("listings");
    },
    TIMEOUT_MS,
  );

  describe("for webhooks", () => {
    /** A message that the site sent, and one that another sent in its name. */
    const messages = async () => {
      const { url, received } = await startWebhookReceiver();
      const events = ["post.published" as const];
      const hook = { url, description: "", events, isActive: true };
      const { webhook, secret: former } = await admin.webhooks.create(hook);
      await admin.webhooks.rotateSecret({ id: webhook.id });
      await makePost(host.app, { title: "İmzalı" });
      await runDueJobs(host.app);
      const [{ id, timestamp, signatures, body } = { id: "", timestamp: "", signatures: [], body: "" }] = received;
      const headers = {
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": signatures.join(" "),
      };
      return [body, body.replace("İmzalı", "Sahte")].map((each) => [headers, each, former]);
    };

    it("verify signatures in Node", async () => {
      const [code = ""] = recipes("js");
      const calls = `for (const message of ${JSON.stringify(await messages())}) console.log(isGenuine(...message));`;
      const { stdout } = await run("node", ["--input-type=module", "-e", `${code}\n${calls}`]);
      expect(stdout).toBe("true\nfalse\n");
    });

    it.skipIf(!has("python3"))("verify signatures in Python", async () => {
      const [, code = ""] = recipes("python");
      const calls = "import json, sys\nfor message in json.loads(sys.argv[1]):\n    print(is_genuine(*message))\n";
      const { stdout } = await run("python3", ["-c", `${code}\n${calls}`, JSON.stringify(await messages())]);
      expect(stdout).toBe("True\nFalse\n");
    });
  });
});
