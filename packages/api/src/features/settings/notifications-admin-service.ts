import { toNumber } from "@site/contract/common/atoms";
import type { NotificationSetting, UpdateNotificationSettingInput } from "@site/contract/settings/admin-schema";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import { toNotificationSetting } from "./view.ts";

/** Returns the events that administrators can be notified of, by group. */
export async function listNotificationSettings(app: App): Promise<NotificationSetting[]> {
  return (await app.db.prisma.notificationSetting.findMany({ orderBy: { id: "asc" } })).map(toNotificationSetting);
}

/** Adds events; existing ones are skipped. */
export async function addNotificationSettings(app: App, settings: Omit<NotificationSetting, "id">[]): Promise<void> {
  await app.db.prisma.notificationSetting.createMany({
    data: settings.map((setting) => ({
      settingKey: setting.settingKey,
      settingName: setting.settingName,
      description: setting.description,
      category: setting.category,
      isEnabled: setting.isEnabled,
    })),
    skipDuplicates: true,
  });
}

/** Enables or disables an event by id or key. @throws NOT_FOUND */
export async function updateNotificationSetting(
  app: App,
  { id: key, isEnabled }: UpdateNotificationSettingInput,
): Promise<NotificationSetting> {
  const id = toNumber(key);
  const [setting] = await app.db.prisma.notificationSetting.updateManyAndReturn({
    where: id ? { id } : { settingKey: key },
    data: { isEnabled },
  });
  if (!setting) throw new AppError("NOT_FOUND");
  return toNotificationSetting(setting);
}
