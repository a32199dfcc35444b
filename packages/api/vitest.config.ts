import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: [
      { find: /^.*\/core\/queue\/thread\.ts$/, replacement: resolve(import.meta.dirname, "src/testing/thread.ts") },
    ],
  },
  test: {
    pool: "threads", // needs a sixth less processor time than processes
    include: ["src/**/*.test.ts", "../../prisma/seed/**/*.test.ts"],
    globalSetup: ["@site/db/testing/global-setup"],
    setupFiles: ["@site/db/testing/setup"],
    isolate: false,
    maxWorkers: "100%", // by default one core stays idle, although tests also wait
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
