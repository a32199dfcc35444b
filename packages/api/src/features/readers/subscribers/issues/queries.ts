/** Queues the mails of post $1, titled $2, which appears at $3; mails that have begun stay as they are. */
export const QUEUE_POST_ISSUE = `INSERT INTO mail_issues (post_id, title, due_at)
  SELECT $1::int, $2::text, $3::timestamptz + make_interval(mins => delay_minutes) FROM mailing_settings
  ON CONFLICT (post_id) DO UPDATE SET title = EXCLUDED.title, due_at = EXCLUDED.due_at
    WHERE mail_issues.started_at IS NULL
  RETURNING id, due_at AS "dueAt"`;

/** Keeps post $1 out, also before it is published. */
export const KEEP_OUT = `INSERT INTO mail_issues (post_id, title, state, due_at)
  SELECT id, title, 'kept', clock_timestamp() FROM posts WHERE id = $1 AND deleted_at IS NULL
  ON CONFLICT (post_id) DO UPDATE SET state = 'kept' WHERE mail_issues.state <> 'done' RETURNING id`;

/** Whether post $1 appeared more than $2 days ago. */
export const IS_OLD = `SELECT EXISTS (SELECT FROM mail_issues i JOIN posts p ON p.id = i.post_id
  WHERE i.post_id = $1 AND i.state = 'kept'
    AND greatest(i.created_at, p.published_at) <= now() - make_interval(days => $2)) AS "isOld"`;

export const LET_IN = `UPDATE mail_issues SET state = CASE WHEN started_at IS NULL THEN 'waiting' ELSE 'sending' END
  WHERE post_id = $1 AND state = 'kept'`;

/** Takes the mails of an issue ($1) out of the outbox that are not being sent; they wait for it to go on. */
export const WITHDRAW_ISSUE = `WITH withdrawn AS (
    DELETE FROM email_logs WHERE id IN (
      SELECT l.id FROM email_logs l JOIN issue_deliveries d ON d.mail_id = l.id
      WHERE d.issue_id = $1 AND d.state = 'queued' AND l.status = 'pending' FOR UPDATE OF l SKIP LOCKED
    ) RETURNING id
  )
  UPDATE issue_deliveries SET state = 'waiting', mail_id = NULL
  WHERE issue_id = $1 AND mail_id IN (SELECT id FROM withdrawn)`;
