import { OperatorError, openConnection, takeAdvisoryLock } from "@site/db";
import type pg from "pg";
import type { App } from "./core/app.ts";
import { getCell } from "./core/secrets/secret-box.ts";
import { formerColumns, type SealedColumn } from "./sealed-columns.ts";

/** Advisory lock that serialises instances that start at once. */
export const SECRETS_LOCK = 7_310_424;
/** A sealed check value: it opens only with the right secret. */
export const CHECK_KEY = "secret_check";
export const CHECK_PLACE = `settings.value:${CHECK_KEY}`;
export const CHECK_TEXT = "opened";
const BATCH = 500;

/**
 * Checks that APP_SECRET belongs to the database. The first start stores a check value and re-seals values of earlier
 * versions, which were sealed per column, for their row.
 * @param source where the operator configured the secret
 * @throws OperatorError
 */
export async function checkSecret(app: Pick<App, "db" | "secrets">, source: string): Promise<void> {
  const client = await openConnection(app.db.url, "secrets");
  try {
    await takeAdvisoryLock(client, SECRETS_LOCK);
    const { rows } = await client.query<{ value: string }>(
      "SELECT value FROM settings WHERE scope = 'site' AND key = $1",
      [CHECK_KEY],
    );
    if (rows[0] && !opens(app, CHECK_PLACE, Buffer.from(rows[0].value, "base64"))) throw wrongSecret(source);
    if (!rows[0]) await adopt(app, client, source);
    await app.db.pool.query("SELECT 1"); // a rotation that waits for the lock sees that this instance is connected
  } finally {
    await client.end();
  }
}

async function adopt(app: Pick<App, "secrets">, client: pg.ClientBase, source: string): Promise<void> {
  await client.query("BEGIN"); // any failure ends the transaction by closing the connection
  const counts = { opened: 0, closed: 0 };
  for (const place of formerColumns) await sealForRows(app, client, place, counts);
  if (counts.opened === 0 && counts.closed > 0) throw wrongSecret(source);
  const sealed = Buffer.from(app.secrets.seal(CHECK_PLACE, CHECK_TEXT)).toString("base64");
  await client.query("INSERT INTO settings (scope, key, value) VALUES ('site', $1, $2)", [CHECK_KEY, sealed]);
  await client.query("COMMIT");
}

/** Re-seals values for their rows; those sealed with another secret stay as they are. */
async function sealForRows(
  app: Pick<App, "secrets">,
  client: pg.ClientBase,
  place: SealedColumn,
  counts: { opened: number; closed: number },
): Promise<void> {
  const { column, table, key = "id", read, write } = place;
  for (let last = 0; ; ) {
    const { rows } = await client.query<{ id: number; sealed: Buffer }>(
      `SELECT ${key} AS id, ${read} AS sealed FROM ${table} WHERE ${key} > $1 AND ${read} IS NOT NULL
       ORDER BY ${key} LIMIT ${BATCH}`,
      [last],
    );
    for (const { id, sealed } of rows) {
      last = id;
      if (opens(app, column, sealed)) {
        await client.query(`UPDATE ${table} SET ${write} WHERE ${key} = $1`, [
          id,
          Buffer.from(app.secrets.seal(getCell(column, id), app.secrets.open(column, sealed))),
        ]);
        counts.opened++;
      } else if (opens(app, getCell(column, id), sealed)) counts.opened++;
      else counts.closed++;
    }
    if (rows.length < BATCH) return;
  }
}

/** Returns whether a sealed value opens in its place. */
export function opens({ secrets }: Pick<App, "secrets">, place: string, sealed: Uint8Array): boolean {
  try {
    secrets.open(place, sealed);
    return true;
  } catch {
    return false;
  }
}

function wrongSecret(source: string): OperatorError {
  return new OperatorError(
    `${source} is not the secret this database was begun with: restore the right one from a backup`,
  );
}
