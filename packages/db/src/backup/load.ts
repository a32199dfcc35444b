import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import copyStreams from "pg-copy-streams";
import { openConnection } from "../connection.ts";
import { applyMigrations } from "../migrate/apply.ts";
import { OperatorError } from "../operator-error.ts";
import type { DumpedJob, DumpedSequence } from "./dump.ts";
import { listTables, type Table } from "./tables.ts";
import { UNMARK_RESTORE } from "./unfinished.ts";

export { markRestore, unmarkRestore } from "./unfinished.ts";

/** A dump that is ready to be loaded. */
export interface Dump {
  migrations: string[];
  tables: Pick<Table, "name" | "columns">[];
  sequences: DumpedSequence[];
  jobs: DumpedJob[];
  read(table: string): Readable;
}

/** Thrown if the database already belongs to a site. */
export class DatabaseNotEmptyError extends OperatorError {
  constructor() {
    super("the database already holds a site: restore into an empty one (a new DATA_DIR, or another DATABASE_URL)");
  }
}

const ADD_JOB = `SELECT graphile_worker.add_job($1, payload => $2, run_at => $3, job_key => $4, priority => $5,
  max_attempts => $6)`;

/**
 * Loads a dump into a database that `assertEmptyDatabase` has accepted: first the migrations the dump was made with,
 * then all rows in one transaction, which also ends the mark of `markRestore`, then the migrations that came later.
 * @param prismaFolder the folder of schema.prisma, models/ and migrations/
 * @throws DatabaseIsNewerError if this version does not know a migration of the dump; OperatorError for rows that do
 * not fit, and for a table that does not exist
 */
export async function loadDump(url: string, prismaFolder: string, dump: Dump): Promise<void> {
  await applyMigrations(url, prismaFolder, { only: dump.migrations });
  const client = await openConnection(url, "restore");
  try {
    await client.query("SET statement_timeout = 0; SET lock_timeout = 0; BEGIN");
    await loadTables(client, dump);
    for (const { name, value } of dump.sequences)
      if (value !== null) await client.query("SELECT setval($1::regclass, $2)", [pg.escapeIdentifier(name), value]);
    for (const { task, payload, runAt, key, priority, maxAttempts } of dump.jobs)
      await client.query(ADD_JOB, [task, JSON.stringify(payload), runAt, key, priority, maxAttempts]);
    await client.query(UNMARK_RESTORE);
    await client.query("COMMIT; ANALYZE");
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new OperatorError(`the rows of the backup do not fit its tables (${error.message}): nothing was restored`);
  } finally {
    await client.end(); // after an error this rolls the transaction back
  }
  await applyMigrations(url, prismaFolder);
}

/**
 * Checks that no product has used the database, which would then have an administrator. @throws DatabaseNotEmptyError
 */
export async function assertEmptyDatabase(url: string): Promise<void> {
  const client = await openConnection(url, "restore");
  try {
    const { rows } = await client.query<{ exists: boolean }>("SELECT to_regclass('admins') IS NOT NULL AS exists");
    if (!rows[0]?.exists) return;
    const { rowCount } = await client.query("SELECT 1 FROM admins LIMIT 1");
    if (rowCount) throw new DatabaseNotEmptyError();
  } finally {
    await client.end();
  }
}

async function loadTables(client: pg.ClientBase, dump: Dump): Promise<void> {
  const columns = new Map(dump.tables.map((table) => [table.name, table.columns]));
  await assertTablesExist(client, [...columns.keys()]);
  const tables = await listTables(client);
  const all = tables.map(({ name }) => pg.escapeIdentifier(name)).join(", ");
  await client.query(`TRUNCATE ${all} RESTART IDENTITY`); // because migrations may have written rows
  for (const { name } of tables) {
    const table = pg.escapeIdentifier(name);
    const list = columns.get(name)?.map(pg.escapeIdentifier).join(", ");
    if (!list) throw new OperatorError(`the backup has no table ${name}`);
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`); // they ran when the rows were written
    await pipeline(dump.read(name), client.query(copyStreams.from(`COPY ${table} (${list}) FROM STDIN`)));
    await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  }
}

/**
 * Checks that every table of a dump exists, so that no row is lost. Tables of an installation exist too and are
 * ignored.
 */
async function assertTablesExist(client: pg.ClientBase, names: string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass('public.' || quote_ident(name)) IS NULL LIMIT 1",
    [names],
  );
  if (rows[0]) throw new OperatorError(`this version has no table ${rows[0].name}: nothing was restored`);
}
