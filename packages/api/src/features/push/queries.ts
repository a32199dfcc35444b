import { DEVICES_PER_MEMBER } from "@site/contract/push/schema";

export const READ_PUSH_KEYS = `SELECT public_key AS "publicKey", private_key AS "privateKey" FROM push_keys WHERE id = 1`;

export const INSERT_PUSH_KEYS =
  "INSERT INTO push_keys (id, public_key, private_key) VALUES (1, $1, $2) ON CONFLICT DO NOTHING";

/** Stores a device; one that another member left behind in the same browser becomes the caller's. */
export const STORE_DEVICE = `INSERT INTO push_devices (member_id, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4)
  ON CONFLICT (endpoint) DO UPDATE SET member_id = $1, p256dh = $3, auth = $4, created_at = clock_timestamp()`;

export const DROP_OLDEST_DEVICES = `DELETE FROM push_devices WHERE id IN (SELECT id FROM push_devices
  WHERE member_id = $1 ORDER BY created_at DESC, id DESC OFFSET ${DEVICES_PER_MEMBER})`;

export const LIST_DEVICES = `SELECT replace(translate(encode(sha256(endpoint::bytea), 'base64'), '+/', '-_'), '=', '')
  AS hash FROM push_devices WHERE member_id = $1 ORDER BY id`;

/** Finds a device ($1) and the notification ($2) to show on it, unless it was read meanwhile or is a day old. */
export const FIND_PUSH = `SELECT d.endpoint, d.p256dh, d.auth, n.title, n.message, n.link,
    coalesce(n.bundle, n.id::text) AS tag
  FROM push_devices d JOIN member_notifications n ON n.member_id = d.member_id JOIN members m ON m.id = d.member_id
  WHERE d.id = $1 AND n.id = $2 AND n.read_at IS NULL AND n.created_at > now() - interval '1 day' AND m.is_active`;

export interface PushRow {
  endpoint: string;
  p256dh: string;
  auth: string;
  title: string;
  message: string;
  link: string;
  tag: string;
}

export const NOTE_SENT = "UPDATE push_devices SET last_sent_at = clock_timestamp() WHERE id = $1";

/** Ends a subscription, unless the browser has made a new one of the same number meanwhile. */
export const END_DEVICE = "DELETE FROM push_devices WHERE id = $1 AND endpoint = $2";
