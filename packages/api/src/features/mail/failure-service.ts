import { truncateText } from "@site/contract/common/text";
import { mailTexts } from "@site/contract/mail/labels";
import type pg from "pg";

const TYPE = "mail_failed";
const LINK = "/admin/dashboard";
const MAX_MESSAGE = 300;

/** Tells the administrator of a mail that was given up: one unread notice for all of them, with their number and the newest. */
export async function tellOfFailedMail(
  client: pg.ClientBase,
  mail: { subject: string; email: string },
  reason: string,
): Promise<void> {
  const { rows } = await client.query<{ failed: number }>(
    "SELECT count(*)::int AS failed FROM email_logs WHERE status = 'failed'",
  );
  const values = [
    TYPE,
    mailTexts.failedTitle(rows[0]?.failed ?? 1),
    truncateText(`${mail.subject} → ${mail.email}: ${reason}`, MAX_MESSAGE),
    LINK,
  ];
  const { rowCount } = await client.query(
    "UPDATE admin_notifications SET title = $2, message = $3, link = $4, created_at = now() WHERE type = $1 AND NOT is_read",
    values,
  );
  if (rowCount === 0)
    await client.query("INSERT INTO admin_notifications (type, title, message, link) VALUES ($1, $2, $3, $4)", values);
}
