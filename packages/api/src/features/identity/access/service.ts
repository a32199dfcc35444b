import { calendarTexts } from "@site/contract/becayis/papers/calendar/labels";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import { cancelOpenChange } from "../addresses/service.ts";
import { invalidateLinks } from "../links/service.ts";
import { revokeMemberSessions } from "../sessions/service.ts";

/**
 * Ends every session of a member, except one if given, and what opens the account or tells of it without a session,
 * since whoever had one may have set it up: mailed links to a new password, an open e-mail change, and the private
 * calendar address, of whose end the member is told.
 */
export async function endAccess(
  tx: Prisma.TransactionClient,
  memberId: number,
  { except }: { except?: number | undefined } = {},
): Promise<void> {
  await revokeMemberSessions(tx, memberId, except);
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
