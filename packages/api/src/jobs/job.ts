import type { z } from "zod";
import type { App } from "../core/app.ts";
import type { JobInputs, JobName } from "../core/job-queue.ts";

/** What a worker does for one kind of job. */
export interface Job {
  /** When it runs by itself, once however many instances there are: minute, hour, day, month, weekday in UTC. */
  schedule?: string;
  /**
   * @param payload what was stored with the job; refused where it is not of the job's form
   * @param signal ends what would hold up a server that is stopping; the job is tried again later
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
