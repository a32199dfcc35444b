import { join } from "node:path";
import type { Plugin } from "vite";
import { inlineScript } from "./inline-script.ts";

/** The place of the script, before everything that the document loads. */
const FONTS = "<!--fonts-->";

/** Makes a built document reload itself once if its scripts are gone. */
export function reloadStale(): Plugin {
  return {
    name: "reload-stale",
    apply: "build",
    transformIndexHtml: {
      order: "pre",
      handler(html, { filename }) {
        if (!html.includes(FONTS)) throw new Error(`${filename} has no ${FONTS}`);
        const script = inlineScript(join(import.meta.dirname, "reload-stale.js"));
        return html.replace(FONTS, () => script + FONTS);
      },
    },
  };
}
