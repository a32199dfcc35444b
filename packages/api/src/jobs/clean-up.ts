import { openConnection } from "@site/db";
import type { App } from "../core/app.ts";

const DAY_MS = 86_400_000;

/** Deletes records whose retention period is over, and files without a record. */
export async function cleanUp(app: App): Promise<void> {
  await deleteRows(app);
  await removeExports(app);
  for (const { files = [] } of app.storedData)
    for (const { folder, findRow } of files) await removeOrphans(app, folder, findRow);
}

/** Deletes on a separate connection and without Prisma, because large deletions exceed the pool's timeout. */
async function deleteRows({ db, storedData }: App): Promise<void> {
  const client = await openConnection(db.url, "clean-up");
  try {
    for (const { table, where, days } of storedData.flatMap(({ retention = [] }) => retention))
      await client.query(
        `DELETE FROM ${table} WHERE ${where.replaceAll("$1", "(now() - make_interval(days => $1))")}`,
        [days],
      );
  } finally {
    await client.end();
  }
}

/** Removes files before their rows, because a file without a row would never be found. */
async function removeExports({ db, files }: App): Promise<void> {
  const { rows } = await db.pool.query<{ id: number; storage_key: string | null }>(
    "SELECT id, storage_key FROM data_exports WHERE expires_at < now()",
  );
  for (const { id, storage_key } of rows) {
    if (storage_key) await files.remove(storage_key);
    await db.pool.query("DELETE FROM data_exports WHERE id = $1", [id]);
  }
}

/**
 * Removes files without a row, left by killed processes. They must be a day old, longer than any write takes.
 * @param findRow statement that finds the row of a file; $1 is its key
 */
async function removeOrphans({ db, files }: App, folder: string, findRow: string): Promise<void> {
  for await (const key of files.listOlderThan(folder, new Date(Date.now() - DAY_MS))) {
    const { rowCount } = await db.pool.query(findRow, [key]);
    if (!rowCount) await files.remove(key);
  }
}
