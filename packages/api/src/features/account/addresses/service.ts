import { getEmailKey } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { lockAccount } from "../../../core/database/row-lock.ts";

const FIND_RESERVATION = `SELECT m.password_hash AS "passwordHash" FROM email_changes c
  JOIN members m ON m.id = c.member_id
     WHERE c.undo_until > now() AND c.undone_at IS NULL AND lower(c.old_email COLLATE "C") = $1 LIMIT 1`;

/** Cancels a member's open e-mail change. @returns 1 if there was one, else 0 */
export async function cancelOpenChange(tx: Prisma.TransactionClient, memberId: number): Promise<number> {
  await lockAccount(tx, "members", memberId); // concurrent requests run in sequence
  const { count } = await tx.emailChange.updateMany({
    where: { memberId, provedAt: null, cancelledAt: null },
    data: { cancelledAt: new Date() },
  });
  return count;
}

/** Returns the member for whom a former address is reserved until the change can no longer be undone. */
export async function findReservation(app: App, email: string): Promise<{ passwordHash: string | null } | undefined> {
  const { rows } = await app.db.pool.query<{ passwordHash: string | null }>(FIND_RESERVATION, [getEmailKey(email)]);
  return rows[0];
}

/** Returns the member's other addresses with the period in which each belonged to the account. */
export async function getFormerAddresses(
  tx: Prisma.TransactionClient,
  memberId: number,
): Promise<{ email: string; from: Date; until: Date }[]> {
  const changes = await tx.emailChange.findMany({ where: { memberId } });
  return changes.flatMap(({ oldEmail, newEmail, createdAt, expiresAt, provedAt, undoUntil, undoneAt }) => [
    ...(provedAt ? [{ email: oldEmail, from: new Date(0), until: undoUntil ?? provedAt }] : []),
    { email: newEmail, from: createdAt, until: undoneAt ?? provedAt ?? expiresAt },
  ]);
}

/** Returns a filter for the e-mail log that matches an address only in the period it belonged to the member. */
export function toLogFilter({
  email,
  from,
  until,
}: {
  email: string;
  from: Date;
  until: Date;
}): Prisma.EmailLogWhereInput {
  return { recipientEmail: email, createdAt: { gte: from, lte: until } };
}
