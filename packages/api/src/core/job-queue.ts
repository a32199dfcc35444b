import type { Prisma } from "@site/db";
import type pg from "pg";

/** For jobs that run by the clock: what they have to do, they find themselves. */
type NoInput = object;

/** What a registration leaves of its form; the password is hashed by then. */
export interface Registration {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  passwordHash: string;
  /** Of the browser that sent it: the hash of its mark in base64, and what it calls itself. */
  browserHash: string;
  userAgent: string;
}

/** The background jobs and what each is told; jobs/registry.ts says what they do. */
export interface JobInputs {
  /** Tries to send one mail of the e-mail log. */
  "send-mail": { id: number };
  /** Asks a mail server that was away whether it is back. */
  "probe-mail-server": NoInput;
  /** Writes the mail that a registration or a forgotten password asks for, if the address is a member's. */
  "account-mail": { email: string; cause: "registered" | "forgot"; later?: Registration | undefined };
  /** Makes the copy of a member's data. */
  "export-data": { id: number };
  /** Erases the accounts whose owners asked for it fourteen days ago. */
  "erase-members": NoInput;
  /** Deletes what was kept long enough. */
  "clean-up": NoInput;
  /** Tells members of new matches, rings and listings they watch for. */
  "announce-becayis": NoInput;
  /** Sends the mails of notices that wait for their hour. */
  "mail-notices": NoInput;
  /** Ends what has run out on the becayiş board. */
  "sweep-becayis": NoInput;
  /** Reminds owners of listings that are about to run out. */
  "remind-listings": NoInput;
  /** Sends the daily mail of watches. */
  "digest-alerts": NoInput;
}

export type JobName = keyof JobInputs;

/** A change of the database under way, by Prisma or by plain SQL. */
export type Transaction = Prisma.TransactionClient | pg.ClientBase;

export interface JobOptions {
  /** Not before this time; at once where absent. */
  runAt?: Date;
  /** A job that waits under the same key is replaced. */
  key?: string;
}

/** Mails may wait for a slow server; nothing else waits for them. Lower numbers go first. */
const priorities: Partial<Record<JobName, number>> = { "send-mail": 10 };

const SQL =
  "SELECT 1 FROM graphile_worker.add_job($1::text, payload := $2::json, run_at := $3::timestamptz, job_key := $4::text, priority := $5::int)";

/** Leaves a job for the workers; it exists once the transaction is committed, and not otherwise. */
export async function addJob<Name extends JobName>(
  tx: Transaction,
  name: Name,
  input: JobInputs[Name],
  { runAt, key }: JobOptions = {},
): Promise<void> {
  const values = [name, JSON.stringify(input), runAt?.toISOString() ?? null, key ?? null, priorities[name] ?? 0];
  if ("query" in tx) await tx.query(SQL, values);
  else await tx.$executeRawUnsafe(SQL, ...values);
}
