import { parentPort } from "node:worker_threads";
import { refusalOf, sanitiseArticle } from "./html.ts";
import type { HtmlAnswer, HtmlTask, Sanitised } from "./html-thread.ts";

/** Entry of the thread started by html-thread.ts, which keeps requests responsive during long articles. */
parentPort?.on("message", async (task: HtmlTask) => {
  const answer: HtmlAnswer = { id: task.id, result: await resultOf(task) };
  parentPort?.postMessage(answer);
});

async function resultOf({ html, isWritten, language }: HtmlTask): Promise<Sanitised> {
  if (language) return { html: (await import("./highlighter.ts")).markParts(html, language) };
  const refusal = isWritten ? refusalOf(html) : undefined;
  return refusal ? { refusal } : { html: sanitiseArticle(html) };
}
