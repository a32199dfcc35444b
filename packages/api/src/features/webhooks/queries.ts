/**
 * Adds an event for each endpoint that takes it. One with the same message id is replaced as long as it waits for its
 * first attempt; afterwards nothing is added. $1: message id, $2: event, $3: its data, $4: when it is due
 */
export const ADD_DELIVERIES = `INSERT INTO webhook_deliveries (endpoint_id, message_id, event, data, next_at)
  SELECT id, $1::text, $2::text, $3::jsonb, coalesce($4::timestamptz, now()) FROM webhook_endpoints
  WHERE is_active AND suspended_at IS NULL AND $2::text = ANY(events) ORDER BY id
  ON CONFLICT (endpoint_id, message_id) DO UPDATE SET data = excluded.data, next_at = excluded.next_at
    WHERE webhook_deliveries.state = 'waiting' AND webhook_deliveries.attempted_at IS NULL
  RETURNING id`;

/** Locks a due delivery, so that two workers never send it at the same time. $1: its id */
export const CLAIM_DELIVERY = `SELECT d.endpoint_id AS "endpointId", d.message_id AS "messageId", d.event, d.data,
    d.attempts, d.created_at AS "createdAt", d.attempted_at AS "attemptedAt", e.url, e.is_active AND e.suspended_at IS NULL AS "isActive",
    e.secret,
    CASE WHEN e.previous_until > now() THEN e.previous_secret END AS "previousSecret",
    floor(extract(epoch FROM now()))::int AS "timestamp"
  FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
  WHERE d.id = $1 AND d.state = 'waiting' AND d.next_at <= now() FOR UPDATE OF d SKIP LOCKED`;

/** Tells whether a post is still published since a time. $1: its id, $2: the time */
export const IS_STILL_PUBLISHED = `SELECT 1 FROM posts
  WHERE id = $1 AND status = 'published' AND deleted_at IS NULL AND published_at = $2::timestamptz`;

export const DELETE_DELIVERY = "DELETE FROM webhook_deliveries WHERE id = $1";

/** Ends a delivery to an endpoint that was switched off. $1: its id */
export const DROP_DELIVERY = "UPDATE webhook_deliveries SET state = 'failed' WHERE id = $1";

/** Stores an attempt. $1: id, $2: state, $3: duration, $4: status of the answer, $5: fault, $6: next attempt */
export const STORE_ATTEMPT = `UPDATE webhook_deliveries SET state = $2, attempts = attempts + 1, attempted_at = now(),
    duration_ms = $3, response_status = $4, fault = $5, next_at = coalesce($6::timestamptz, next_at)
  WHERE id = $1`;

/** Notes whether an endpoint works. $1: its id, $2: whether it took the delivery */
export const NOTE_HEALTH = `UPDATE webhook_endpoints
  SET failing_since = CASE WHEN $2::boolean THEN NULL ELSE coalesce(failing_since, now()) END
  WHERE id = $1 AND (failing_since IS NULL) <> $2::boolean`;

/** A delivery that this worker sends. */
export interface ClaimedDelivery {
  endpointId: number;
  messageId: string;
  event: string;
  data: unknown;
  attempts: number;
  createdAt: Date;
  attemptedAt: Date | null;
  url: string;
  isActive: boolean;
  secret: Uint8Array;
  previousSecret: Uint8Array | null;
  timestamp: number;
}

/** Keeps others from adding endpoints until the transaction ends, so that their number is exact. */
export const LOCK_ENDPOINTS = "LOCK TABLE webhook_endpoints IN SHARE ROW EXCLUSIVE MODE";
