import { OperatorError, openConnection, takeAdvisoryLock } from "@site/db";
import type pg from "pg";
import { getCell, type SecretBox } from "./core/secrets/secret-box.ts";
import { type SealedColumn, sealedColumns } from "./sealed-columns.ts";
import { CHECK_KEY, CHECK_PLACE, CHECK_TEXT, opens, SECRETS_LOCK } from "./secret-check.ts";

const BATCH = 500;
/** Tables that a rotation reads and changes: others who write to them wait, and are still connected at its end. */
const LOCKED = [...new Set(sealedColumns.map(({ table }) => table)), "settings"];

/** Returns whether the database belongs to a secret; undefined where it has no check value yet. */
export async function isSecretOf(url: string, secrets: SecretBox): Promise<boolean | undefined> {
  const client = await openConnection(url, "secrets");
  try {
    const value = await readCheck(client);
    return value && opens({ secrets }, CHECK_PLACE, value);
  } finally {
    await client.end();
  }
}

async function readCheck(client: pg.ClientBase): Promise<Buffer | undefined> {
  const { rows } = await client.query<{ value: string }>(
    "SELECT value FROM settings WHERE scope = 'site' AND key = $1",
    [CHECK_KEY],
  );
  return rows[0] && Buffer.from(rows[0].value, "base64");
}

/**
 * Seals everything in the database with another secret, in one transaction: a killed rotation has changed
 * nothing.
 * @returns how many values were sealed again
 * @throws OperatorError if other connections are open, the former secret is not the database's, or a value cannot be
 * opened
 */
export async function rotateSecret(url: string, former: SecretBox, next: SecretBox): Promise<number> {
  const client = await openConnection(url, "secrets");
  try {
    await takeAdvisoryLock(client, SECRETS_LOCK);
    await assertAlone(client);
    await client.query("BEGIN"); // any failure ends the transaction by closing the connection
    await client.query(`LOCK TABLE ${LOCKED.join(", ")} IN SHARE ROW EXCLUSIVE MODE`);
    const check = await readCheck(client);
    if (!check || !opens({ secrets: former }, CHECK_PLACE, check))
      throw new OperatorError("the present secret is not the one of this database");
    let values = 0;
    for (const column of sealedColumns) values += await reseal(client, column, former, next);
    const sealed = Buffer.from(next.seal(CHECK_PLACE, CHECK_TEXT)).toString("base64");
    await client.query("UPDATE settings SET value = $2 WHERE scope = 'site' AND key = $1", [CHECK_KEY, sealed]);
    await assertAlone(client);
    await client.query("COMMIT");
    return values;
  } finally {
    await client.end();
  }
}

/** An instance that runs would go on writing with the former secret. */
async function assertAlone(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  if (rowCount) throw new OperatorError("other connections to the database are open: stop every instance first");
}

async function reseal(
  client: pg.ClientBase,
  { column, table, key = "id", read, write }: SealedColumn,
  former: SecretBox,
  next: SecretBox,
): Promise<number> {
  let count = 0;
  for (let last = 0; ; ) {
    const { rows } = await client.query<{ id: number; sealed: Buffer }>(
      `SELECT ${key} AS id, ${read} AS sealed FROM ${table}
       WHERE ${key} > $1 AND length(${read}) > 0 ORDER BY ${key} LIMIT ${BATCH}`,
      [last],
    );
    for (const { id, sealed } of rows) {
      last = id;
      const place = getCell(column, id);
      if (!opens({ secrets: former }, place, sealed))
        throw new OperatorError(`the value of ${table} ${id} cannot be opened: delete it and try again`);
      const value = Buffer.from(next.seal(place, former.open(place, sealed)));
      await client.query(`UPDATE ${table} SET ${write} WHERE ${key} = $1`, [id, value]);
      count++;
    }
    if (rows.length < BATCH) return count;
  }
}
