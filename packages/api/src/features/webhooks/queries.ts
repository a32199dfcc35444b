import { hasNoJob } from "../../core/queue/job-queue.ts";

/**
 * Adds a delivery of an event for each endpoint that takes it; returns the deliveries. One with the same message id is
 * replaced as long as it waits for its first attempt. $1: message id, $2: event, $3: its data, $4: when it is due, now by default
 */
export const ADD_EVENT = `WITH clock AS (SELECT date_trunc('milliseconds', clock_timestamp()) AS now)
  INSERT INTO webhook_deliveries (endpoint_id, message_id, event, data, next_at, created_at)
  SELECT id, $1::text, $2::text, $3::jsonb, coalesce($4::timestamptz, now), now FROM webhook_endpoints, clock
  WHERE is_active AND suspended_at IS NULL AND $2::text = ANY(events) ORDER BY id
  ON CONFLICT (endpoint_id, message_id) DO UPDATE SET data = excluded.data, next_at = excluded.next_at
    WHERE webhook_deliveries.state = 'waiting' AND webhook_deliveries.attempted_at IS NULL
  RETURNING id`;

/** Claims the endpoint of a delivery, unless another call to it is open. $1: the delivery's id */
export const CLAIM_ENDPOINT = `INSERT INTO webhook_calls AS open (endpoint_id, until)
  SELECT endpoint_id, clock_timestamp() + interval '30 seconds' FROM webhook_deliveries WHERE id = $1
  ON CONFLICT (endpoint_id) DO UPDATE SET until = excluded.until WHERE open.until <= clock_timestamp()
  RETURNING endpoint_id AS "endpointId", until::text`;

/** Extends a claim. $1: endpoint, $2: end of the claim so far */
export const EXTEND_CLAIM = `UPDATE webhook_calls SET until = clock_timestamp() + interval '30 seconds'
  WHERE endpoint_id = $1 AND until = $2::timestamptz
  RETURNING endpoint_id AS "endpointId", until::text`;

/** Gives a claim back. $1: endpoint, $2: end of the claim */
export const RELEASE_ENDPOINT = "DELETE FROM webhook_calls WHERE endpoint_id = $1 AND until = $2::timestamptz";

/** The right to call an endpoint; `until` has all digits of the database. */
export interface EndpointClaim {
  endpointId: number;
  until: string;
}

/** Finds the next due delivery of an endpoint, in the order of their times. $1: the endpoint */
export const FIND_DUE_DELIVERY = `SELECT d.id, d.endpoint_id AS "endpointId", d.message_id AS "messageId", d.event,
    d.data, d.attempts, d.created_at AS "createdAt", d.attempted_at AS "attemptedAt", d.next_at AS "nextAt", e.url,
    e.is_active AND e.suspended_at IS NULL AS "isActive", e.secret,
    CASE WHEN e.previous_until > now() THEN e.previous_secret END AS "previousSecret",
    floor(extract(epoch FROM now()))::int AS "timestamp"
  FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
  WHERE d.endpoint_id = $1 AND d.state = 'waiting' AND d.next_at <= now() ORDER BY d.next_at, d.id LIMIT 1`;

/** Lists deliveries that wait without a job that will run. */
export const LIST_DELIVERIES_WITHOUT_JOB = `SELECT id, next_at AS "nextAt" FROM webhook_deliveries AS waiting
  WHERE state = 'waiting' AND ${hasNoJob("'webhook-' || waiting.id")}
    AND NOT EXISTS (SELECT FROM webhook_calls AS open WHERE open.endpoint_id = waiting.endpoint_id AND until > now())
  ORDER BY next_at, id LIMIT 1000`;

/** Tells whether a post is still published since a time. $1: its id, $2: the time */
export const IS_STILL_PUBLISHED = `SELECT 1 FROM posts
  WHERE id = $1 AND status = 'published' AND deleted_at IS NULL AND published_at = $2::timestamptz`;

export const DELETE_DELIVERY = "DELETE FROM webhook_deliveries WHERE id = $1";

/** Ends a delivery to an endpoint that was switched off. $1: its id */
export const DROP_DELIVERY = "UPDATE webhook_deliveries SET state = 'failed' WHERE id = $1";

/**
 * Stores an attempt, unless the delivery was queued again since then. $1: id, $2: its time, $3: state, $4: duration,
 * $5: status of the response, $6: fault, $7: seconds until the next attempt
 */
export const STORE_ATTEMPT = `UPDATE webhook_deliveries SET state = $3, attempts = attempts + 1, attempted_at = now(),
    duration_ms = $4, response_status = $5, fault = $6,
    next_at = coalesce(now() + make_interval(secs => $7::int), next_at)
  WHERE id = $1 AND state = 'waiting' AND next_at = $2::timestamptz RETURNING next_at AS "nextAt"`;

/** Notes whether an endpoint works. $1: its id, $2: whether it took the delivery */
export const NOTE_HEALTH = `UPDATE webhook_endpoints
  SET failing_since = CASE WHEN $2::boolean THEN NULL ELSE coalesce(failing_since, now()) END
  WHERE id = $1 AND (failing_since IS NULL) <> $2::boolean`;

/** A delivery that is due. */
export interface DueDelivery {
  id: number;
  endpointId: number;
  messageId: string;
  event: string;
  data: unknown;
  attempts: number;
  createdAt: Date;
  attemptedAt: Date | null;
  nextAt: Date;
  url: string;
  isActive: boolean;
  secret: Uint8Array;
  previousSecret: Uint8Array | null;
  timestamp: number;
}

/** Keeps others from adding endpoints until the transaction ends, so that their number is exact. */
export const LOCK_ENDPOINTS = "LOCK TABLE webhook_endpoints IN SHARE ROW EXCLUSIVE MODE";
