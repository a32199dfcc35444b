import { z } from "zod";
import { homepageTextsForm } from "../homepage/admin-schema.ts";
import { updatePageSeoInput } from "../seo/admin-schema.ts";
import { createQuestionInput, createServiceInput } from "../services/admin-schema.ts";
import { siteSettingsForm, updateNotificationSettingInput } from "../settings/admin-schema.ts";

const isDryRunField = z.boolean();

const MOST = 200;

/** The version of the file's format; another one is refused. */
export const SETTINGS_FILE_VERSION = 1;

const unique = (name: string) => (rows: readonly Record<string, unknown>[]) =>
  new Set(rows.map((row) => row[name])).size === rows.length;
const repeated = "Bir kayıt dosyada iki kez var";

/**
 * A file with settings. It has no secrets: mail servers, keys of the bot check and of Telegram stay where they are.
 * Parts and fields that are missing stay unchanged; nothing is ever deleted.
 */
export const settingsFile = z.strictObject({
  version: z.literal(SETTINGS_FILE_VERSION, "Bu dosya başka bir sürüme ait"),
  site: siteSettingsForm.omit({ site_url: true }).optional(),
  homepage: homepageTextsForm.optional(),
  pageSeo: z
    .array(updatePageSeoInput.strict())
    .max(MOST)
    .refine(unique("pageKey"), repeated)
    .meta({ "x-unique-by": "pageKey" })
    .optional(),
  notifications: z
    .array(
      z.strictObject({
        setting_key: updateNotificationSettingInput.shape.id,
        is_enabled: updateNotificationSettingInput.shape.is_enabled,
      }),
    )
    .max(MOST)
    .refine(unique("setting_key"), repeated)
    .meta({ "x-unique-by": "setting_key" })
    .optional(),
  services: z
    .array(createServiceInput)
    .max(MOST)
    .refine(unique("slug"), repeated)
    .meta({ "x-unique-by": "slug" })
    .optional(),
  questions: z.array(createQuestionInput).max(MOST).optional(),
});

/** One value that an import would change. */
export const settingDifference = z.object({
  label: z.string(),
  /** Name of the record; empty for settings that exist once. */
  recordName: z.string(),
  /** Null for a record that would be added. */
  before: z.string().nullable(),
  after: z.string(),
});

export const importSettingsInput = z.strictObject({
  file: settingsFile,
  /** True to list the differences only. */
  isDryRun: isDryRunField,
});
export const importSettingsResult = z.object({
  differences: z.array(settingDifference),
  isDryRun: isDryRunField,
});

export type SettingsFile = z.output<typeof settingsFile>;
export type SettingDifference = z.output<typeof settingDifference>;
