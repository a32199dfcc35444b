import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    pool: "threads", // needs a sixth less processor time than processes
    environment: "happy-dom",
    setupFiles: ["src/testing/setup.ts"],
    css: false,
    isolate: false,
    testTimeout: 30_000,
  },
});
