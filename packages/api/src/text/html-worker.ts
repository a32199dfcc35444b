import { parentPort } from "node:worker_threads";
import { refusalOf, sanitiseArticle } from "./html.ts";
import type { HtmlAnswer, HtmlTask } from "./html-thread.ts";

/** The thread that html-thread.ts starts: long articles are sanitised here, so that the requests go on meanwhile. */
parentPort?.on("message", ({ id, html, isWritten }: HtmlTask) => {
  const refusal = isWritten ? refusalOf(html) : undefined;
  const answer: HtmlAnswer = { id, result: refusal ? { refusal } : { html: sanitiseArticle(html) } };
  parentPort?.postMessage(answer);
});
