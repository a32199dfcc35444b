import { channelKeys } from "@site/contract/notifications/channels";
import type { Prisma } from "@site/db";

type Db = Pick<Prisma.TransactionClient, "notificationSetting">;

/** Kinds whose switch has another name. */
const getSwitch: Record<string, string> = { comment: "comment_pending" };

export type NotificationChannels = Record<keyof typeof channelKeys, boolean>;

/** Returns which channels carry a kind of administrators' notification; none if the kind is switched off. */
export async function readChannels(db: Db, type: string): Promise<NotificationChannels> {
  const event = getSwitch[type] ?? type;
  const off = await db.notificationSetting.findMany({
    where: { settingKey: { in: [event, ...Object.values(channelKeys)] }, isEnabled: false },
    select: { settingKey: true },
  });
  const isOn = (key: string) => !off.some(({ settingKey }) => settingKey === key);
  const carries = (key: string) => isOn(event) && isOn(key);
  return {
    bell: carries(channelKeys.bell),
    telegram: carries(channelKeys.telegram),
    mail: carries(channelKeys.mail),
  };
}

/** Returns whether new notifications are shown in the bell. */
export async function isBellEnabled(db: Db): Promise<boolean> {
  return (await db.notificationSetting.count({ where: { settingKey: channelKeys.bell, isEnabled: false } })) === 0;
}
