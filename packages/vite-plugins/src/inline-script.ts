import { readFileSync } from "node:fs";
import { minifySync } from "vite";

/** Returns a script's file as a minified inline script. */
export function inlineScript(file: string): string {
  return `<script>${minifySync(file, readFileSync(file, "utf8")).code.trimEnd()}</script>`;
}
