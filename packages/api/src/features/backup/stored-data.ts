import type { StoredData } from "../../core/app.ts";

export const backupData: StoredData = {
  tables: {
    backups: "impersonal",
    backup_schedules: "impersonal",
  },
};
