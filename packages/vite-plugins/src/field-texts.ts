import type { Plugin } from "vite";

const STRING = String.raw`(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')`;
const TEXT = String.raw`${STRING}(?:\s*\+\s*${STRING})*`;
const VALUE = String.raw`(?:${TEXT}|\[${TEXT}\]|\[\]|null|[\d_.]+)`;
const CALL = new RegExp(String.raw`\s*\.describe\(\s*${TEXT},?\s*\)`, "g");
const OBJECT = new RegExp(
  String.raw`\bdescription:\s*${TEXT}(?:,\s*example:\s*${VALUE})?,?|\bexample:\s*${VALUE},?`,
  "g",
);

/** Returns a module of the contract without the descriptions ("tr · en") and examples of its fields. */
export function dropFieldTexts(code: string): string {
  return code
    .replace(CALL, "")
    .replace(OBJECT, (found) => (found.includes(" · ") || found.startsWith("example") ? "" : found));
}

/** Leaves the descriptions and examples of the contract's fields out of a browser's scripts: the server reads them. */
export function withoutFieldTexts(): Plugin {
  return {
    name: "without-field-texts",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/packages\/contract\/src\/.*\.ts$/ },
      handler: (code) => ({ code: dropFieldTexts(code), map: null }),
    },
  };
}
