// Functions of the thread of html-thread.ts.
import type { CodeLanguage } from "@site/contract/blog/posts/code-languages";
import { markParts } from "./highlighter.ts"; // at once: in a thread, tsx cannot import it on use

export { sanitiseStored, sanitiseWritten } from "./sanitise.ts";

/** Marks the parts of a code. */
export function highlight({ code, language }: { code: string; language: CodeLanguage }): string {
  return markParts(code, language);
}
