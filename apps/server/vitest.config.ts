import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

const threadFile = resolve(import.meta.dirname, "../../packages/api/src/testing/thread-file.ts");

export default defineConfig({
  resolve: { alias: [{ find: /^.*\/core\/queue\/thread-file\.ts$/, replacement: threadFile }] },
  test: {
    pool: "threads", // takes a sixth less processor time than processes
    globalSetup: ["@site/db/testing/global-setup"],
    setupFiles: ["@site/db/testing/setup"],
    isolate: false,
    maxWorkers: "100%", // by default one core stays idle, although tests also wait
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } }, // only a failing test waits so long
    hookTimeout: 60_000,
  },
});
