/** Time after which a decision whose job failed is shown among the pending ones again. */
const OVERDUE = "interval '5 minutes'";

/** Returns the SQL condition that no decision on a record is held. @param id an SQL expression */
export const notHeldSql = (kind: string, id: string) => `NOT EXISTS (SELECT FROM held_actions
  WHERE kind = '${kind}' AND record_id = ${id} AND until > now() - ${OVERDUE})`;

/** Holds a decision of administrator $3 with input $4 for $5 milliseconds; returns nothing if there is one. */
export const HOLD = `INSERT INTO held_actions (kind, record_id, admin_id, input, until)
  VALUES ($1, $2, $3, $4::jsonb, clock_timestamp() + $5 * interval '1 millisecond')
  ON CONFLICT (kind, record_id) DO UPDATE SET admin_id = $3, input = $4::jsonb, until = excluded.until
    WHERE held_actions.until <= now() - ${OVERDUE}
  RETURNING id, until`;

/** The record of held decision `h`, and its title or first words. */
const RECORD = `LEFT JOIN listings l ON h.kind = 'listing' AND l.id = h.record_id
    LEFT JOIN comments c ON h.kind = 'comment' AND c.id = h.record_id
    LEFT JOIN contact_messages m ON h.kind = 'message' AND m.id = h.record_id
    LEFT JOIN email_logs e ON h.kind = 'mail' AND e.id = h.record_id`;
const TITLE = "coalesce(l.waiting_texts ->> 'title', l.title, c.content, m.subject, e.subject, '')";

/** Deletes the held decision on record $2 of kind $1. */
export const RELEASE = `WITH h AS (DELETE FROM held_actions WHERE kind = $1 AND record_id = $2 RETURNING *)
  SELECT h.admin_id AS "adminId", ${TITLE} AS title FROM h ${RECORD}`;

/** Lists the held decisions that can be taken back, the latest first. */
export const LIST_HELD = `SELECT h.kind, h.record_id AS "recordId", a.username AS "adminName",
    round(extract(epoch FROM h.until - now()) * 1000)::int AS "leftMs",
    h.admin_id IS NOT DISTINCT FROM $1 AS "isOwn",
    ${TITLE} AS title
  FROM held_actions h LEFT JOIN admins a ON a.id = h.admin_id ${RECORD}
  WHERE h.until > now() ORDER BY h.until DESC, h.id DESC LIMIT 100`;
