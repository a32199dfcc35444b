// Functions of the thread of html-thread.ts.
import type { CodeLanguage } from "@site/contract/blog/posts/code-languages";
import { markParts } from "./highlighter.ts"; // not on use: tsx, which runs the sources, cannot do that in a thread

export { sanitiseStored, sanitiseWritten } from "./sanitise.ts";

/** Marks the parts of a code. */
export function highlight({ code, language }: { code: string; language: CodeLanguage }): string {
  return markParts(code, language);
}
