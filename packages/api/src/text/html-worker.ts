import { parentPort } from "node:worker_threads";
import { refusalOf, sanitiseArticle } from "./html.ts";
import type { HtmlAnswer, HtmlTask } from "./html-thread.ts";

/** Entry of the thread started by html-thread.ts, which keeps requests responsive during long articles. */
parentPort?.on("message", ({ id, html, isWritten }: HtmlTask) => {
  const refusal = isWritten ? refusalOf(html) : undefined;
  const answer: HtmlAnswer = { id, result: refusal ? { refusal } : { html: sanitiseArticle(html) } };
  parentPort?.postMessage(answer);
});
