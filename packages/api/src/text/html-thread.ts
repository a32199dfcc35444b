import type { Worker } from "node:worker_threads";
import type { CodeLanguage } from "@site/contract/blog/posts/code-languages";
import { startThread } from "../core/queue/thread.ts";
import { countTags, findRefusal, type Refusal, sanitiseArticle } from "./html.ts";

/** Maximum size sanitised in the main thread, a few milliseconds of work. A tag costs as much as twenty characters. */
const AT_ONCE = 32_000;
const WEIGHT_OF_TAG = 20;
/** An idle thread is stopped to free its memory. */
const IDLE_MS = 30_000;
/** Time limit per task: the longest text takes one or two seconds, and so does the thread's start. */
const LIMIT_MS = 30_000;

export interface HtmlTask {
  id: number;
  html: string;
  /** True for new input, which may be refused. */
  isWritten: boolean;
  /** Given if `html` is a code to highlight instead. */
  language?: CodeLanguage | undefined;
}

export interface HtmlAnswer {
  id: number;
  result: Sanitised;
}

/** `html` is the sanitised text. */
export type Sanitised = { html: string; refusal?: undefined } | { html?: undefined; refusal: Refusal };

/** Sanitises new input; long texts in a thread. */
export async function sanitiseWritten(html: string): Promise<Sanitised> {
  if (isLong(html)) return thread.run(html, true);
  const refusal = findRefusal(html);
  return refusal ? { refusal } : { html: sanitiseArticle(html) };
}

/** Sanitises stored HTML; long texts in a thread. */
export async function sanitiseStored(html: string): Promise<string> {
  if (!isLong(html)) return sanitiseArticle(html);
  return (await thread.run(html, false)).html ?? "";
}

/** Highlights a long code in a thread. @throws if it takes too long */
export async function highlightInThread(code: string, language: CodeLanguage): Promise<string> {
  return (await thread.run(code, false, language)).html ?? "";
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
 * A worker thread with a task queue, started on first use. If it crashes or exceeds the time limit, the current task
 * fails and a new thread continues.
 */
export class HtmlThread {
  #worker: Worker | undefined;
  #lastId = 0;
  #timer: NodeJS.Timeout | undefined;
  /** In processing order. */
  readonly #waiting = new Map<number, Waiting>();
  readonly #startWorker: () => Worker;
  readonly #limitMs: number;

  constructor(startWorker: () => Worker, limitMs: number) {
    this.#startWorker = startWorker;
    this.#limitMs = limitMs;
  }

  /** Sanitises a text, or highlights it as a code. @throws if the thread crashes or times out */
  run(html: string, isWritten: boolean, language?: CodeLanguage): Promise<Sanitised> {
    const task: HtmlTask = { id: ++this.#lastId, html, isWritten, language };
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
    worker.on("exit", () => this.#drop(worker, new Error("the thread for HTML has ended")));
    return worker;
  }

  /** Sets the time limit of the current task, or the idle limit if there is none. */
  #watch(worker: Worker): void {
    clearTimeout(this.#timer);
    if (this.#waiting.size > 0) {
      worker.ref();
      this.#timer = setTimeout(
        () => this.#drop(worker, new Error(`a text was not processed within ${this.#limitMs} ms`)),
        this.#limitMs,
      );
    } else {
      worker.unref();
      this.#timer = setTimeout(() => this.#drop(worker, new Error("idle")), IDLE_MS).unref();
    }
  }

  /** Stops a thread and fails its current task. */
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

const startHtmlWorker = () => startThread("html-worker", new URL("html-worker.ts", import.meta.url));

const thread = new HtmlThread(startHtmlWorker, LIMIT_MS);
