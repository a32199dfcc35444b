import { retention } from "@site/contract/common/limits";
import { keyLimits } from "@site/contract/keys/schema";
import { webhookLimits } from "@site/contract/webhooks/schema";
import { openConnection } from "@site/db";
import type { App } from "../core/app.ts";
import { LIBRARY_IMAGE_OF } from "../features/media/queries.ts";

/** Retention rules; $1 is the oldest time to keep, by the database's clock. Plain SQL avoids starting Prisma. */
const rules: { table: string; where: string; days: number }[] = [
  {
    table: "sessions",
    where: "LEAST(COALESCE(revoked_at, expires_at), expires_at) < $1",
    days: retention.endedSessionsDays,
  },
  {
    table: "recovery_tokens",
    where: "LEAST(COALESCE(used_at, expires_at), expires_at) < $1",
    days: retention.spentLinksDays,
  },
  {
    table: "admin_invitations",
    where: "LEAST(COALESCE(accepted_at, revoked_at, expires_at), expires_at) < $1",
    days: retention.spentLinksDays,
  },
  { table: "displaced_registrations", where: "created_at < $1", days: retention.spentLinksDays },
  {
    table: "email_changes",
    where: "COALESCE(undo_until, proved_at, expires_at) < $1",
    days: retention.emailChangesDays,
  },
  { table: "email_logs", where: "status <> 'pending' AND created_at < $1", days: retention.emailLogDays },
  { table: "contact_messages", where: "created_at < $1", days: retention.contactMessagesDays },
  { table: "contact_messages", where: "deleted_at < $1", days: retention.trashDays },
  { table: "library_images", where: "deleted_at < $1", days: retention.trashDays },
  { table: "comments", where: "approved_at IS NULL AND created_at < $1", days: retention.unapprovedCommentsDays },
  { table: "comments", where: "deleted_at < $1", days: retention.trashDays },
  {
    table: "subscribers",
    where: "consent_at IS NULL AND state IN ('pending', 'bounced') AND created_at < $1",
    days: retention.unconfirmedSubscribersDays,
  },
  { table: "subscribers", where: "ended_at < $1", days: retention.endedSubscribersDays },
  {
    table: "search_alerts",
    where: "email IS NOT NULL AND confirmed_at IS NULL AND created_at < $1",
    days: retention.unconfirmedSubscribersDays,
  },
  { table: "comment_bans", where: "created_at < $1", days: retention.commentBansDays },
  { table: "member_notifications", where: "created_at < $1", days: retention.notificationsDays },
  { table: "admin_notifications", where: "created_at < $1", days: retention.notificationsDays },
  { table: "audit_entries", where: "created_at < $1", days: retention.auditEntriesDays },
  { table: "security_events", where: "created_at < $1", days: retention.securityEventsDays },
  {
    table: "listings",
    where: "(status = 'expired' AND expires_at < $1) OR (status = 'completed' AND updated_at < $1)",
    days: retention.closedListingsDays,
  },
  { table: "ai_calls", where: "at < $1", days: retention.auditEntriesDays },
  { table: "trash_items", where: "purge_after < $1", days: 0 },
  {
    table: "trash_items", // a title must not outlive its message's retention period
    where: "deleted_at < $1 AND entity = 'contactMessage' AND entity_id NOT IN (SELECT id FROM contact_messages)",
    days: 0,
  },
  { table: "post_previews", where: "expires_at < $1", days: 0 },
  { table: "posts", where: "deleted_at < $1", days: retention.trashDays },
  { table: "passkey_challenges", where: "expires_at < $1", days: 0 },
  { table: "waiting_listings", where: "created_at < $1", days: retention.waitingListingsDays },
  {
    table: "mailed_codes",
    where: "expires_at < $1 AND token_hash NOT IN (SELECT token_hash FROM waiting_listings)",
    days: retention.mailedCodesDays,
  },
  { table: "staff_codes", where: "expires_at < $1", days: 0 },
  { table: "application_windows", where: "removed_at < $1", days: retention.removedWindowsDays },
  { table: "spent_stamps", where: "expires_at < $1", days: 0 },
  {
    table: "api_keys",
    where: "LEAST(COALESCE(revoked_at, expires_at), expires_at) < $1",
    days: keyLimits.keptDays,
  },
  { table: "webhook_deliveries", where: "created_at < $1 AND state <> 'waiting'", days: webhookLimits.keptDays },
  { table: "rate_limits", where: "expire < extract(epoch FROM $1) * 1000", days: 0 },
];

const DAY_MS = 86_400_000;

/** Deletes records whose retention period is over, and files without a record. */
export async function cleanUp(app: App): Promise<void> {
  await deleteRows(app);
  await removeExports(app);
  await removeOrphans(app, "public/avatars", "SELECT 1 FROM media WHERE storage_key = $1");
  await removeOrphans(app, "exports", "SELECT 1 FROM data_exports WHERE storage_key = $1");
  await removeOrphans(app, "library", LIBRARY_IMAGE_OF);
  await removeOrphans(app, "staff-documents", "SELECT 1 FROM staff_documents WHERE storage_key = $1");
}

/** Deletes on a separate connection, because large deletions exceed the pool's timeout. */
async function deleteRows({ db }: App): Promise<void> {
  const client = await openConnection(db.url, "clean-up");
  try {
    for (const { table, where, days } of rules)
      await client.query(
        `DELETE FROM ${table} WHERE ${where.replaceAll("$1", "(now() - make_interval(days => $1))")}`,
        [days],
      );
  } finally {
    await client.end();
  }
}

/** Removes files before their rows, because a file without a row would never be found. */
async function removeExports({ db, files }: App): Promise<void> {
  const { rows } = await db.pool.query<{ id: number; storage_key: string | null }>(
    "SELECT id, storage_key FROM data_exports WHERE expires_at < now()",
  );
  for (const { id, storage_key } of rows) {
    if (storage_key) await files.remove(storage_key);
    await db.pool.query("DELETE FROM data_exports WHERE id = $1", [id]);
  }
}

/**
 * Removes files without a row, left by killed processes. They must be a day old, longer than any write takes.
 * @param getRow statement that finds the row of a file; $1 is its key
 */
async function removeOrphans({ db, files }: App, folder: string, getRow: string): Promise<void> {
  for await (const key of files.listOlderThan(folder, new Date(Date.now() - DAY_MS))) {
    const { rowCount } = await db.pool.query(getRow, [key]);
    if (!rowCount) await files.remove(key);
  }
}
