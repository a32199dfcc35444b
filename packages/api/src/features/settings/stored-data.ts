import type { StoredData } from "../../core/app.ts";

export const settingsData: StoredData = {
  tables: {
    settings: "impersonal",
    security_settings: "impersonal",
    notification_settings: "impersonal",
    telegram_settings: "impersonal",
  },
};
