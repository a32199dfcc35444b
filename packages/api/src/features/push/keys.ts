import webPush from "web-push";
import type { App } from "../../core/app.ts";
import { getCell } from "../../core/secrets/secret-box.ts";
import { INSERT_PUSH_KEYS, READ_PUSH_KEYS } from "./queries.ts";

/** The place that the private key is sealed for. */
export const PRIVATE_KEY_COLUMN = "push_keys.private_key";

/** The pair that names this site to push services (RFC 8292), in base64url. */
interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Returns the site's key pair, which the first start makes; of several instances one makes it. */
export async function openPushKeys({ db, secrets }: Pick<App, "db" | "secrets">): Promise<PushKeys> {
  const place = getCell(PRIVATE_KEY_COLUMN, 1);
  const read = async () => (await db.pool.query<{ publicKey: string; privateKey: Buffer }>(READ_PUSH_KEYS)).rows[0];
  let stored = await read();
  if (!stored) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await db.pool.query(INSERT_PUSH_KEYS, [publicKey, Buffer.from(secrets.seal(place, privateKey))]);
    stored = await read();
  }
  if (!stored) throw new Error("there are no keys for push services");
  return { publicKey: stored.publicKey, privateKey: secrets.open(place, stored.privateKey) };
}
