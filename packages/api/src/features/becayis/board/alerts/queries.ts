export const INSERT_ALERT_HITS = `
    INSERT INTO alert_hits (member_id, email_key, listing_id, alert_id)
    SELECT g.member_id, g.email_key, l.id, g.alert_id
    FROM jsonb_to_recordset($1::jsonb) AS g(alert_id int, member_id int, email_key text, query text), listings l
    WHERE l.id = $2 AND (g.query = '' OR l.search_document @@ to_tsquery('simple', g.query))
    ON CONFLICT DO NOTHING`;

/**
 * Finds the alerts of a frequency that have unsent listings. A daily alert is found once a day, no matter how often the
 * job runs.
 */
export const FIND_DUE_ALERTS = `SELECT DISTINCT a.id FROM alert_hits h JOIN search_alerts a ON a.id = h.alert_id
  WHERE h.sent_at IS NULL
    AND a.frequency = $1 AND NOT (a.frequency = 'daily' AND EXISTS (SELECT FROM alert_hits s
      WHERE s.alert_id = a.id AND s.sent_at >= date_trunc('day', now(), 'Europe/Istanbul')))
  ORDER BY a.id LIMIT $2`;

export const TAKE_ALERT_HITS = `UPDATE alert_hits SET sent_at = now() WHERE alert_id = $1 AND sent_at IS NULL
  RETURNING listing_id`;

export const LOCK_ALERT_OWNER = `SELECT 1 FROM members WHERE id = $1 FOR NO KEY UPDATE`;

/** Serialises the requests of one address ($2), so that its maximum holds. $1 is the kind of lock. */
export const LOCK_ADDRESS = "SELECT 1 FROM (SELECT pg_advisory_xact_lock($1::int, hashtext($2))) AS held";
