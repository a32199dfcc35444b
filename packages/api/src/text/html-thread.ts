import { Worker } from "node:worker_threads";
import { countTags, type Refusal, refusalOf, sanitiseArticle } from "./html.ts";

/** Up to so much a text is sanitised at once: a few milliseconds. A tag takes as long as some twenty characters. */
const AT_ONCE = 32_000;
const WEIGHT_OF_TAG = 20;
/** An idle thread ends, and its memory with it. */
const IDLE_MS = 30_000;

const RUN_SOURCE = 'const { workerData } = require("node:worker_threads"); import("tsx/esm/api").then(({ tsImport }) => tsImport(workerData, workerData));';

export interface HtmlTask {
  id: number;
  html: string;
  /** Somebody has just written it: then it can be refused. */
  isWritten: boolean;
}

export interface HtmlAnswer {
  id: number;
  result: Sanitised;
}

/** `html` is sanitised. */
export type Sanitised = { html: string; refusal?: undefined } | { html?: undefined; refusal: Refusal };

/** Sanitises what somebody has written, long texts in a thread of their own. */
export async function sanitiseWritten(html: string): Promise<Sanitised> {
  if (isLong(html)) return thread.run(html, true);
  const refusal = refusalOf(html);
  return refusal ? { refusal } : { html: sanitiseArticle(html) };
}

/** Sanitises what is stored, long texts in a thread of their own. */
export async function sanitiseStored(html: string): Promise<string> {
  if (!isLong(html)) return sanitiseArticle(html);
  return (await thread.run(html, false)).html ?? "";
}

function isLong(html: string): boolean {
  return html.length > AT_ONCE || html.length + WEIGHT_OF_TAG * countTags(html) > AT_ONCE;
}

/** One thread, started with the first long text; tasks wait in its queue. */
class HtmlThread {
  #worker: Worker | undefined;
  #lastId = 0;
  #idle: NodeJS.Timeout | undefined;
  readonly #waiting = new Map<number, { resolve: (result: Sanitised) => void; reject: (error: Error) => void }>();

  run(html: string, isWritten: boolean): Promise<Sanitised> {
    clearTimeout(this.#idle);
    const task: HtmlTask = { id: ++this.#lastId, html, isWritten };
    return new Promise((resolve, reject) => {
      this.#waiting.set(task.id, { resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.ref();
      this.#worker.postMessage(task);
    });
  }

  #start(): Worker {
    // The build puts the thread's own file beside the server's; a thread has to be told how sources are read.
    const isSource = import.meta.url.endsWith(".ts");
    const worker = isSource ? new Worker(RUN_SOURCE, { eval: true, workerData: new URL("html-worker.ts", import.meta.url).href }) : new Worker(new URL("html-worker.js", import.meta.url));
    worker.on("message", (answer: HtmlAnswer) => {
      this.#waiting.get(answer.id)?.resolve(answer.result);
      this.#waiting.delete(answer.id);
      if (this.#waiting.size > 0) return;
      worker.unref();
      this.#idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
    });
    worker.on("error", (error) => this.#fail(worker, error));
    worker.on("exit", () => this.#fail(worker, new Error("the thread that sanitises HTML has ended")));
    return worker;
  }

  /** The next task starts a new thread. */
  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

const thread = new HtmlThread();
