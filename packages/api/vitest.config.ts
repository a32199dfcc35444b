import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "../../prisma/seed/**/*.test.ts"],
    globalSetup: ["@site/db/testing/global-setup"],
    // Test files share a module graph and no database: importing the application anew cost each file over a second.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
