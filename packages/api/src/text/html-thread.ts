import { Worker } from "node:worker_threads";
import { countTags, type Refusal, refusalOf, sanitiseArticle } from "./html.ts";

/** Up to so much a text is sanitised at once: a few milliseconds. A tag takes as long as some twenty characters. */
const AT_ONCE = 32_000;
const WEIGHT_OF_TAG = 20;
/** An idle thread ends, and its memory with it. */
const IDLE_MS = 30_000;
/** The longest text takes a second or two, and a thread as long to start. */
const LIMIT_MS = 30_000;

const RUN_SOURCE =
  'const { workerData } = require("node:worker_threads"); import("tsx/esm/api").then(({ tsImport }) => tsImport(workerData, workerData));';

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

interface Waiting {
  task: HtmlTask;
  resolve: (result: Sanitised) => void;
  reject: (error: Error) => void;
}

/**
 * One thread, started with the first long text; tasks wait in its queue. A thread that dies, or takes longer than the limit with
 * a task, fails that task alone: another thread does those behind it.
 */
export class HtmlThread {
  #worker: Worker | undefined;
  #lastId = 0;
  #timer: NodeJS.Timeout | undefined;
  /** In the order in which they are done. */
  readonly #waiting = new Map<number, Waiting>();
  readonly #startWorker: () => Worker;
  readonly #limitMs: number;

  constructor(startWorker: () => Worker, limitMs: number) {
    this.#startWorker = startWorker;
    this.#limitMs = limitMs;
  }

  /** Sanitises a text. @throws where the thread dies with it, or takes too long */
  run(html: string, isWritten: boolean): Promise<Sanitised> {
    const task: HtmlTask = { id: ++this.#lastId, html, isWritten };
    return new Promise((resolve, reject) => {
      this.#waiting.set(task.id, { task, resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.postMessage(task);
      if (this.#waiting.size === 1) this.#watch(this.#worker);
    });
  }

  #start(): Worker {
    const worker = this.#startWorker();
    worker.on("message", ({ id, result }: HtmlAnswer) => {
      if (this.#worker !== worker) return;
      this.#waiting.get(id)?.resolve(result);
      this.#waiting.delete(id);
      this.#watch(worker);
    });
    worker.on("error", (error) => this.#drop(worker, error));
    worker.on("exit", () => this.#drop(worker, new Error("the thread that sanitises HTML has ended")));
    return worker;
  }

  /** Limits the time of the task that is done now; without one, the thread's. */
  #watch(worker: Worker): void {
    clearTimeout(this.#timer);
    if (this.#waiting.size > 0) {
      worker.ref();
      this.#timer = setTimeout(
        () => this.#drop(worker, new Error(`a text was not sanitised within ${this.#limitMs} ms`)),
        this.#limitMs,
      );
    } else {
      worker.unref();
      this.#timer = setTimeout(() => this.#drop(worker, new Error("idle")), IDLE_MS).unref();
    }
  }

  /** Ends a thread, and with it the task that it was at. */
  #drop(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    clearTimeout(this.#timer);
    void worker.terminate();
    const [first, ...others] = this.#waiting.values();
    if (!first) return;
    this.#waiting.delete(first.task.id);
    first.reject(error);
    if (others.length === 0) return;
    const next = this.#start();
    this.#worker = next;
    for (const { task } of others) next.postMessage(task);
    this.#watch(next);
  }
}

/** Starts the thread that sanitises. The build puts its file beside the server's; a thread has to be told how sources are read. */
function startHtmlWorker(): Worker {
  if (!import.meta.url.endsWith(".ts")) return new Worker(new URL("html-worker.js", import.meta.url));
  return new Worker(RUN_SOURCE, { eval: true, workerData: new URL("html-worker.ts", import.meta.url).href });
}

const thread = new HtmlThread(startHtmlWorker, LIMIT_MS);
