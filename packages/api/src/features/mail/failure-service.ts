import { adminPaths } from "@site/contract/admin-paths";
import { truncateText } from "@site/contract/common/text";
import { mailTexts } from "@site/contract/mail/labels";
import type pg from "pg";
import { COUNT_FAILED_MAILS, INSERT_FAILURE_NOTIFICATION, UPDATE_FAILURE_NOTIFICATION } from "./queries.ts";

const TYPE = "mail_failed";
const MAX_MESSAGE = 300;

/** Notifies the administrator of a failed mail: one unread notification holds the number and the newest failure. */
export async function notifyFailedMail(
  client: pg.ClientBase,
  mail: { subject: string; email: string },
  reason: string,
): Promise<void> {
  const { rows } = await client.query<{ failed: number }>(COUNT_FAILED_MAILS);
  const values = [
    TYPE,
    mailTexts.failedTitle(rows[0]?.failed ?? 1),
    truncateText(`${mail.subject}${mail.email && ` → ${mail.email}`}: ${reason}`, MAX_MESSAGE),
    adminPaths.failedMails,
  ];
  const { rowCount } = await client.query(UPDATE_FAILURE_NOTIFICATION, values);
  if (rowCount === 0) await client.query(INSERT_FAILURE_NOTIFICATION, values);
}
