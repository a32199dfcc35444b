import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { limits } from "@site/contract/common/limits";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { changePages } from "../../../../core/pages/pages.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { staffPath } from "../../paths.ts";
import { END_VERIFICATIONS, type EndingRow, FIND_ENDING, REMIND_ENDING } from "./queries.ts";

/**
 * Reminds members of the end of their verification and deletes expired verifications. A plain query first avoids idle
 * transactions.
 */
export async function sweepStaff(app: App): Promise<void> {
  const days = limits.verificationReminderDays;
  while ((await app.db.pool.query(FIND_ENDING, [days])).rows.length > 0) {
    await changePages(app, ["becayis"], async (tx) => {
      for (const row of await tx.$queryRawUnsafe<EndingRow[]>(REMIND_ENDING, days)) await remind(app, tx, row);
      for (const row of await tx.$queryRawUnsafe<EndingRow[]>(END_VERIFICATIONS)) await notifyEnd(app, tx, row);
    });
  }
}

function remind(app: App, tx: Prisma.TransactionClient, { member_id, institution, expires_at }: EndingRow) {
  const props = { institution, path: staffPath, expiresAt: expires_at.toISOString() };
  return notifyMember(app, tx, member_id, {
    event: "staff_verification",
    title: becayisNotificationTitles.staffExpiring,
    message: institution,
    link: staffPath,
    mail: (name) => ({ template: "staff_expiring", props: { name, ...props } }),
  });
}

function notifyEnd(app: App, tx: Prisma.TransactionClient, { member_id, institution }: EndingRow) {
  return notifyMember(app, tx, member_id, {
    event: "staff_verification",
    title: becayisNotificationTitles.staffExpired,
    message: institution,
    link: staffPath,
    mail: (name) => ({ template: "staff_expired", props: { name, institution, path: staffPath } }),
  });
}
