import { channelKeys } from "@site/contract/notifications/channels";
import type { Prisma } from "@site/db";

type Db = Pick<Prisma.TransactionClient, "notificationSetting">;

/** Kinds whose switch has another name. */
const switches: Record<string, string> = { comment: "comment_pending" };

/** Returns the switch of a kind of administrators' notification. */
export function getSwitch(type: string): string {
  return switches[type] ?? type;
}

/** Returns whether new notifications are shown in the bell. */
export async function isBellEnabled(db: Db): Promise<boolean> {
  return (await db.notificationSetting.count({ where: { settingKey: channelKeys.bell, isEnabled: false } })) === 0;
}
