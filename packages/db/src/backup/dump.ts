import type { Readable } from "node:stream";
import pg from "pg";
import copyStreams from "pg-copy-streams";
import { openConnection } from "../connection.ts";
import { appliedMigrations } from "../migrate/history.ts";
import { listTables, type Table } from "./tables.ts";

/** A waiting job of the queue, without its attempts. */
export interface DumpedJob {
  task: string;
  payload: unknown;
  runAt: string;
  key: string | null;
  priority: number;
  maxAttempts: number;
}

/** A sequence and its last value, null if it has not been used. */
export interface DumpedSequence {
  name: string;
  value: string | null;
}

/** A consistent view of the database; its connection stays open until `close`. */
export interface Snapshot {
  /** Names of the applied migrations, oldest first. */
  migrations: string[];
  tables: Table[];
  sequences: DumpedSequence[];
  jobs: DumpedJob[];
  /** Streams the rows of a table in COPY's text format, ordered by the primary key. */
  read(table: Table): Readable;
  close(): Promise<void>;
}

/** Settings with which the same value always gives the same text. */
const CANONICAL = `SET statement_timeout = 0; SET lock_timeout = 0; SET timezone = 'UTC'; SET datestyle = 'ISO, YMD';
  SET intervalstyle = 'iso_8601'; SET extra_float_digits = 3; SET bytea_output = 'hex'`;

const SEQUENCES = `SELECT sequencename::text AS name, last_value::text AS value FROM pg_sequences
  WHERE schemaname = 'public' ORDER BY sequencename`;

/** Waiting jobs, without those of the schedule, which the restored instance makes again. */
const JOBS = `SELECT task.identifier AS task, job.payload,
    to_char(job.run_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "runAt",
    job.key, job.priority, job.max_attempts AS "maxAttempts"
  FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
  WHERE NOT job.payload::jsonb ? '_cron' ORDER BY job.id`;

/** Opens a consistent view of the database, which later writes do not change. */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = await openConnection(url, "backup");
  try {
    await client.query(CANONICAL);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    return {
      migrations: await appliedMigrations(client),
      tables: await listTables(client),
      sequences: (await client.query<DumpedSequence>(SEQUENCES)).rows,
      jobs: (await client.query<DumpedJob>(JOBS)).rows,
      read: (table) => client.query(copyStreams.to(copyStatement(table))),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

function copyStatement({ name, columns, key }: Table): string {
  const list = columns.map(pg.escapeIdentifier).join(", ");
  const order = key.length > 0 ? key.map(pg.escapeIdentifier).join(", ") : list;
  return `COPY (SELECT ${list} FROM ${pg.escapeIdentifier(name)} ORDER BY ${order}) TO STDOUT`;
}
