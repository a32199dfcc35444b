/** Lists the next posts that will be published. */
export const LIST_PLANNED = `SELECT id AS "postId", title, published_at AS "publishedAt" FROM posts
  WHERE status = 'published' AND published_at > now() AND deleted_at IS NULL ORDER BY published_at, id LIMIT 5`;

/** Counts what gave up in the last twenty-four hours, by kind; mails alone unless $1. */
export const LIST_FAILURES = `SELECT kind, count(*)::int AS count, max(at) AS "lastAt" FROM (
    SELECT 'mail' AS kind, next_attempt_at AS at FROM email_logs WHERE status = 'failed'
    UNION ALL SELECT 'backup', finished_at FROM backups WHERE state = 'failed'
    UNION ALL SELECT 'job', updated_at FROM graphile_worker._private_jobs
      WHERE locked_at IS NULL AND attempts >= max_attempts
    UNION ALL SELECT 'webhook', attempted_at FROM webhook_deliveries
      WHERE state = 'failed' AND created_at > now() - interval '7 days'
  ) AS failures WHERE at > now() - interval '24 hours' GROUP BY kind ORDER BY 3 DESC, 1`;
