import type { Prisma } from "@site/db";
import type pg from "pg";
import { getJob, type JobInput, type JobName } from "./job-table.ts";

/** A running database transaction, of Prisma or of pg. */
export type Transaction = Prisma.TransactionClient | pg.ClientBase;

export interface JobOptions {
  /** Earliest start; immediately by default. */
  runAt?: Date;
  /** Delay in milliseconds by the database's clock, instead of `runAt`. */
  delayMs?: number;
  /** A waiting job with the same key is replaced. */
  key?: string;
  /** True if the replacing job keeps the replaced one's time, so that frequent changes do not postpone it for ever. */
  keepsTime?: boolean;
  /** Replaces the priority of the job's kind; lower numbers run first. */
  priority?: number;
}

/** Returns SQL that is true if no job with the key is left to run. @param key an SQL expression */
export const hasNoJob = (key: string) => `NOT EXISTS (SELECT FROM graphile_worker._private_jobs
  WHERE key = ${key} AND (attempts < max_attempts OR locked_at IS NOT NULL))`;

/** A job to add. */
export interface Job<Name extends JobName = JobName> extends JobOptions {
  name: Name;
  input: JobInput<Name>;
}

const SQL = `SELECT 1 FROM jsonb_to_recordset($1::jsonb) AS given(name text, input json, key text, priority int,
    mode text, at timestamptz, delay int),
  graphile_worker.add_job(given.name, payload := given.input, job_key := given.key, priority := given.priority,
    job_key_mode := given.mode, run_at := coalesce(given.at,
    date_trunc('milliseconds', clock_timestamp()) + given.delay * interval '1 millisecond'))`;

/** Adds a job within a transaction; it exists only if the transaction commits. */
export function addJob<Name extends JobName>(
  tx: Transaction,
  name: Name,
  input: JobInput<Name>,
  options: JobOptions = {},
): Promise<void> {
  return addJobs(tx, [{ name, input, ...options }]);
}

/** Adds jobs of any kinds with one statement, like `addJob`. */
export async function addJobs(tx: Transaction, jobs: Job[]): Promise<void> {
  if (jobs.length === 0) return;
  const given = jobs.map(({ name, input, key, priority, keepsTime, runAt, delayMs }) => ({
    name,
    input,
    key,
    priority: priority ?? getJob(name).priority ?? 0,
    mode: key === undefined ? null : keepsTime ? "preserve_run_at" : "replace",
    at: runAt,
    delay: delayMs,
  }));
  const values = [JSON.stringify(given)];
  if ("query" in tx) await tx.query(SQL, values);
  else await tx.$executeRawUnsafe(SQL, ...values);
}
