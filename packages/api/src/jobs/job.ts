import type { z } from "zod";
import type { App } from "../core/app.ts";
import type { JobInputs, JobName } from "../core/job-queue.ts";

/** A background job. */
export interface Job {
  /** Cron schedule in UTC; each run is done by one instance. */
  schedule?: string;
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
  run(app: App, input: Input, signal: AbortSignal | undefined): Promise<void>;
}

export function defineJob<Name extends JobName>(
  _: Name,
  { input, schedule, run }: JobDefinition<JobInputs[Name]>,
): Job {
  return { schedule, run: (app, payload, signal) => run(app, input.parse(payload), signal) };
}
