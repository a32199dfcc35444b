import { limits } from "@site/contract/common/limits";
import { countPages } from "@site/contract/common/paging";
import type { ListSettingChangesInput, SettingChange } from "@site/contract/site/setting-history/schema";
import { homepageParts, settingFields, settingsOfTab } from "@site/contract/site/settings/fields";
import type { App } from "../../../core/app.ts";
import { settingText } from "../settings/setting-text.ts";
import { COUNT_SETTING_CHANGES, LIST_SETTING_CHANGES, type SettingChangeRow } from "./queries.ts";

/** Returns the changes that were made in a tab, newest first. */
export async function listSettingChanges(app: App, { tab, page }: ListSettingChangesInput) {
  const { areas, fields = null } = settingsOfTab[tab];
  const size = limits.settingChangesPerPage;
  const counted = await app.db.pool.query<{ total: number }>(COUNT_SETTING_CHANGES, [areas, fields]);
  const { rows } = await app.db.pool.query<SettingChangeRow>(LIST_SETTING_CHANGES, [
    areas,
    fields,
    size,
    (page - 1) * size,
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return { changes: rows.map(toChange), total, pageCount: countPages(total, size) };
}

function toChange(row: SettingChangeRow): SettingChange {
  const labels: Record<string, Record<string, string>> = settingFields;
  const parts = new Map<string, string>(Object.entries(homepageParts)); // names such as "constructor" are data
  return {
    id: row.id,
    label: labels[row.area]?.[row.field] ?? row.field,
    recordName: parts.get(row.record_name) ?? row.record_name,
    before: row.before === null ? null : settingText(row.before),
    after: settingText(row.after),
    changedBy: row.username,
    changedAt: row.created_at.toISOString(),
  };
}
