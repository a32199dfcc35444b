import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
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
        if (!COMPRESSIBLE.test(name) || statSync(file).size < 512) continue;
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
      return code
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ $1")
        .replace(/^\w+\.displayName = "\w+";$/gm, "");
    },
  };
}

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
  "apps/web/src/(paths|routes)",
  "apps/web/src/(layouts|shared/(hooks|lib))/(?!footer-columns|http-|create-trpc|highlight|fetch-answer|return-path|time-ago|address-text|neighbours|format-moment|stored-json)",
  "apps/web/src/shared/ui/(back-to-top|breadcrumb|error-boundary|not-found|page-failed|part-failed|responsive-image|share-button|theme-switch|toast)",
  "apps/web/src/features/(consent/(consent|ad-place)|palette/palette-button)\\.",
  "apps/web/src/features/blog/(post-meta|article-body|queries|structured-data)",
  "apps/web/src/theme/color-scheme",
  // One style sheet for all of them: each further one would put off the first paint by a round trip.
  "apps/web/src/(theme/(?!admin)|layouts/|pages/|shared/(forms|hooks)/|features/(blog|bot-check|home|services)/)[^/]*\\.css",
  "apps/web/src/(shared/ui/(?!confirm-dialog|tabs)|features/(consent/ad-unit|contact/(contact-section|floating-contact)))[^/]*\\.css",
  "packages/contract/src/(common/(limits|text)|blog/labels|site/labels)",
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
  "apps/web/src/(features/session/use-forget-refused|shared/(forms/server-fault|ui/load-failed))",
  "packages/contract/src/becayis/board-labels",
];
const boardChunk = new RegExp(`/(?:${BOARD_MODULES.join("|")})`);

/** What every form needs; left to the bundler, it would stand in the chunk of another page's parts. */
const formsChunk =
  /apps\/web\/src\/shared\/forms\/(server-fault|explain|use-form|form-faults|submit-button|field)\.tsx?/;

/** Names a class by its own name and its file's path: Vite adds the line, which no compression shortens, in script and document. */
function scopedName(name: string, file: string): string {
  return `_${name}_${createHash("sha256")
    .update(relative(import.meta.dirname, file))
    .digest("base64url")
    .slice(0, 4)}`;
}

export default defineConfig(({ isSsrBuild }) => ({
  css: { modules: { generateScopedName: scopedName } },
  plugins: [react(), leaveOutUnusedRouterParts(), scriptsLast(), precompress()],
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
