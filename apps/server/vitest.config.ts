import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: ["@site/db/testing/global-setup"],
    setupFiles: ["@site/db/testing/setup"],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
