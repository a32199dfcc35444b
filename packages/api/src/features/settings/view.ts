import type { NotificationSetting } from "@site/contract/settings/admin-schema";
import type { AdminSecuritySetting, PublicSecuritySetting } from "@site/contract/settings/schema";
import type { Prisma } from "@site/db";
import { SECRET_MASK } from "../../core/secrets/secret-box.ts";

export function toSecuritySetting(row: Prisma.SecuritySettingGetPayload<object>): PublicSecuritySetting {
  return { name: row.name, isEnabled: row.isEnabled, siteKey: row.siteKey };
}

/** Returns a setting with its secret masked. */
export function toAdminSecuritySetting(row: Prisma.SecuritySettingGetPayload<object>): AdminSecuritySetting {
  return {
    ...toSecuritySetting(row),
    id: row.id,
    secretKey: row.secretKey ? SECRET_MASK : "",
    description: row.description,
  };
}

export function toNotificationSetting(row: Prisma.NotificationSettingGetPayload<object>): NotificationSetting {
  return {
    id: row.id,
    settingKey: row.settingKey,
    settingName: row.settingName,
    description: row.description,
    category: row.category,
    isEnabled: row.isEnabled,
  };
}
