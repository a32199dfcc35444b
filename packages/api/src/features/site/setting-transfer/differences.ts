import { snakeCase } from "@site/contract/common/record";
import type { SettingDifference, SettingsFile } from "@site/contract/site/setting-transfer/schema";
import { homepageParts, settingFields } from "@site/contract/site/settings/fields";
import { settingText } from "../settings/setting-text.ts";
import type { StoredSettings } from "./stored-settings.ts";

type Fields = Record<string, unknown>;
type Labels = Record<string, string>;

/** Returns the values that a file would change, with the labels that the screens use. */
export function getDifferences(file: SettingsFile, stored: StoredSettings): SettingDifference[] {
  const { services = [], questions = [], pageSeo = [], notifications = [], homepage } = file;
  return [
    ...compare(file.site ?? {}, stored.site, settingFields.site, ""),
    ...(["hero", "projects", "features", "about", "cta"] as const).flatMap((part) =>
      compare(homepage?.[part] ?? {}, stored.homepage[part], homepageLabels, homepageParts[part]),
    ),
    ...pageSeo.flatMap(({ pageKey, ...fields }) => {
      const before = stored.pageSeo.find((row) => row.pageKey === pageKey);
      return compare(fields, before, settingFields.pageSeo, before?.pageName ?? pageKey);
    }),
    ...notifications.flatMap(({ setting_key, ...fields }) => {
      const before = stored.notifications.find((row) => row.setting_key === setting_key);
      return before ? compare(fields, before, settingFields.notification, before.setting_name) : [];
    }),
    ...services.flatMap(({ slug, ...fields }) => {
      const before = stored.services.find((row) => row.slug === slug);
      return compare(fields, before, settingFields.service, fields.name);
    }),
    ...questions.flatMap(({ page, question, answer }) => {
      const before = stored.questions.find((row) => row.page === page && row.question === question);
      return compare({ answer }, before, settingFields.question, question);
    }),
  ];
}

const homepageLabels = { ...settingFields.homepageConfig, ...settingFields.homepageAbout };

/** @param before undefined for a record that would be added */
function compare(fields: Fields, before: Fields | undefined, labels: Labels, recordName: string): SettingDifference[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const old = before?.[name];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(old)) return [];
    if (!before && (value === "" || JSON.stringify(value) === "[]")) return [];
    return {
      label: labels[name] ?? labels[snakeCase(name)] ?? name,
      recordName,
      before: before ? settingText(old) : null,
      after: settingText(value),
    };
  });
}
