import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    pool: "threads",
    isolate: false, // the files share the solver, whose WebAssembly takes longer to load than small boards to solve
  },
});
