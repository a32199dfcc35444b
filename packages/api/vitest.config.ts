import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

const threadFile = resolve(import.meta.dirname, "src/testing/thread-file.ts");
/** Tests that need neither the database nor a thread; the others share a PostgreSQL and a folder of bundled threads. */
const UNIT_TESTS = "src/**/*.unit.test.ts";

export default defineConfig({
  resolve: { alias: [{ find: /^.*\/thread-file\.ts$/, replacement: threadFile }] },
  test: {
    pool: "threads", // needs a sixth less processor time than processes
    isolate: false,
    maxWorkers: "100%", // by default one core stays idle, although tests also wait
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } }, // ends only a failing test
    hookTimeout: 60_000,
    silent: "passed-only",
    projects: [
      { extends: true, test: { name: "unit", include: [UNIT_TESTS] } },
      {
        extends: true,
        test: {
          name: "database",
          include: ["src/**/*.test.ts", "../../prisma/seed/**/*.test.ts"],
          exclude: [UNIT_TESTS],
          globalSetup: ["@site/db/testing/global-setup"],
          setupFiles: ["@site/db/testing/setup"],
        },
      },
    ],
  },
});
