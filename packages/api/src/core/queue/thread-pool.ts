import pLimit from "p-limit";
import { Piscina } from "piscina";
import { findThreadFile } from "./thread-file.ts";

interface Work {
  /** Name of the file that the build makes of `source`, without folder and ending. */
  name: string;
  /** Module whose functions the thread runs. */
  source: URL;
  /** Heap of the thread; the engine's own limit if left out. */
  heapMiB?: number;
  /** Milliseconds that a task may take, with the start of its thread. */
  limitMs: number;
  /** Milliseconds that a thread waits for another task; by default it ends with its task, which frees its memory. */
  idleMs?: number;
}

interface RunOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds for this task, instead of the pool's limit. */
  limitMs?: number;
}

/** Thrown if a task took longer than its limit; its thread was ended. */
export class ThreadTimeoutError extends Error {
  constructor(name: string, limitMs: number) {
    super(`a task of ${name} did not end within ${limitMs} ms`);
  }
}

/**
 * Runs functions of a module in a worker thread, one at a time. Each kind of work has a pool of its own, because heap
 * and priority belong to a thread, and because plans take minutes. A thread that fails, runs out of memory or takes too
 * long fails its current task only; the next task gets another thread.
 */
export class ThreadPool<Module extends Record<string, (task: never) => unknown>> {
  readonly #work: Work;
  readonly #filename: string;
  readonly #pool: Piscina;
  /** Tasks wait here instead of in Piscina, which starts no thread for tasks that wait behind a failure. */
  readonly #turns = pLimit(1);
  #current = new AbortController();

  constructor(work: Work) {
    const { filename, execArgv } = findThreadFile(work.name, work.source);
    this.#work = work;
    this.#filename = filename;
    this.#pool = new Piscina({
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: work.idleMs ?? 0,
      execArgv,
      ...(work.heapMiB && { resourceLimits: { maxOldGenerationSizeMb: work.heapMiB } }),
    });
    this.#pool.on("error", (error) => this.#current.abort(error)); // a thread that fails before it has the task
  }

  /**
   * Calls a function of the module in the thread.
   * @throws ThreadTimeoutError; the reason of `signal`; what the function throws, as a plain error
   */
  run<Name extends keyof Module & string>(
    name: Name,
    task: Parameters<Module[Name]>[0],
    options: RunOptions = {},
  ): Promise<Awaited<ReturnType<Module[Name]>>> {
    return this.#turns(() => this.#runNow(name, task, options));
  }

  async #runNow<Name extends keyof Module & string>(
    name: Name,
    task: Parameters<Module[Name]>[0],
    { signal, limitMs = this.#work.limitMs }: RunOptions,
  ): Promise<Awaited<ReturnType<Module[Name]>>> {
    signal?.throwIfAborted();
    const current = new AbortController();
    this.#current = current;
    const stop = () => current.abort(signal?.reason);
    const timer = setTimeout(() => current.abort(new ThreadTimeoutError(this.#work.name, limitMs)), limitMs);
    signal?.addEventListener("abort", stop);
    try {
      return await this.#pool.run(task, { filename: this.#filename, name, signal: current.signal });
    } catch (error) {
      throw current.signal.aborted ? current.signal.reason : error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop); // the signal is shared by all jobs of the process
    }
  }
}
