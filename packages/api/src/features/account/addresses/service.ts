import { emailKeyOf } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { lockAccount } from "../../../core/row-lock.ts";
import { FIND_RESERVATION } from "./queries.ts";

/** Ends a member's change of address that still waits for its proof. @returns 1 where there was one */
export async function cancelOpenChange(tx: Prisma.TransactionClient, memberId: number): Promise<number> {
  await lockAccount(tx, "members", memberId); // of two at once, one comes after the other
  const { count } = await tx.emailChange.updateMany({
    where: { memberId, provedAt: null, cancelledAt: null },
    data: { cancelledAt: new Date() },
  });
  return count;
}

/** The member for whom an address is reserved, as they may still undo its change; undefined where nobody is. */
export async function findReservation(app: App, email: string): Promise<{ passwordHash: string | null } | undefined> {
  const { rows } = await app.db.pool.query<{ passwordHash: string | null }>(FIND_RESERVATION, [emailKeyOf(email)]);
  return rows[0];
}

/** Every address that mails of a member's account went to beside the present one, and the time in which it was theirs. */
export async function formerAddressesOf(
  tx: Prisma.TransactionClient,
  memberId: number,
): Promise<{ email: string; from: Date; until: Date }[]> {
  const changes = await tx.emailChange.findMany({ where: { memberId } });
  return changes.flatMap(({ oldEmail, newEmail, createdAt, expiresAt, provedAt, undoUntil, undoneAt }) => [
    ...(provedAt ? [{ email: oldEmail, from: new Date(0), until: undoUntil ?? provedAt }] : []),
    { email: newEmail, from: createdAt, until: undoneAt ?? provedAt ?? expiresAt },
  ]);
}

/** Finds the mails to a former address in the e-mail log, but not those of somebody who has the address since. */
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
