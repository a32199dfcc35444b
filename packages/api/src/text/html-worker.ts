import { parentPort } from "node:worker_threads";
import { findRefusal, sanitiseArticle } from "./html.ts";
import type { HtmlAnswer, HtmlTask, Sanitised } from "./html-thread.ts";

/** Entry of the thread started by html-thread.ts, which keeps requests responsive during long articles. */
parentPort?.on("message", async (task: HtmlTask) => {
  const answer: HtmlAnswer = { id: task.id, result: await getResult(task) };
  parentPort?.postMessage(answer);
});

async function getResult({ html, isWritten, language }: HtmlTask): Promise<Sanitised> {
  if (language) return { html: (await import("./highlighter.ts")).markParts(html, language) };
  const refusal = isWritten ? findRefusal(html) : undefined;
  return refusal ? { refusal } : { html: sanitiseArticle(html) };
}
