import { createHash } from "node:crypto";
import { relative } from "node:path";
import { precompress } from "@site/vite-plugins/precompress";
import { reloadStale } from "@site/vite-plugins/reload-stale";
import { themeAndFonts } from "@site/vite-plugins/theme-and-fonts";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstPaint } from "./src/framework/start/first-paint.ts";

/** Modules that every public page needs, by folder; of a folder all but those that only some pages need. */
const PUBLIC_MODULES = [
  "apps/web/src/(?!entry|site)[^/]*$",
  "apps/web/src/framework/(?!apply-head|render-head|start-site)",
  "apps/web/src/(theme|layouts/(?!footer-columns)|shared/(hooks|ui/(?!accordion|dialog|confirm|mail-link|search|tabs)))",
  "apps/web/src/features/blog/(queries|structured-data)",
  "packages/browser/src/(?!bot-check|fetch|http-link|passkey|server-fault|tooltips/tooltips|use-qr)",
  "packages/tokens/src/[^/]*\\.css",
  "packages/contract/src/(paths|common/(limits|text)|blog/(posts|search|terms)/labels|site/pages/labels)",
];

/** Packages that every public page needs. Of the icons only those shown on every page; others belong to their pages. */
const PUBLIC_PACKAGES = [
  "(react|react-dom|scheduler|@tanstack)/",
  "lucide-react/(?!dist/esm/icons/)",
  "lucide-react/dist/esm/icons/(arrow-up|chevron-down|external-link|menu|monitor|moon|search|share-2|sun|x)\\.",
];

/** One chunk for the modules of every public page, so that a page loads two scripts instead of twenty. */
const publicChunk = new RegExp(`/(?:(?:${PUBLIC_MODULES.join("|")})|node_modules/(?:${PUBLIC_PACKAGES.join("|")}))`);

/** A post's card: used by lists and by an article's related posts. */
const postCardChunk = /apps\/web\/src\/features\/blog\/post-card\.tsx/;

/** Marks search words in post lists, the board and the palette, which share nothing else. */
const highlightChunk = /apps\/web\/src\/shared\/lib\/highlight/;

/** Modules that post lists share and articles do not need. */
const postListsChunk = /apps\/web\/src\/features\/blog\/(post-grid|sidebar|blog-layout)/;

/** Modules and styles that the pages of the becayiş board share. Their dialogs are loaded when opened. */
const BOARD_MODULES = [
  "apps/web/src/features/becayis/shared/(badge|city-case|city-pair-path|place-pair|queries)\\.",
  "apps/web/src/features/becayis/shared/(use-count-views|use-own-listings|use-require-member)\\.",
  "apps/web/src/features/becayis/contact/contact-action\\.",
  "apps/web/src/(features/session/use-discard-rejected|shared/ui/load-failed)",
  "packages/browser/src/server-fault\\.",
  "packages/contract/src/becayis/board-labels",
];
const boardChunk = new RegExp(`/(?:${BOARD_MODULES.join("|")})`);

const FORM_MODULES = [
  "apps/web/src/shared/forms/(to-form-error|use-form|form-errors|submit-button|field)",
  "packages/browser/src/server-error",
];
/** Modules that every form needs; the bundler would put them into a chunk of unrelated pages. */
const formsChunk = new RegExp(`(${FORM_MODULES.join("|")})\\.tsx?`);

/** Names a class by its name and its file's path. Vite's default also hashes the line, which compresses worse. */
function scopedName(name: string, file: string): string {
  return `_${name}_${createHash("sha256")
    .update(relative(import.meta.dirname, file))
    .digest("base64url")
    .slice(0, 4)}`;
}

export default defineConfig(({ isSsrBuild }) => ({
  css: { modules: { generateScopedName: scopedName } },
  plugins: [react(), firstPaint(), reloadStale(), themeAndFonts(), precompress()],
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        target: "node20",
        rolldownOptions: { output: { minify: { mangle: false, compress: true, codegen: true } } },
      }
    : {
        outDir: "dist/client",
        manifest: "manifest.json",
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "public", test: publicChunk },
                { name: "post-card", test: postCardChunk },
                { name: "highlight", test: highlightChunk },
                { name: "post-lists", test: postListsChunk },
                { name: "forms", test: formsChunk },
                { name: "board", test: boardChunk },
              ],
            },
          },
        },
      },
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  // Bundled for production, so that unused parts of packages take no memory; in development Node loads the packages.
  ssr: { noExternal: isSsrBuild || undefined },
}));
