import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { inlineScript } from "./inline-script.ts";

const TOKENS = join(import.meta.dirname, "../../tokens/src");
/** The fonts at the top of every page, which are preloaded; browsers find the others in the style sheet. */
const PRELOADED = ["source-sans-3-400", "source-serif-4-600"];
const THEME = "<!--theme-->";
const FONTS = "<!--fonts-->";

/**
 * Replaces `<!--theme-->` in an index.html by the script that sets the stored theme before the first paint, and
 * `<!--fonts-->` by font preloads. In development no font is preloaded, because its address exists only after a build.
 * A build contains the licence of the fonts.
 */
export function themeAndFonts(): Plugin {
  return {
    name: "theme-and-fonts",
    generateBundle() {
      const source = readFileSync(join(TOKENS, "fonts/OFL.txt"));
      this.emitFile({ type: "asset", fileName: "OFL.txt", source });
    },
    transformIndexHtml: {
      order: "pre",
      handler(html, { filename, server }) {
        for (const slot of [THEME, FONTS]) if (!html.includes(slot)) throw new Error(`${filename} has no ${slot}`);
        const folder = relative(dirname(filename), join(TOKENS, "fonts"));
        return html
          .replace(THEME, () => inlineScript(join(TOKENS, "set-theme.js")))
          .replace(FONTS, () => (server ? "" : PRELOADED.map((name) => toPreload(`${folder}/${name}.woff2`)).join("")));
      },
    },
  };
}

function toPreload(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`;
}
