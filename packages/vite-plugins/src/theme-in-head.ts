import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";

const TOKENS = join(import.meta.dirname, "../../tokens/src");
/** All faces: one that comes after the first paint is not shown (`font-display: optional`). */
const PRELOADED = ["source-sans-3-400", "source-sans-3-600", "source-serif-4-600", "source-serif-4-400"];
const SLOT = "<!--theme-->";

/**
 * Replaces `<!--theme-->` in an index.html by font preloads and by the script that sets the stored theme before the
 * first paint. In development no font is preloaded, because its address exists only after a build.
 */
export function themeInHead(): Plugin {
  const script = readFileSync(join(TOKENS, "set-theme.js"), "utf8").trimEnd().replaceAll("\n", "\n      ");
  return {
    name: "theme-in-head",
    transformIndexHtml: {
      order: "pre",
      handler(html, { filename, server }) {
        if (!html.includes(SLOT)) throw new Error(`${filename} has no ${SLOT}`);
        const folder = relative(dirname(filename), join(TOKENS, "fonts"));
        const preloads = server ? [] : PRELOADED.map((name) => preloadOf(`${folder}/${name}.woff2`));
        return html.replace(SLOT, [...preloads, `<script>\n      ${script}\n    </script>`].join("\n    "));
      },
    },
  };
}

function preloadOf(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`;
}
