import type { MemberNotificationItem } from "@site/contract/notifications/member-schema";

export const OPEN_BUNDLE = `
    UPDATE member_notifications SET mail_due_at = COALESCE(
      (SELECT max(mailed_at) + interval '1 hour' FROM member_notifications WHERE member_id = $1
      AND bundle = $2), date_trunc('milliseconds', now()))
    WHERE id = $3`;

export const LOCK_BUNDLES = `SELECT 1 FROM (SELECT pg_advisory_xact_lock($1::int, $2::int)) AS held`;

export const MERGE_NOTIFICATION = `
      UPDATE member_notifications
      SET id = nextval(pg_get_serial_sequence('member_notifications', 'id')), created_at = now(), count = $1::int,
      title = $2, message = $3, link = $4
      WHERE member_id = $5 AND bundle = $6 AND read_at IS NULL RETURNING id`;

export const TAKE_BUNDLE = `
    UPDATE member_notifications SET mail_due_at = NULL, mailed_at = CASE WHEN read_at IS NULL THEN now()
    ELSE mailed_at END
    WHERE member_id = $1 AND bundle = $2 AND mail_due_at <= now()
    RETURNING id, type, count, message, link, read_at IS NULL AS is_unread`;

export const AT_ONCE = 200;

export const FIND_DUE_BUNDLES = `SELECT DISTINCT member_id, bundle FROM member_notifications
  WHERE mail_due_at <= now() AND bundle IS NOT NULL ORDER BY member_id, bundle LIMIT ${AT_ONCE}`;

export const LIST_NOTIFICATIONS = `SELECT id, type, title, message, link, read_at, created_at FROM member_notifications
      WHERE member_id = $1 AND ($2::int IS NULL OR id < $2) ORDER BY id DESC LIMIT $3::int + 1`;

export interface MemberNotificationRow extends Omit<MemberNotificationItem, "isRead" | "createdAt"> {
  read_at: Date | null;
  created_at: Date;
}

/**
 * Adds a notification for the administrators, with what carries it, unless its kind is switched off. $1 to $5 are its
 * type, title, message, link and record; $6 is the switch of its kind, $7 to $9 those of bell, Telegram and
 * mail. A switch that is missing is on.
 */
export const ADD_ADMIN_NOTIFICATION = `WITH off AS (SELECT setting_key FROM notification_settings WHERE NOT is_enabled),
  carried AS (SELECT $7 NOT IN (SELECT setting_key FROM off) AS bell,
    $8 NOT IN (SELECT setting_key FROM off) AND EXISTS (SELECT FROM telegram_settings WHERE enabled) AS telegram,
    $9 NOT IN (SELECT setting_key FROM off) AS mail
    WHERE $6 NOT IN (SELECT setting_key FROM off))
  INSERT INTO admin_notifications (type, title, message, link, record_id, is_shown, telegram_pending,
    mail_pending)
  SELECT $1, $2, $3, $4, $5::int, bell, telegram, mail FROM carried WHERE bell OR telegram OR mail
  RETURNING telegram_pending AS "isForTelegram"`;

/** Finds an active member ($1) and the channel chosen for an event ($2). */
export const FIND_RECIPIENT = `SELECT m.email, m.first_name AS "firstName", m.last_name AS "lastName", p.channel
  FROM members m LEFT JOIN notification_preferences p ON p.member_id = m.id AND p.event = $2
  WHERE m.id = $1 AND m.is_active`;

/** Finds a recipient like `FIND_RECIPIENT` and notifies them in the site of $3 to $5: title, message and link. */
export const NOTIFY_MEMBER = `WITH reader AS (${FIND_RECIPIENT}), noted AS (
    INSERT INTO member_notifications (member_id, type, title, message, link)
    SELECT $1, $2, $3, $4, $5 FROM reader WHERE channel IS DISTINCT FROM 'none')
  SELECT * FROM reader`;

export interface RecipientRow {
  email: string;
  firstName: string;
  lastName: string;
  /** null without a stored preference. */
  channel: string | null;
}

/** Takes the notifications that wait for a mail, unless one was written within the last ten minutes. */
export const TAKE_ADMIN_NOTIFICATIONS = `UPDATE admin_notifications SET mail_pending = false
  WHERE mail_pending AND NOT EXISTS (
    SELECT FROM email_logs WHERE template_slug = 'admin_news' AND created_at > now() - interval '10 minutes')
  RETURNING id, type, title, message, link`;

export interface AdminNotificationRow {
  id: number;
  type: string;
  title: string;
  message: string;
  link: string;
}
