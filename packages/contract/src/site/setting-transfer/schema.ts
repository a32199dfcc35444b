import { z } from "zod";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as siteFields from "../fields.ts";
import { homepageTextsForm } from "../homepage/admin-schema.ts";
import { updatePageSeoInput } from "../seo/admin-schema.ts";
import { createQuestionInput, createServiceInput } from "../services/admin-schema.ts";
import { siteSettingsForm, updateNotificationSettingInput } from "../settings/admin-schema.ts";
import { settingKey } from "../settings/meanings.ts";

const isDryRunField = z.boolean().describe("Yalnızca farkları göstermek için true · true to list the differences only");

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
  version: z.literal(SETTINGS_FILE_VERSION, "Bu dosya başka bir sürüme ait").meta(meaningOf(fields.version)),
  site: siteSettingsForm.omit({ site_url: true }).optional().describe("Site ayarları · settings of the site"),
  homepage: homepageTextsForm.optional().describe("Ana sayfanın metinleri · texts of the home page"),
  pageSeo: z
    .array(updatePageSeoInput.strict())
    .max(MOST)
    .refine(unique("pageKey"), repeated)
    .meta({ "x-unique-by": "pageKey" })
    .optional()
    .describe("Sayfaların SEO ayarları · SEO settings of the pages"),
  notifications: z
    .array(
      z.strictObject({
        setting_key: updateNotificationSettingInput.shape.id.meta(meaningOf(settingKey)),
        is_enabled: updateNotificationSettingInput.shape.is_enabled,
      }),
    )
    .max(MOST)
    .refine(unique("setting_key"), repeated)
    .meta({ "x-unique-by": "setting_key" })
    .optional()
    .describe("Bildirim ayarları · notification settings"),
  services: z
    .array(createServiceInput)
    .max(MOST)
    .refine(unique("slug"), repeated)
    .meta({ "x-unique-by": "slug" })
    .optional()
    .describe("Hizmetler · services"),
  questions: z.array(createQuestionInput).max(MOST).optional().describe("Sorular · questions"),
});

/** One value that an import would change. */
export const settingDifference = z
  .object({
    label: siteFields.label,
    /** Name of the record; empty for settings that exist once. */
    recordName: siteFields.recordName,
    /** Null for a record that would be added. */
    before: fields.before.nullable(),
    after: siteFields.after,
  })
  .register(entities, { id: "SettingDifference" });

export const importSettingsInput = z.strictObject({
  file: settingsFile.meta(fields.file),
  /** True to list the differences only. */
  isDryRun: isDryRunField,
});
export const importSettingsResult = z
  .object({
    differences: z.array(settingDifference).describe("Değişecek değerler · values that would change"),
    isDryRun: isDryRunField,
  })
  .register(entities, { id: "ImportSettingsResult" });

export type SettingsFile = z.output<typeof settingsFile>;
export type SettingDifference = z.output<typeof settingDifference>;
