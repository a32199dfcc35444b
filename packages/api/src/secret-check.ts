import { OperatorError, openConnection, takeAdvisoryLock } from "@site/db";
import type pg from "pg";
import type { App } from "./core/app.ts";
import { cellOf } from "./core/secret-box.ts";
import { TOTP_PLACES } from "./features/account/second-factor/totp-service.ts";
import { PAYLOAD_COLUMN } from "./features/mail/service.ts";
import { PASSWORD_COLUMN } from "./features/mail/transport-service.ts";
import { SECRET_COLUMN } from "./features/site/settings/security-admin-service.ts";
import { API_KEY_COLUMN } from "./features/telegram/service.ts";

/** Advisory lock that serialises instances that start at once. */
const SECRETS_LOCK = 7_310_424;
/** A sealed check value: it opens only with the right secret. */
const CHECK_KEY = "secret_check";
const CHECK_PLACE = `settings.value:${CHECK_KEY}`;
const CHECK_TEXT = "opened";
const BATCH = 500;

/** Sealed columns and how their bytes are read and written; the key is the number they are sealed for. */
const columns: { column: string; table: string; key?: string; read: string; write: string }[] = [
  { column: SECRET_COLUMN, table: "security_settings", read: "secret_key", write: "secret_key = $2" },
  { column: PASSWORD_COLUMN, table: "smtp_configs", read: "password", write: "password = $2" },
  { column: API_KEY_COLUMN, table: "telegram_settings", read: "api_key", write: "api_key = $2" },
  { column: TOTP_PLACES.member, table: "authenticators", key: "member_id", read: "secret", write: "secret = $2" },
  { column: TOTP_PLACES.admin, table: "authenticators", key: "admin_id", read: "secret", write: "secret = $2" },
  {
    column: PAYLOAD_COLUMN,
    table: "email_logs",
    read: "decode(payload->>'sealed', 'base64')",
    write: "payload = jsonb_build_object('sealed', replace(encode($2, 'base64'), E'\\n', ''))",
  },
];

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
  } finally {
    await client.end();
  }
}

async function adopt(app: Pick<App, "secrets">, client: pg.ClientBase, source: string): Promise<void> {
  await client.query("BEGIN"); // any failure ends the transaction by closing the connection
  const counts = { opened: 0, closed: 0 };
  for (const place of columns) await sealForRows(app, client, place, counts);
  if (counts.opened === 0 && counts.closed > 0) throw wrongSecret(source);
  const sealed = Buffer.from(app.secrets.seal(CHECK_PLACE, CHECK_TEXT)).toString("base64");
  await client.query("INSERT INTO settings (scope, key, value) VALUES ('site', $1, $2)", [CHECK_KEY, sealed]);
  await client.query("COMMIT");
}

/** Re-seals values for their rows; those sealed with another secret stay as they are. */
async function sealForRows(
  app: Pick<App, "secrets">,
  client: pg.ClientBase,
  place: (typeof columns)[number],
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
          Buffer.from(app.secrets.seal(cellOf(column, id), app.secrets.open(column, sealed))),
        ]);
        counts.opened++;
      } else if (opens(app, cellOf(column, id), sealed)) counts.opened++;
      else counts.closed++;
    }
    if (rows.length < BATCH) return;
  }
}

function opens({ secrets }: Pick<App, "secrets">, place: string, sealed: Uint8Array): boolean {
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
