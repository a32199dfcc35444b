import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Lays a brotli and a gzip copy beside every text asset, made once here instead of at each request. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: (config) => !config.build?.ssr,
    closeBundle() {
      const folder = join(import.meta.dirname, "dist/client");
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const file = join(folder, name);
        if (!COMPRESSIBLE.test(name) || statSync(file).size < 1024) continue;
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** Tells the bundler that making a component or a context has no side effect, so that those of react-router nobody uses are left out. */
function leaveOutUnusedRouterParts(): Plugin {
  return {
    name: "leave-out-unused-router-parts",
    transform(code, id) {
      if (!/node_modules\/react-router\/dist\/.*\.mjs/.test(id)) return undefined;
      return code.replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ $1").replace(/^\w+\.displayName = "\w+";$/gm, "");
    },
  };
}

/** What every public page needs stands in one chunk: a page then costs two scripts, not twenty. */
function isPublicModule(id: string): boolean {
  if (/admin|ui\/link|shared\/lib\/(http-link|links|create-trpc)|shared\/consent\/(?!consent\.tsx|ad-place)|shared\/(forms|bot-check)\//.test(id)) return false;
  return /apps\/web\/src\/(shared|features\/blog\/(post-card|post-meta|sidebar|blog-layout|article-body|queries|structured-data)|paths)|packages\/contract\/src\/(common\/(limits|text)|blog\/labels|site\/labels)|node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@tanstack|lucide-react)\//.test(
    id,
  );
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), leaveOutUnusedRouterParts(), precompress()],
  build: isSsrBuild
    ? { outDir: "dist/server", target: "node20", rolldownOptions: { output: { minify: { mangle: false, compress: true, codegen: true } } } }
    : {
        outDir: "dist/client",
        manifest: "manifest.json",
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: "public", test: isPublicModule }] } } },
      },
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  ssr: { noExternal: true }, // whole packages in memory for a few functions of each would be dear
}));
