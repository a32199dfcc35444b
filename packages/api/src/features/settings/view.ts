import type { NotificationSetting } from "@site/contract/settings/admin-schema";
import type { AdminSecuritySetting, PublicSecuritySetting } from "@site/contract/settings/schema";
import type { Prisma } from "@site/db";
import { SECRET_MASK } from "../../core/secrets/secret-box.ts";

export function toSecuritySetting(row: Prisma.SecuritySettingGetPayload<object>): PublicSecuritySetting {
  return { name: row.name, is_enabled: row.isEnabled, site_key: row.siteKey };
}

/** Returns a setting with its secret masked. */
export function toAdminSecuritySetting(row: Prisma.SecuritySettingGetPayload<object>): AdminSecuritySetting {
  return {
    ...toSecuritySetting(row),
    id: row.id,
    secret_key: row.secretKey ? SECRET_MASK : "",
    description: row.description,
  };
}

export function toNotificationSetting(row: Prisma.NotificationSettingGetPayload<object>): NotificationSetting {
  return {
    id: row.id,
    setting_key: row.settingKey,
    setting_name: row.settingName,
    description: row.description,
    category: row.category,
    is_enabled: row.isEnabled,
  };
}
