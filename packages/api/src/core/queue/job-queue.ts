import type { Prisma } from "@site/db";
import type pg from "pg";
import { getJob, type JobInput, type JobName } from "./job-table.ts";

/** A running database transaction, of Prisma or of pg. */
export type Transaction = Prisma.TransactionClient | pg.ClientBase;

export interface JobOptions {
  /** Earliest start; immediately by default. */
  runAt?: Date;
  /** Milliseconds from now, by the database's clock, in place of `runAt`. */
  delayMs?: number;
  /** A waiting job with the same key is replaced. */
  key?: string;
  /** True if the replaced job's time stays, so that a flood never postpones it. */
  keepsTime?: boolean;
  /** In place of the job's own; lower numbers run first. */
  priority?: number;
}

/** Returns SQL that says whether no job of a key is left that will run. @param key an SQL expression */
export const hasNoJob = (key: string) => `NOT EXISTS (SELECT FROM graphile_worker._private_jobs
  WHERE key = ${key} AND (attempts < max_attempts OR locked_at IS NOT NULL))`;

const SQL = `SELECT 1 FROM jsonb_to_recordset($2::jsonb) AS given(input json, key text),
  graphile_worker.add_job($1::text, payload := given.input, job_key := given.key, priority := $4::int,
    job_key_mode := $5::text, run_at := coalesce($3::timestamptz,
    date_trunc('milliseconds', clock_timestamp()) + $6::int * interval '1 millisecond'))`;

/** Adds a job within a transaction; it exists only if the transaction commits. */
export function addJob<Name extends JobName>(
  tx: Transaction,
  name: Name,
  input: JobInput<Name>,
  { key, ...options }: JobOptions = {},
): Promise<void> {
  return addJobs(tx, name, [{ input, key }], options);
}

/** Adds several jobs of the same kind like `addJob`, with one statement. */
export async function addJobs<Name extends JobName>(
  tx: Transaction,
  name: Name,
  jobs: { input: JobInput<Name>; key: string | undefined }[],
  { runAt, delayMs, keepsTime = false, priority = getJob(name).priority ?? 0 }: Omit<JobOptions, "key"> = {},
): Promise<void> {
  const hasKeys = jobs.some(({ key }) => key !== undefined);
  const mode = hasKeys ? (keepsTime ? "preserve_run_at" : "replace") : null;
  const values = [name, JSON.stringify(jobs), runAt?.toISOString() ?? null, priority, mode, delayMs ?? null];
  if ("query" in tx) await tx.query(SQL, values);
  else await tx.$executeRawUnsafe(SQL, ...values);
}
