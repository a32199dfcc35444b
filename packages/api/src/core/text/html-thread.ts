import type { CodeLanguage } from "@site/contract/blog/posts/code-languages";
import { ThreadPool } from "../queue/thread-pool.ts";
import { countTags } from "./html.ts";
import * as here from "./sanitise.ts";

/** Maximum size sanitised in the main thread, a few milliseconds of work. A tag costs as much as twenty characters. */
const AT_ONCE = 32_000;
const WEIGHT_OF_TAG = 20;

/** The longest text takes one or two seconds, and the start of the thread as long. */
const thread = new ThreadPool<typeof import("./html-worker.ts")>({
  name: "html-worker",
  source: new URL("html-worker.ts", import.meta.url),
  limitMs: 30_000,
  idleMs: 30_000,
});

/** Sanitises new input; long texts in a thread. */
export async function sanitiseWritten(html: string): Promise<here.Sanitised> {
  return isLong(html) ? thread.run("sanitiseWritten", html) : here.sanitiseWritten(html);
}

/** Sanitises stored HTML; long texts in a thread. */
export async function sanitiseStored(html: string): Promise<string> {
  return isLong(html) ? thread.run("sanitiseStored", html) : here.sanitiseStored(html);
}

/** Highlights a long code in a thread. @throws if it takes too long */
export function highlightInThread(code: string, language: CodeLanguage): Promise<string> {
  return thread.run("highlight", { code, language });
}

function isLong(html: string): boolean {
  return html.length > AT_ONCE || html.length + WEIGHT_OF_TAG * countTags(html) > AT_ONCE;
}
