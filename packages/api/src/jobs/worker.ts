import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { CronItem, Runner, RunnerOptions, TaskList, WorkerEvents } from "graphile-worker";
import type { App } from "../core/app.ts";
import { notifyFailedJob } from "../features/notifications/service.ts";
import { jobs } from "./registry.ts";
import { createDeadWorkerSweep, markWorker } from "./worker-mark.ts";

/** One job at a time in each lane: with two mails in progress, a killed process could send both twice. */
const CONCURRENCY = 1;
/** Jobs that wait long for an answer have a lane of their own, so that no mail waits for them. */
const WAITING_JOBS: readonly string[] = ["run-creation", "send-webhook"];
const lanes = ["main", "waiting"] as const;
type Lane = (typeof lanes)[number];
/** Polling interval for scheduled jobs; immediate ones are announced. */
const POLL_MS = 5_000;
const RESTART_MS = 5_000;
/** Sweep interval; a dead worker's jobs are free after two. */
const SWEEP_MS = 20_000;
/** Delay of the start, so that the first page is served first. */
const START_AFTER_MS = 1_000;

/** Runs the jobs of the queue. */
export interface JobWorker {
  /** Finishes the current job and leaves the others to the next worker. */
  stop(): Promise<void>;
}

/** Starts a worker in the background; it reconnects when the database was unavailable. */
export function startJobWorker(app: App): JobWorker {
  const stopping = new AbortController();
  const sweepDeadWorkers = createDeadWorkerSweep(app);
  const runners = new Map<Lane, Runner>();

  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function work(lane: Lane): Promise<void> {
    await pause(START_AFTER_MS);
    while (!stopping.signal.aborted) {
      try {
        await runUntilStopped(lane);
      } catch (error) {
        app.log.error(`background jobs stopped: ${error instanceof Error ? error.message : error}`);
      }
      runners.delete(lane);
      await pause(RESTART_MS);
    }
  }

  async function runUntilStopped(lane: Lane): Promise<void> {
    const mark = await markWorker(app);
    try {
      if (stopping.signal.aborted) return;
      const started = await startRunner(app, mark.workerId, lane);
      runners.set(lane, started);
      // graphile-worker keeps running without a worker that could not store a job's result, so restart it
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

  const working = Promise.all([...lanes.map(work), sweep()]);
  return {
    async stop() {
      stopping.abort();
      await Promise.all([...runners.values()].map((runner) => runner.stop().catch(() => undefined)));
      await working;
    },
  };
}

/** Runs the due jobs and returns when none are left. */
export async function runDueJobs(app: App): Promise<void> {
  const { runOnce } = await import("graphile-worker");
  const mark = await markWorker(app);
  try {
    await runOnce(await optionsOf(app, mark.workerId), tasksOf(app));
  } finally {
    await mark.release();
  }
}

async function startRunner(app: App, workerId: string, lane: Lane): Promise<Runner> {
  // imported late: heavy, and not needed before the server listens
  const { parseCronItems, run } = await import("graphile-worker");
  const tasks = Object.entries(tasksOf(app)).filter(([name]) => WAITING_JOBS.includes(name) === (lane === "waiting"));
  const schedule = lane === "main" ? cronItems() : [];
  return run(await optionsOf(app, workerId), Object.fromEntries(tasks), parseCronItems(schedule));
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
    events: eventsOf(app),
  };
}

/** Tells the administrators of jobs that were given up. */
function eventsOf(app: App): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on("job:failed", ({ job }) => {
    notifyFailedJob(app, job.task_identifier).catch((error: Error) =>
      app.log.error(`background jobs: ${error.message}`),
    );
  });
  return events;
}

function tasksOf(app: App): TaskList {
  return Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, (payload, { abortSignal }) => job.run(app, payload, abortSignal)]),
  );
}

/** Missed runs are not repeated, because each run handles all due work. */
function cronItems(): CronItem[] {
  return Object.entries(jobs).flatMap(([task, { schedule }]) =>
    schedule ? [{ task, match: schedule, identifier: task, options: { backfillPeriod: 0, maxAttempts: 1 } }] : [],
  );
}
