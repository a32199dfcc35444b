import { getEmailKey } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { ofAddresses, type ProvenAddress } from "../../../core/proven-addresses.ts";

const FIND_RESERVATION = `SELECT m.password_hash AS "passwordHash" FROM email_changes c
  JOIN members m ON m.id = c.member_id
     WHERE c.undo_until > now() AND c.undone_at IS NULL AND c.old_key = $1 LIMIT 1`;

/** Returns the member for whom a former address is reserved until the change can no longer be undone. */
export async function findReservation(app: App, email: string): Promise<{ passwordHash: string | null } | undefined> {
  const { rows } = await app.db.pool.query<{ passwordHash: string | null }>(FIND_RESERVATION, [getEmailKey(email)]);
  return rows[0];
}

/**
 * Returns the addresses that a member has proven, the present and the former ones. They find no other person's rows.
 */
export async function getProvenAddresses(tx: Prisma.TransactionClient, memberId: number): Promise<ProvenAddress[]> {
  const member = await tx.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { email: true, emailVerifiedAt: true, emailChanges: { where: { provedAt: { not: null } } } },
  });
  const former = member.emailChanges.flatMap(({ oldEmail, newEmail, createdAt, undoUntil, undoneAt }) => [
    ...(undoUntil ? [{ key: getEmailKey(oldEmail), period: { gte: new Date(0), lte: undoUntil } }] : []),
    ...(undoneAt ? [{ key: getEmailKey(newEmail), period: { gte: createdAt, lte: undoneAt } }] : []),
  ]);
  return [...(member.emailVerifiedAt ? [{ key: getEmailKey(member.email), period: undefined }] : []), ...former];
}

/**
 * Returns a filter for the logged mails to a member: those to proven addresses, and those that an e-mail change sent to
 * the new address, even if it is another person's.
 */
export async function ofMailsTo(tx: Prisma.TransactionClient, memberId: number): Promise<Prisma.EmailLogWhereInput> {
  const asked = await tx.emailChange.findMany({ where: { memberId } });
  const ofRequests = asked.map(({ newEmail, createdAt, expiresAt }) => ({
    recipientKey: getEmailKey(newEmail),
    templateSlug: "email_change_proof",
    createdAt: { gte: createdAt, lte: expiresAt },
  }));
  return { OR: [ofAddresses(await getProvenAddresses(tx, memberId), "recipientKey"), ...ofRequests] };
}
