import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: ["@site/db/testing/global-setup"],
    setupFiles: ["@site/db/testing/setup"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
