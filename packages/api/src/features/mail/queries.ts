import { hasNoJob } from "../../core/queue/job-queue.ts";
import { revisionOfSetting } from "../published/library-images.ts";
import { VISIBLE } from "../published/posts.ts";

export const READ_MAIL_QUEUE = `SELECT count(*) FILTER (WHERE status = 'pending')::int AS waiting,
  count(*) FILTER (WHERE status = 'failed')::int AS failed,
       COALESCE(extract(epoch
       FROM now() - min(created_at) FILTER (WHERE status = 'pending')), 0)::float8 AS "oldestWaitingSeconds"
     FROM email_logs WHERE status IN ('pending', 'failed')`;

export const FIND_DELAYED_BY_SERVER =
  "SELECT 1 FROM email_logs WHERE status = 'pending' AND next_attempt_at > now() AND failure = 'unreachable' LIMIT 1";

/** Mails brought forward at a time; each delivered mail brings forward the next batch. */
const BATCH = 500;

export const FIND_DELAYED_MAILS = `UPDATE email_logs SET next_attempt_at = now() WHERE id IN (
       SELECT id FROM email_logs WHERE status = 'pending' AND next_attempt_at > now() AND failure = ANY($1)
       ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
     ) RETURNING id`;

/** Lists mails that wait without a job that will run. */
export const LIST_MAILS_WITHOUT_JOB = `SELECT id, next_attempt_at AS at FROM email_logs AS waiting
  WHERE status = 'pending' AND ${hasNoJob("'mail:' || waiting.id")} ORDER BY id LIMIT ${BATCH}`;

export const CLAIM_MAIL = `SELECT id, template_slug AS template, recipient_name AS name, recipient_email AS email,
  subject, message_id AS "messageId", payload, attempts
     FROM email_logs WHERE id = $1 AND status = 'pending' AND next_attempt_at <= now() FOR UPDATE SKIP LOCKED`;

export const POSTPONE_MAIL = `SELECT GREATEST(next_attempt_at, now() + interval '1 minute') AS at FROM email_logs
  WHERE id = $1
    AND status = 'pending'`;

export const STORE_OUTCOME = `UPDATE email_logs
  SET status = $2, attempts = $3, error_message = $4, failure = $5, smtp_host = $6, smtp_from_email = $7,
  has_no_mailbox = $10,
  next_attempt_at = $8, payload = CASE WHEN recipient_email = '' AND $2 <> 'pending' THEN '{}' ELSE payload END,
       sent_at = CASE WHEN $2 = 'sent' THEN clock_timestamp() END WHERE id = $1 AND status = 'pending'
       AND attempts = $9`;

export interface MailRow {
  id: number;
  template: string;
  name: string;
  email: string;
  subject: string;
  messageId: string;
  payload: unknown;
  attempts: number;
}

export const COUNT_FAILED_MAILS =
  "SELECT count(*)::int AS failed FROM email_logs WHERE status = 'failed' AND closed_at IS NULL";

export const UPDATE_FAILURE_NOTIFICATION = `UPDATE admin_notifications
  SET title = $2, message = $3, link = $4, created_at = now() WHERE type = $1
    AND NOT is_read`;

/** Shown in the bell unless the administrators switched it off. */
export const INSERT_FAILURE_NOTIFICATION = `INSERT INTO admin_notifications (type, title, message, link, is_shown)
  VALUES ($1, $2, $3, $4, NOT EXISTS (
    SELECT FROM notification_settings WHERE setting_key = 'admin_notifications_enabled' AND NOT is_enabled))`;

export const NEXT_MAILS = `SELECT nextval(pg_get_serial_sequence('email_logs', 'id'))::int AS id
  FROM generate_series(1, $1::int)`;

/** Adds mails ($1, JSON) that are due at once, except those whose Message-ID is known. */
export const INSERT_MAILS = `INSERT INTO email_logs
    (id, template_slug, recipient_name, recipient_email, subject, payload, message_id, next_attempt_at)
  SELECT id, template, name, email, subject, jsonb_build_object('sealed', sealed), message_id,
    date_trunc('milliseconds', clock_timestamp())
  FROM jsonb_to_recordset($1::jsonb) AS mail(id int, template text, name text, email text, subject text, sealed text,
    message_id text)
  ON CONFLICT (message_id) DO NOTHING RETURNING id`;

export const READ_MAIL_SETTINGS = `
  SELECT key, value FROM settings WHERE scope = 'site' AND key IN ('site_name', 'contact_email')
  UNION ALL SELECT 'logo_version', COALESCE(${revisionOfSetting("logo_image_url")}, '')`;

export const READ_SMTP_CONFIGS = `SELECT id, host, port, username, password, secure, from_name, from_email, reply_to
  FROM smtp_configs
    WHERE enabled LIMIT 1`;

export interface SmtpRow {
  id: number;
  host: string;
  port: number;
  username: string;
  password: Buffer;
  secure: boolean;
  from_name: string;
  from_email: string;
  reply_to: string;
}

/** Says whether the subscriber of mail $1 still wants it, and keeps them from leaving until it is in the outbox. */
export const LOCK_SUBSCRIBER = `SELECT s.state = 'active' AND i.state <> 'kept' AND (i.week IS NOT NULL OR (${VISIBLE}))
    IS TRUE AS "isWanted"
  FROM issue_deliveries d JOIN mail_issues i ON i.id = d.issue_id JOIN subscribers s ON s.id = d.subscriber_id
    LEFT JOIN posts p ON p.id = i.post_id
  WHERE d.mail_id = $1 FOR SHARE OF s, i`;
