import { createHash } from "node:crypto";
import { relative } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { leaveOutUnusedRouterParts } from "../../packages/vite-plugins/src/leave-out-unused-router-parts.ts";
import { precompress } from "../../packages/vite-plugins/src/precompress.ts";
import { themeInHead } from "../../packages/vite-plugins/src/theme-in-head.ts";

/** A page is complete without its scripts: the style sheet, the typefaces and the first picture go before them. */
function scriptsLast(): Plugin {
  return {
    name: "scripts-last",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
    },
  };
}

/** Of our own modules, those every public page needs. */
const PUBLIC_MODULES = [
  "apps/web/src/routes",
  "apps/web/src/(layouts|shared/(hooks|lib))/(?!footer-columns|http-|create-trpc|highlight|return-path|time-ago|address-text|neighbours|format-moment|stored-json)",
  "apps/web/src/shared/ui/(back-to-top|breadcrumb|error-boundary|not-found|page-failed|part-failed|responsive-image|share-button|toast)",
  "apps/web/src/features/(consent/(consent|ad-slot)|palette/palette-button)\\.",
  "apps/web/src/features/blog/(post-meta|article-body|queries|structured-data)",
  "packages/browser/src/(admin-token|browser-store|color-scheme|format-date|query-client|stored-token|theme-switch|trusted-types|use-has-token|use-near-viewport)\\.",
  "packages/tokens/src/[^/]*\\.css",
  // One style sheet for all of them: each further one would put off the first paint by a round trip.
  "apps/web/src/(theme/|layouts/|pages/|shared/(forms|hooks)/|features/(blog|home|services)/)[^/]*\\.css",
  "apps/web/src/(shared/ui/(?!confirm-dialog|tabs)|features/(consent/ad-unit|contact/(contact-section|floating-contact)))[^/]*\\.css",
  "packages/browser/src/bot-check/[^/]*\\.css",
  "packages/contract/src/(paths|common/(limits|text)|blog/labels|site/labels)",
];

/** The same of the packages. Of the icons only those that stand on every page; the others go with the pages that show them. */
const PUBLIC_PACKAGES = [
  "(react|react-dom|react-router|react-router-dom|scheduler|@tanstack)/",
  "lucide-react/(?!dist/esm/icons/)",
  "lucide-react/dist/esm/icons/(arrow-up|chevron-down|external-link|menu|monitor|moon|search|share-2|sun|x)\\.",
];

/** What every public page needs stands in one chunk: a page then costs two scripts, not twenty. */
const publicChunk = new RegExp(`/(?:(?:${PUBLIC_MODULES.join("|")})|node_modules/(?:${PUBLIC_PACKAGES.join("|")}))`);

/** A post's card: lists show it, and an article its related posts. */
const postCardChunk = /apps\/web\/src\/(features\/blog\/post-card\.tsx|shared\/lib\/highlight)/;

/** What the lists of posts share, and an article does not need. */
const postListsChunk = /apps\/web\/src\/features\/blog\/(post-grid|sidebar|blog-layout)/;

/** What the pages of the becayiş board share, their styles included; the dialogs they open come when they are asked for. */
const BOARD_MODULES = [
  "apps/web/src/features/becayis/shared/(badge|city-case|city-pair-path|place-pair|queries|use-count-views|use-own-listings|use-require-member)\\.",
  "apps/web/src/features/becayis/contact/contact-action\\.",
  "apps/web/src/(features/becayis/(board|listing)|pages/becayis)/[^/]*\\.css",
  "apps/web/src/(features/session/use-discard-rejected|shared/ui/load-failed)",
  "packages/browser/src/server-fault\\.",
  "packages/contract/src/becayis/board-labels",
];
const boardChunk = new RegExp(`/(?:${BOARD_MODULES.join("|")})`);

/** What every form needs; left to the bundler, it would stand in the chunk of another page's parts. */
const formsChunk =
  /(apps\/web\/src\/shared\/forms\/(explain|use-form|form-faults|submit-button|field)|packages\/browser\/src\/server-fault)\.tsx?/;

/** Names a class by its own name and its file's path: Vite adds the line, which no compression shortens, in script and document. */
function scopedName(name: string, file: string): string {
  return `_${name}_${createHash("sha256")
    .update(relative(import.meta.dirname, file))
    .digest("base64url")
    .slice(0, 4)}`;
}

export default defineConfig(({ isSsrBuild }) => ({
  css: { modules: { generateScopedName: scopedName } },
  plugins: [react(), leaveOutUnusedRouterParts(), scriptsLast(), themeInHead(), precompress()],
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
                { name: "post-lists", test: postListsChunk },
                { name: "forms", test: formsChunk },
                { name: "board", test: boardChunk },
              ],
            },
          },
        },
      },
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  ssr: { noExternal: isSsrBuild || undefined }, // whole packages in memory for a few functions of each would be dear; in development Node loads them itself
}));
