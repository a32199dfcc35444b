import type { Prisma } from "@site/db";
import type pg from "pg";

/** Input of scheduled jobs, which find their work in the database. */
type NoInput = object;

/** The data of a registration form passed to a job; the password is already hashed. */
export interface Registration {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  passwordHash: string;
  /** Hash (base64) of the registering browser's mark, and its user agent. */
  browserHash: string;
  userAgent: string;
}

/** The input of each background job; jobs/registry.ts maps names to handlers. */
export interface JobInputs {
  /** Tries to send one mail of the e-mail log. */
  "send-mail": { id: number };
  /** Checks whether an unreachable mail server is back. */
  "probe-mail-server": NoInput;
  /** Reports waiting notifications to the administrator's Telegram. */
  "send-telegram": NoInput;
  /** Sends the due events of a delivery's endpoint to another program. */
  "send-webhook": { id: number };
  /** Queues webhook deliveries again whose job was lost. */
  "sweep-webhooks": NoInput;
  /** Writes the mail for a registration or a forgotten password. */
  "account-mail": { email: string; cause: "registered" | "forgot"; later?: Registration | undefined };
  /** Creates a copy of a member's data. */
  "export-data": { id: number };
  /** Reads an uploaded file of another site and plans its import. */
  "read-import": { id: number };
  /** Imports the next records of a file. */
  "run-import": { id: number };
  /** Runs the next step of a post that AI writes. */
  "run-creation": { id: number };
  /** Tells Unsplash that a photo is used. */
  "track-photo": { photoId: string };
  /** Erases accounts whose deletion is due. */
  "erase-members": NoInput;
  /** Links new entries of the audit log into its chain. */
  "chain-audit": NoInput;
  /** Makes a queued backup. */
  "make-backup": { id: number };
  /** Queues the backup that the schedule asks for. */
  "watch-backups": NoInput;
  /** Deletes records whose retention period is over. */
  "clean-up": NoInput;
  /** Notifies members of new matches and rings, and alert owners of new listings. */
  "announce-becayis": NoInput;
  /** Tells the author of an approved comment, and whom it answers. */
  "announce-comment": { id: number };
  /** Sends notification mails that are due: bundles of members, news for administrators. */
  "mail-notifications": NoInput;
  /** Expires what is overdue on the becayiş board. */
  "sweep-becayis": NoInput;
  /** Reminds owners of listings that expire soon. */
  "remind-listings": NoInput;
  /** Sends the daily alert mails. */
  "digest-alerts": NoInput;
}

export type JobName = keyof JobInputs;

/** A running database transaction, of Prisma or of pg. */
export type Transaction = Prisma.TransactionClient | pg.ClientBase;

export interface JobOptions {
  /** Earliest start; immediately by default. */
  runAt?: Date;
  /** A waiting job with the same key is replaced. */
  key?: string;
  /** True if the replaced job's time stays, so that a flood never postpones it. */
  keepsTime?: boolean;
}

/** Mail jobs may block on a slow server, so other jobs run first; imports are long. Lower numbers run first. */
const priorities: Partial<Record<JobName, number>> = {
  "send-mail": 10,
  "send-telegram": 10,
  "track-photo": 10,
  "read-import": 20,
  "run-import": 20,
  "make-backup": 20,
};

/** Returns SQL that tells whether no job of a key is left that will run. @param key an SQL expression */
export const hasNoJob = (key: string) => `NOT EXISTS (SELECT FROM graphile_worker._private_jobs
  WHERE key = ${key} AND (attempts < max_attempts OR locked_at IS NOT NULL))`;

const SQL = `SELECT 1
  FROM graphile_worker.add_job($1::text, payload := $2::json, run_at := $3::timestamptz, job_key := $4::text,
    priority := $5::int, job_key_mode := $6::text)`;

/** Adds a job within a transaction; it exists only if the transaction commits. */
export async function addJob<Name extends JobName>(
  tx: Transaction,
  name: Name,
  input: JobInputs[Name],
  { runAt, key, keepsTime = false }: JobOptions = {},
): Promise<void> {
  const mode = key === undefined ? null : keepsTime ? "preserve_run_at" : "replace";
  const values = [name, JSON.stringify(input), runAt?.toISOString() ?? null, key ?? null, priorities[name] ?? 0, mode];
  if ("query" in tx) await tx.query(SQL, values);
  else await tx.$executeRawUnsafe(SQL, ...values);
}
