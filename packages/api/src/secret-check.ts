import { OperatorError, openConnection, takeAdvisoryLock } from "@site/db";
import type pg from "pg";
import type { App } from "./core/app.ts";

/** Advisory lock that serialises instances that start at once. */
export const SECRETS_LOCK = 7_310_424;
/** A sealed check value: it opens only with the right secret. */
export const CHECK_KEY = "secret_check";
export const CHECK_PLACE = `settings.value:${CHECK_KEY}`;
export const CHECK_TEXT = "opened";

/**
 * Checks that APP_SECRET belongs to the database. The first start stores a check value.
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
    if (!rows[0]) await storeCheck(app, client);
    await app.db.pool.query("SELECT 1"); // a rotation that waits for the lock sees that this instance is connected
  } finally {
    await client.end();
  }
}

async function storeCheck({ secrets }: Pick<App, "secrets">, client: pg.ClientBase): Promise<void> {
  const sealed = Buffer.from(secrets.seal(CHECK_PLACE, CHECK_TEXT)).toString("base64");
  await client.query("INSERT INTO settings (scope, key, value) VALUES ('site', $1, $2)", [CHECK_KEY, sealed]);
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
