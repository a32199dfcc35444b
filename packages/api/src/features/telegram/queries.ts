/** Locks the waiting notifications, so that two workers never report the same one. */
export const CLAIM_NOTIFICATIONS = `SELECT id, title, message, link,
    CASE WHEN type = 'contact_message' THEN record_id END AS "contactMessageId"
  FROM admin_notifications WHERE telegram_pending ORDER BY id FOR UPDATE SKIP LOCKED`;

export const FORGET_NOTIFICATIONS = "UPDATE admin_notifications SET telegram_pending = false WHERE id = ANY($1::int[])";

export const MARK_MESSAGES_SENT =
  "UPDATE contact_messages SET telegram_sent_at = now() WHERE id = ANY($1::int[]) AND telegram_sent_at IS NULL";

export const READ_TELEGRAM_TARGET =
  'SELECT api_key AS "apiKey", chat_id AS "chatId", enabled FROM telegram_settings WHERE id = 1';

export const STORE_TELEGRAM_ERROR = "UPDATE telegram_settings SET last_error = $1 WHERE id = 1";

export interface WaitingNotification {
  id: number;
  title: string;
  message: string;
  link: string;
  contactMessageId: number | null;
}

export interface TelegramTarget {
  apiKey: Uint8Array | null;
  chatId: string;
  enabled: boolean;
}
