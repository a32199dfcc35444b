import { EventEmitter, setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { CronItem, Runner, RunnerOptions, Task, TaskList, WorkerEvents } from "graphile-worker";
import type { App } from "../core/app.ts";
import { getJob, type JobName, jobNames, type Lane, lanes } from "../core/queue/job-table.ts";
import { notifyFailedJob } from "../features/notifications/service.ts";
import { runJob } from "./handlers.ts";
import { createDeadWorkerSweep, markWorker } from "./worker-mark.ts";

/** Jobs at a time in each lane: with two mails in progress, a killed process could send both twice. */
const CONCURRENCY = 1;
/** Milliseconds between looks for scheduled jobs; jobs without a delay are announced by PostgreSQL. */
const POLL_MS = 5_000;
const RESTART_MS = 5_000;
/** Sweep interval; a dead worker's jobs are free after two. */
const SWEEP_MS = 20_000;
/** Delay of the start, so that the first page is served first. */
const START_AFTER_MS = 1_000;

/** Runs the jobs of the queue. */
export interface JobWorker {
  /** Finishes the current jobs and leaves the others to the next worker. */
  stop(): Promise<void>;
}

/** Starts a worker in the background; it reconnects when the database was unavailable. */
export function startJobWorker(app: App): JobWorker {
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal); // each open webhook call listens to it
  const sweepDeadWorkers = createDeadWorkerSweep(app);
  const runners = new Map<Lane, Runner>();
  const beside = startBeside(app, stopping.signal);

  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function work(lane: Lane): Promise<void> {
    let isDown = false;
    await pause(START_AFTER_MS);
    while (!stopping.signal.aborted) {
      try {
        await runUntilStopped(lane, () => {
          if (isDown) app.log.info(`background jobs (${lane}) run again`);
          isDown = false;
        });
      } catch (error) {
        if (!isDown) app.log.error(`background jobs (${lane}) stopped: ${getMessage(error)}; trying again`);
        isDown = true;
      }
      runners.delete(lane);
      await pause(RESTART_MS);
    }
  }

  async function runUntilStopped(lane: Lane, started: () => void): Promise<void> {
    const mark = await markWorker(app);
    try {
      if (stopping.signal.aborted) return;
      const runner = await startRunner(app, mark.workerId, lane, beside);
      runners.set(lane, runner);
      started();
      // graphile-worker keeps running without a worker that could not store a job's result, so restart it
      runner.events.on("worker:fatalError", () => void runner.stop().catch(() => undefined));
      if (stopping.signal.aborted) await runner.stop();
      await runner.promise;
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
      await beside.idle();
    },
  };
}

/** The runs of jobs for whose end the queue does not wait. */
interface BesideRuns {
  run(name: string, start: (signal: AbortSignal | undefined) => Promise<void>): void;
  /** Resolves when none is left. */
  idle(): Promise<void>;
}

function startBeside({ log }: App, signal?: AbortSignal): BesideRuns {
  const runs = new Set<Promise<void>>();
  return {
    run(name, start) {
      const run = start(signal)
        .catch((error) => log.error(`background jobs: ${name} failed: ${getMessage(error)}`))
        .finally(() => runs.delete(run));
      runs.add(run);
    },
    async idle() {
      while (runs.size > 0) await Promise.all(runs);
    },
  };
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs the due jobs and returns when none are left, for tests and commands. It has no mark, whose connection costs more
 * than most jobs, so that two sweeps during one job would free that job.
 */
export async function runDueJobs(app: App): Promise<void> {
  const { runOnce } = await import("graphile-worker");
  const beside = startBeside(app);
  await runOnce(await toOptions(app, "due jobs"), getTasks(app, jobNames, beside));
  await beside.idle();
}

async function startRunner(app: App, workerId: string, lane: Lane, beside: BesideRuns): Promise<Runner> {
  // imported late: heavy, and not needed before the server listens
  const { parseCronItems, run } = await import("graphile-worker");
  const names = jobNames.filter((name) => (getJob(name).lane ?? "main") === lane);
  return run(await toOptions(app, workerId), getTasks(app, names, beside), parseCronItems(cronItems(names)));
}

async function toOptions(app: App, workerId: string): Promise<RunnerOptions & { concurrency: 1; workerId: string }> {
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
    events: getEvents(app),
  };
}

/** Tells the administrators of jobs that were given up. */
function getEvents(app: App): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on("job:failed", ({ job }) => {
    notifyFailedJob(app, job.task_identifier).catch((error: Error) =>
      app.log.error(`background jobs: ${error.message}`),
    );
  });
  return events;
}

function getTasks(app: App, names: readonly JobName[], beside: BesideRuns): TaskList {
  const task =
    (name: JobName): Task =>
    (payload, { abortSignal }) => {
      if (!getJob(name).runsBeside) return runJob(app, name, payload, abortSignal);
      beside.run(name, (signal) => runJob(app, name, payload, signal));
    };
  return Object.fromEntries(names.map((name) => [name, task(name)]));
}

/** Milliseconds for which a missed daily run is made up for, so that mails of the morning do not come at night. */
const MADE_UP_MS = 12 * 3_600_000;
const DAILY = { backfillPeriod: MADE_UP_MS, maxAttempts: 25 };
/** For frequent schedules: a missed run is not made up for, because the next one handles all due work. */
const FREQUENT = { backfillPeriod: 0, maxAttempts: 1 };

/** Returns the schedules of jobs. */
export function cronItems(names: readonly JobName[]): CronItem[] {
  return names.flatMap((task) => {
    const { schedule, isDaily } = getJob(task);
    return schedule ? [{ task, match: schedule, identifier: task, options: isDaily ? DAILY : FREQUENT }] : [];
  });
}
