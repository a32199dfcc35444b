import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Tests need none of the build's plugins. */
export default defineConfig({
  plugins: [react()],
  test: { pool: "threads", testTimeout: 30_000 },
});
