/** Mails of a subscriber ($1) that wait in the outbox and are not being sent. */
const OWN_WAITING_MAILS = `SELECT l.id FROM email_logs l JOIN issue_deliveries d ON d.mail_id = l.id
  WHERE d.subscriber_id = $1 AND d.state = 'queued' AND l.status = 'pending' FOR UPDATE OF l SKIP LOCKED`;

/** Takes back what a subscriber would still get. */
export const WITHDRAW_FROM_SUBSCRIBER = `WITH withdrawn AS (
    DELETE FROM email_logs WHERE id IN (${OWN_WAITING_MAILS}) RETURNING id
  )
  UPDATE issue_deliveries SET state = 'skipped', mail_id = NULL
  WHERE subscriber_id = $1 AND (state = 'waiting' OR mail_id IN (SELECT id FROM withdrawn))`;
