import { once } from "node:events";
import { createAiConfigurationInput } from "@site/contract/ai/configurations/schema";
import { afterTestFile } from "@site/db/testing";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { createGemini } from "../../../integrations/ai/gemini.ts";
import { runDueJobs } from "../../../jobs/worker.ts";
import { createDeadWorkerSweep } from "../../../jobs/worker-mark.ts";
import { type GeminiServer, openGeminiServer } from "../../../testing/gemini-server.ts";
import { createTestApp, signedInAdmin, type TestApp } from "../../../testing/index.ts";
import { startWorkerProcess } from "../../../testing/start-worker-process.ts";
import { createAiConfiguration } from "../configurations/service.ts";

/** Timeout for starting processes on a busy machine. */
const TIMEOUT_MS = 120_000;
const written = {
  text: JSON.stringify({ title: "Kira", content: "<p>TCK m. 1</p>", tags: ["Kira"], category: "Kira" }),
};

let app: TestApp;
let gemini: GeminiServer;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
let input: { topic: string; configurationId: number; templateId: number };
beforeAll(async () => {
  gemini = await openGeminiServer();
  afterTestFile(() => gemini.close());
  app = { ...(await createTestApp()), ai: { gemini: createGemini(gemini.url) } };
  admin = (await signedInAdmin(app)).caller.admin;
  const { id: configurationId } = await createAiConfiguration(
    app,
    createAiConfigurationInput.parse({ name: "Asıl", apiKey: "a-key-for-tests-0123456789", model: "gemini-2.5-flash" }),
  );
  const { id: templateId } = await app.db.prisma.promptTemplate.create({
    data: { name: "Blog", systemPrompt: "Yaz." },
  });
  input = { topic: "Kira", configurationId, templateId };
});

const getStep = async (id: number, name: string) =>
  (await admin.creations.get({ id })).steps.find((step) => step.name === name)?.state;

/** Kills a worker process as soon as `isReached`, calls `release` and finishes the creation in this process. */
async function killAt(id: number, isReached: () => Promise<boolean>, release: () => Promise<unknown>): Promise<void> {
  const worker = startWorkerProcess(app.db.url, "smtp://127.0.0.1:9", gemini.url);
  onTestFinished(() => void worker.kill("SIGKILL"));
  await expect.poll(isReached, { timeout: 60_000 }).toBe(true);
  worker.kill("SIGKILL");
  await once(worker, "close");
  await release();
  const sweep = createDeadWorkerSweep(app);
  await expect
    .poll(
      async () => {
        await sweep();
        await runDueJobs(app);
        return (await admin.creations.get({ id })).state;
      },
      { timeout: 60_000 },
    )
    .toBe("done");
}

it("a creation whose server is killed while the model writes goes on and becomes one post", {
  timeout: TIMEOUT_MS,
}, async () => {
  gemini.answers = [{ fault: "hangs" }, written];
  const { id } = await admin.creations.start(input);
  await killAt(
    id,
    async () => gemini.received.length === 1,
    async () => undefined,
  );
  expect(await app.db.prisma.post.count()).toBe(1);
  expect(gemini.received).toHaveLength(2);
});

it("a creation whose server is killed while it saves goes on and becomes one post", {
  timeout: TIMEOUT_MS,
}, async () => {
  await app.db.prisma.post.deleteMany();
  gemini.answers = [written];
  const blocker = await app.db.pool.connect();
  await blocker.query("BEGIN");
  await blocker.query("LOCK TABLE post_provenance IN ACCESS EXCLUSIVE MODE");
  const { id } = await admin.creations.start(input);
  const isWaiting = async () => {
    const { rowCount } = await blocker.query(
      "SELECT 1 FROM pg_locks WHERE relation = 'post_provenance'::regclass AND NOT granted",
    );
    return Boolean(rowCount) && (await getStep(id, "save")) === "running";
  };
  await killAt(id, isWaiting, async () => {
    await blocker.query("ROLLBACK");
    blocker.release();
  });
  expect(await app.db.prisma.post.count()).toBe(1);
  expect(await app.db.prisma.tag.count()).toBe(1);
});
