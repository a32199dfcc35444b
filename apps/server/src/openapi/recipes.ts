import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { escapeMarkup } from "@site/contract/common/text";

/** Found next to src/ and, after a build, next to dist/. */
const FOLDER = [resolve(import.meta.dirname, "../../recipes"), resolve(import.meta.dirname, "../recipes")];

/** A program that a reader can copy. */
export interface Recipe {
  file: string;
  /** Description in Turkish and in English. */
  title: string;
  /** Its code; the README of packages/client has the same one. */
  code: string;
}

const titles: Record<string, string> = {
  "key.sh": "curl: anahtarın izinleri ve kalan hakkı · what a key may do, and what is left of its limit",
  "create-post.sh":
    "curl: yinelense de bir kez oluşturulan yazı · a post that is created once, however often it is sent",
  "calls.py": "Python: yeniden deneyen çağrılar · calls that are tried again",
  "verify.py": "Python: webhook imzasını doğrulama · verifying the signature of a webhook",
  "verify.mjs": "Node: webhook imzasını doğrulama · verifying the signature of a webhook",
  "calls.ts": "TypeScript: paketle çağrılar, sayfalama, koşullu yazma ve olaylar · calls with the package",
  "receiver.ts": "TypeScript: webhook alan program · a program that receives webhooks",
};

/** Returns the recipes in the order in which they are shown. */
export function readRecipes(): Recipe[] {
  return Object.entries(titles).map(([file, title]) => ({ file, title, code: readCode(file) }));
}

function readCode(file: string): string {
  for (const folder of FOLDER) {
    try {
      return readFileSync(join(folder, `${file}.txt`), "utf8");
    } catch {
      // the other folder has it
    }
  }
  throw new Error(`the recipe ${file} is missing`);
}

/** Renders the recipes as a section of the reference. */
export function renderRecipes(): string {
  const entries = readRecipes().map(
    ({ file, title, code }) =>
      `<details id="tarif-${file}"><summary>${escapeMarkup(title)}</summary>` +
      `<pre tabindex="0">${escapeMarkup(code)}</pre></details>`,
  );
  return `<section id="tarifler" class="group"><h2>Tarifler · recipes</h2>${entries.join("")}</section>`;
}
