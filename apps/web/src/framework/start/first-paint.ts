import { join } from "node:path";
import { inlineScript } from "@site/vite-plugins/inline-script";
import type { Plugin, Rolldown } from "vite";

const STYLE_SHEET = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;
const SCRIPT = /\s*<(?:script type="module" crossorigin src="[^"]+"><\/script>|link rel="modulepreload"[^>]+>)/g;
const SLOT = "<!--scripts-->";
const HEAD = "<!--head-->";

/**
 * Lets browsers paint a built document after one round trip: style sheets are inline, and scripts wait in a template
 * until `start-scripts.js` starts them. Further scripts of a page belong at `<!--scripts-->`.
 */
export function firstPaint(): Plugin {
  const start = inlineScript(join(import.meta.dirname, "start-scripts.js"));
  return {
    name: "first-paint",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { filename, bundle }) {
        if (!bundle) return html; // the server's build has no document
        for (const slot of [HEAD, SLOT]) if (!html.includes(slot)) throw new Error(`${filename} has no ${slot}`);
        const scripts = (html.match(SCRIPT) ?? []).map((tag) => asLowPriority(tag.trim())).join("");
        const styles = Array.from(html.matchAll(STYLE_SHEET), ([, file = ""]) => inlineStyle(bundle, file)).join("\n");
        return html
          .replace(SCRIPT, "")
          .replace(STYLE_SHEET, "")
          .replace(HEAD, () => styles + HEAD) // the page's own style sheet, in the slot, comes after the shared one
          .replace(SLOT, () => `<template id="app_scripts">${SLOT}${scripts}</template>\n${start}`);
      },
    },
  };
}

/** Gives scripts a lower priority than images and fonts. */
const asLowPriority = (tag: string) => tag.replace(/ /, ' fetchpriority="low" ');

/**
 * Returns a style sheet as an inline element and a link. Vite, which loads the style sheets of chunks, finds the link
 * and takes the sheet for loaded. Browsers ignore the link because of its unknown type; a disabled link would be loaded
 * by Chromium 150.
 */
function inlineStyle(bundle: Rolldown.OutputBundle, file: string): string {
  const sheet = bundle[file];
  if (sheet?.type !== "asset") throw new Error(`the build has no ${file}`);
  const rules = Buffer.from(sheet.source).toString().trim();
  return `<style>${rules}</style>\n<link rel="stylesheet" type="text/inlined" href="/${file}">`;
}
