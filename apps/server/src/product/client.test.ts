import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { runDueJobs } from "@site/api";
import { makePost, signedInAdmin, startWebhookReceiver } from "@site/api/testing";
import { createSiteClient } from "@site/client";
import { keyScope } from "@site/contract/keys/schema";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestHost, type TestHost } from "../testing/host.ts";

const root = resolve(import.meta.dirname, "../../../..");
const readme = readFileSync(resolve(root, "packages/client/README.md"), "utf8");
const run = promisify(execFile);
const TIMEOUT_MS = 120_000;

/** Returns the code of the README in a language. */
const recipes = (language: string) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm"))].map(([, code = ""]) => code);

/** Returns whether a program is installed; Node alone is required. */
const has = (program: string) => spawnSync(program, ["--version"]).status === 0;

let host: TestHost;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  host = await createTestHost();
  await makePost(host.app, { title: "Örnek programın yazısı" });
  const { caller } = await signedInAdmin(host.app);
  const scopes = keyScope.options.slice();
  const { secret } = await caller.admin.apiKeys.create({ name: "Örnek", scopes, callsPerMinute: 600, days: 1 });
  env = { ...process.env, ORIGIN: host.origin, API_KEY: secret };
});

describe("the client", () => {
  it("calls typed procedures with and without a key", async () => {
    const visitor = createSiteClient({ origin: host.origin });
    expect((await visitor.blog.posts.list.query({ limit: 1 }))[0]?.title).toBe("Örnek programın yazısı");
    await expect(visitor.keyed.key.query()).rejects.toMatchObject({ data: { code: "UNAUTHORIZED" } });
    const program = createSiteClient({ origin: host.origin, apiKey: env.API_KEY });
    expect((await program.keyed.key.query()).scopes).toEqual(keyScope.options);
    await expect(program.admin.apiKeys.list.query()).rejects.toMatchObject({ data: { code: "FORBIDDEN" } });
  });

  it(
    "has an example that runs",
    async () => {
      const { stdout } = await run("npx", ["tsx", "packages/client/examples/overview.ts"], { cwd: root, env });
      expect(stdout).toContain("Örnek programın yazısı");
      expect(stdout).toContain("600 calls a minute");
    },
    TIMEOUT_MS,
  );
});

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
      const { caller } = await signedInAdmin(host.app);
      const events = ["post.published" as const];
      const hook = { url, description: "", events, isActive: true };
      const { webhook, secret: former } = await caller.admin.webhooks.create(hook);
      await caller.admin.webhooks.rotateSecret({ id: webhook.id });
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
