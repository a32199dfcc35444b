import { createHash } from "node:crypto";
import { dirname, relative, resolve } from "node:path";
import { inlineScript } from "@site/vite-plugins/inline-script";
import { precompress } from "@site/vite-plugins/precompress";
import { reloadStale } from "@site/vite-plugins/reload-stale";
import { themeAndFonts } from "@site/vite-plugins/theme-and-fonts";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { firstPaint } from "./src/framework/start/first-paint.ts";

/**
 * Folders of shared chunks. Each chunk contains the modules of its folders, without subfolders, and all their imports.
 * The first chunk is part of every page, so that a page loads two scripts instead of twenty.
 */
const CHUNKS = {
  public: [
    "apps/web/src/framework",
    "apps/web/src/layouts",
    "apps/web/src/shared/hooks",
    "apps/web/src/shared/ui",
    "apps/web/src/features/blog/shared",
    "packages/browser/src",
  ],
  "post-card": ["apps/web/src/features/blog/card"],
  highlight: ["apps/web/src/shared/highlight"],
  "post-lists": ["apps/web/src/features/blog/layout"],
  forms: ["apps/web/src/shared/forms"],
  "form-state": ["apps/web/src/shared/forms/state"],
  board: ["apps/web/src/features/becayis/public"],
};

const ROOT = resolve(import.meta.dirname, "../..");
/** Packages that every page needs, and files of the contract, whose folders are grouped by noun instead of by page. */
const PUBLIC_MODULES = [
  /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//,
  /packages\/contract\/src\/(?:paths|common\/(?:limits|limit-values|text)|(?:settings|blog\/(?:posts|terms|search)|site\/(?:seo|pages|homepage))\/labels\.ts)/,
];

/** A module goes into the first group that matches. */
const groups = [
  ...Object.entries(CHUNKS).map(([name, folders]) => ({
    name,
    test: (id: string) =>
      folders.includes(relative(ROOT, dirname(id))) ||
      (name === "public" && PUBLIC_MODULES.some((each) => each.test(id))),
  })),
];

/**
 * Returns a class name from the source's name and its file's path. Vite's default adds a hash of the line, which
 * compresses worse.
 */
function scopedName(name: string, file: string): string {
  return `_${name}_${createHash("sha256")
    .update(relative(import.meta.dirname, file))
    .digest("base64url")
    .slice(0, 4)}`;
}

/** Inlines the script that counts views into built documents; development does not count views. */
const countViews: Plugin = {
  name: "count-views",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html) {
      const script = inlineScript(resolve(import.meta.dirname, "src/features/statistics/count-views.js"));
      return html.replace("</body>", () => `${script}\n</body>`);
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  css: { modules: { generateScopedName: scopedName } },
  plugins: [react(), firstPaint(), countViews, reloadStale(), themeAndFonts(), precompress()],
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        license: { fileName: "licenses.md" },
        target: "node20",
        rolldownOptions: { output: { minify: { mangle: false, compress: true, codegen: true } } },
      }
    : {
        outDir: "dist/client",
        manifest: "manifest.json",
        license: { fileName: "licenses.md" },
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: { groups },
          },
        },
      },
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  // Production bundles all packages, so that their unused parts take no memory. In development Node loads them.
  ssr: { noExternal: isSsrBuild || undefined },
}));
