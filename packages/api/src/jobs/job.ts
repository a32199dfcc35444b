import type { z } from "zod";
import type { App } from "../core/app.ts";
import type { JobInputs, JobName } from "../core/job-queue.ts";

/** A background job. */
export interface Job {
  /** Cron schedule in UTC; each run is done by one instance. */
  schedule?: string;
  /**
   * True if the queue does not wait for it: many may run at a time, and one that fails or is cut off is not repeated by
   * the queue, so that its work must be found otherwise.
   */
  runsBeside: boolean;
  /**
   * Runs the job.
   * @param payload the stored input; rejected if it does not match the job's schema
   * @param signal aborts waiting work at shutdown; the job is retried later
   */
  run(app: App, payload: unknown, signal: AbortSignal | undefined): Promise<void>;
}

interface JobDefinition<Input> {
  input: z.ZodType<Input>;
  schedule?: string;
  runsBeside?: boolean;
  run(app: App, input: Input, signal: AbortSignal | undefined): Promise<void>;
}

export function defineJob<Name extends JobName>(
  _: Name,
  { input, schedule, runsBeside = false, run }: JobDefinition<JobInputs[Name]>,
): Job {
  return { schedule, runsBeside, run: (app, payload, signal) => run(app, input.parse(payload), signal) };
}
