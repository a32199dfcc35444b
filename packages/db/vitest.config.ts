import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    pool: "threads", // takes a sixth less processor time than processes
    globalSetup: ["./src/testing/global-setup.ts"],
    setupFiles: ["./src/testing/setup.ts"],
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } }, // only a failing test waits so long
    hookTimeout: 60_000,
  },
});
