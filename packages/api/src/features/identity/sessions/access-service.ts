import { calendarTexts } from "@site/contract/becayis/papers/calendar/labels";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { Owner } from "../../../core/calls/owner.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { lockAccount } from "../../../core/database/row-lock.ts";
import { invalidateLinks } from "../links/service.ts";
import { ownedBy } from "../owner.ts";

/**
 * Ends every session of an account, except one if given. A stranger with a session may have set up other access to a
 * member's account, so this also ends mailed links to a new password, an open e-mail change, and the private calendar
 * address, of which the member is notified.
 */
export async function endAccess(
  tx: Prisma.TransactionClient,
  owner: Owner,
  { except }: { except?: number | undefined } = {},
): Promise<void> {
  await tx.session.updateMany({
    where: { ...ownedBy(owner), id: { not: except }, revokedAt: null },
    data: { revokedAt: await databaseNow(tx) },
  });
  if (owner.kind === "admin") return;
  const memberId = owner.id;
  await invalidateLinks(tx, memberId, ["recovery", "invite"]);
  await cancelOpenChange(tx, memberId);
  const { count } = await tx.calendarFeed.deleteMany({ where: { memberId } });
  if (count > 0)
    await tx.memberNotification.create({
      data: {
        ...{ memberId, type: "application_window", link: paths.swapProfile },
        ...{ title: calendarTexts.feedEnded, message: calendarTexts.feedEndedWhy },
      },
    });
}

/** Cancels a member's open e-mail change. @returns 1 if there was one, else 0 */
export async function cancelOpenChange(tx: Prisma.TransactionClient, memberId: number): Promise<number> {
  await lockAccount(tx, "member", memberId); // concurrent requests run in sequence
  const { count } = await tx.emailChange.updateMany({
    where: { memberId, provedAt: null, cancelledAt: null },
    data: { cancelledAt: new Date() },
  });
  return count;
}
