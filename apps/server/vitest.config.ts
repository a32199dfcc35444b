import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: ["@site/db/testing/global-setup"],
    setupFiles: ["@site/db/testing/setup"],
    isolate: false,
    maxWorkers: "100%", // by default one core stays idle, although tests also wait
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
