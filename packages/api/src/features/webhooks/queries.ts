import { hasNoJob } from "../../core/queue/job-queue.ts";

/**
 * Notes an event for those who ask for it, and adds a delivery for each endpoint that takes it; returns the deliveries.
 * An event with the same message id is replaced until it is listed, a delivery as long as it waits for its first
 * attempt. $1: message id, $2: event, $3: its data, $4: when it is due, now by default
 */
export const ADD_EVENT = `WITH clock AS (SELECT date_trunc('milliseconds', clock_timestamp()) AS now),
  noted AS (
    INSERT INTO site_events (message_id, type, data, due_at, created_at)
    SELECT $1::text, $2::text, $3::jsonb, coalesce($4::timestamptz, now), now FROM clock
    ON CONFLICT (message_id) DO UPDATE SET data = excluded.data, due_at = excluded.due_at
      WHERE NOT site_events.is_listed)
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

/** Lets one transaction list events at a time, so that their ids are in the order in which they can be read. */
export const LOCK_EVENT_LIST = "SELECT pg_advisory_xact_lock(7318, 1)";

/** Drops announcements of posts that were withdrawn or moved before they appeared. */
export const DROP_OUTDATED_EVENTS = `DELETE FROM site_events
  WHERE NOT is_listed AND due_at <= now() AND type = 'post.published' AND NOT EXISTS (
    SELECT FROM posts WHERE posts.id = (data->>'id')::int AND status = 'published' AND deleted_at IS NULL
      AND published_at = (data->>'publishedAt')::timestamptz)`;

/** Gives the events that are due their places at the end of the list. */
export const LIST_DUE_EVENTS = `UPDATE site_events AS event SET id = due.place, is_listed = true
  FROM (SELECT id, nextval(pg_get_serial_sequence('site_events', 'id'))::int AS place
    FROM (SELECT id FROM site_events WHERE NOT is_listed AND due_at <= now() ORDER BY due_at, id) AS waiting) AS due
  WHERE event.id = due.id`;

/** Reads the events after one of them. $1: its id, $2: how many */
export const READ_EVENTS = `SELECT id, message_id AS "messageId", type, data, created_at AS "createdAt"
  FROM site_events WHERE is_listed AND id > $1 ORDER BY id LIMIT $2`;

/** An event of the list. */
export interface EventRow {
  id: number;
  messageId: string;
  type: string;
  data: unknown;
  createdAt: Date;
}

/**
 * Queues the events of a time span for an endpoint, also those that it got or missed before. $1: the endpoint, $2 and
 * $3: the span, $4: how many at most
 */
export const REDELIVER = `INSERT INTO webhook_deliveries (endpoint_id, message_id, event, data, next_at, created_at)
  SELECT endpoint.id, event.message_id, event.type, event.data, now(), event.created_at
  FROM site_events AS event JOIN webhook_endpoints AS endpoint ON endpoint.id = $1 AND event.type = ANY(endpoint.events)
  WHERE event.due_at <= now() AND event.created_at >= $2::timestamptz AND event.created_at < $3::timestamptz
  ORDER BY event.created_at, event.id LIMIT $4
  ON CONFLICT (endpoint_id, message_id) DO UPDATE SET state = 'waiting', attempts = 0, next_at = now()
  RETURNING id`;
