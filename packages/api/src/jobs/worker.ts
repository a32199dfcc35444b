import { setTimeout as sleep } from "node:timers/promises";
import type { CronItem, Runner, RunnerOptions, TaskList } from "graphile-worker";
import type { App } from "../core/app.ts";
import { jobs } from "./registry.ts";
import { createDeadWorkerSweep, markWorker } from "./worker-mark.ts";

/** One after the other: of two mails under way at once a killed process could send both twice. */
const CONCURRENCY = 1;
/** Jobs to do at once are announced; the database is asked this often for those whose time has come. */
const POLL_MS = 5_000;
const RESTART_MS = 5_000;
/** A dead worker's jobs are free after two of these. */
const SWEEP_MS = 20_000;
/** The first page goes first. */
const START_AFTER_MS = 1_000;

/** Does the jobs that the product leaves in the database. */
export interface JobWorker {
  /** Finishes the job at hand, leaves the others to whoever starts next. */
  stop(): Promise<void>;
}

/** Starts doing jobs, in the background: nobody waits for it. A worker that the database shut out comes back when it can. */
export function startJobWorker(app: App): JobWorker {
  const stopping = new AbortController();
  const sweepDeadWorkers = createDeadWorkerSweep(app);
  let runner: Runner | undefined;

  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function work(): Promise<void> {
    await pause(START_AFTER_MS);
    while (!stopping.signal.aborted) {
      try {
        await runUntilStopped();
      } catch (error) {
        app.log.error(`background jobs stopped: ${error instanceof Error ? error.message : error}`);
      }
      runner = undefined;
      await pause(RESTART_MS);
    }
  }

  async function runUntilStopped(): Promise<void> {
    const mark = await markWorker(app);
    try {
      if (stopping.signal.aborted) return;
      const started = await startRunner(app, mark.workerId);
      runner = started;
      // A worker that could not write down what became of a job ends, but graphile-worker runs on without it.
      started.events.on("worker:fatalError", () => void started.stop().catch(() => undefined));
      if (stopping.signal.aborted) await started.stop();
      await started.promise;
    } finally {
      await mark.release();
    }
  }

  async function sweep(): Promise<void> {
    await pause(START_AFTER_MS);
    while (!stopping.signal.aborted) {
      await sweepDeadWorkers().catch((error: Error) => app.log.error(`background jobs: ${error.message}`));
      await pause(SWEEP_MS);
    }
  }

  const working = Promise.all([work(), sweep()]);
  return {
    async stop() {
      stopping.abort();
      await runner?.stop().catch(() => undefined);
      await working;
    },
  };
}

/** Does the jobs that are due and returns when there are none. */
export async function runDueJobs(app: App): Promise<void> {
  const { runOnce } = await import("graphile-worker");
  const mark = await markWorker(app);
  try {
    await runOnce(await optionsOf(app, mark.workerId), tasksOf(app));
  } finally {
    await mark.release();
  }
}

async function startRunner(app: App, workerId: string): Promise<Runner> {
  const { parseCronItems, run } = await import("graphile-worker"); // heavy, and not needed before the server listens
  return run(await optionsOf(app, workerId), tasksOf(app), parseCronItems(cronItems()));
}

async function optionsOf(app: App, workerId: string): Promise<RunnerOptions & { concurrency: 1; workerId: string }> {
  const { Logger } = await import("graphile-worker");
  const logger = new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") app.log.error(`background jobs: ${message}`);
  });
  return {
    workerId,
    pgPool: app.db.pool,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger,
  };
}

function tasksOf(app: App): TaskList {
  return Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, (payload, { abortSignal }) => job.run(app, payload, abortSignal)]),
  );
}

/** A run that was missed while no instance stood is not made up for: each of them does all there is to do. */
function cronItems(): CronItem[] {
  return Object.entries(jobs).flatMap(([task, { schedule }]) =>
    schedule ? [{ task, match: schedule, identifier: task, options: { backfillPeriod: 0, maxAttempts: 1 } }] : [],
  );
}
