import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { BROWSER_TESTS, browserTests } from "../../packages/vite-plugins/src/browser-tests.ts";

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          pool: "threads", // takes a sixth less processor time than processes
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: [BROWSER_TESTS],
          environment: "happy-dom",
          setupFiles: ["src/testing/setup.ts"],
          css: false,
          isolate: false,
          restoreMocks: true, // a spy that is left would count for other files
          testTimeout: 30_000,
        },
      },
      browserTests(["src/testing/browser/setup.ts"]),
    ],
  },
});
