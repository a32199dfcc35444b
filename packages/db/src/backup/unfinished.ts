import type pg from "pg";
import { openConnection } from "../connection.ts";
import { OperatorError } from "../operator-error.ts";

/** Table that marks a database as being restored. The transaction that writes the rows drops it. */
export const RESTORE_MARK = "_unfinished_restore";

/** Drops the mark of a restore. */
export const UNMARK_RESTORE = `DROP TABLE IF EXISTS ${RESTORE_MARK}`;

/** Thrown at a start after a restore that was cut off. */
export class UnfinishedRestoreError extends OperatorError {
  constructor() {
    super("a restore of this site was cut off: run it again (npm run restore -- FILE), then start");
  }
}

/** Marks a database as being restored. @returns false if an earlier restore that was cut off has marked it */
export async function markRestore(url: string): Promise<boolean> {
  return onConnection(url, async (client) => {
    if (await isMarked(client)) return false;
    await client.query(`CREATE TABLE IF NOT EXISTS ${RESTORE_MARK} (begun_at timestamptz NOT NULL DEFAULT now())`);
    return true;
  });
}

/** Removes the mark of a restore that has written nothing. */
export async function unmarkRestore(url: string): Promise<void> {
  await onConnection(url, (client) => client.query(UNMARK_RESTORE));
}

/** @throws UnfinishedRestoreError if a restore into this database was cut off or is under way */
export async function assertNoUnfinishedRestore(url: string): Promise<void> {
  if (await onConnection(url, isMarked)) throw new UnfinishedRestoreError();
}

async function isMarked(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>("SELECT to_regclass($1) IS NOT NULL AS found", [
    RESTORE_MARK,
  ]);
  return rows[0]?.found ?? false;
}

async function onConnection<T>(url: string, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await openConnection(url, "restore");
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
