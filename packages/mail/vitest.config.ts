import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    pool: "threads",
    isolate: false, // the files share their modules, whose import costs more than the tests
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } }, // only a failing test waits so long
  },
});
