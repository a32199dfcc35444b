import { z } from "zod";
import { id } from "../../common/atoms.ts";
import { entities } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { page } from "../../common/paging.ts";
import * as siteFields from "../fields.ts";
import { settingTab } from "../settings/schema.ts";

export const listSettingChangesInput = z.strictObject({
  tab: settingTab.describe("Ayarların bölümü · part of the settings"),
  page,
});
export const revertSettingInput = z.strictObject({ id });

/** A changed value as text: switches as "Açık" or "Kapalı", lists with one line per entry. */
export const settingChange = z
  .object({
    id: fields.id,
    /** Label of the field. */
    label: siteFields.label,
    /** Name of the record that has the field; empty for settings that exist once. */
    recordName: siteFields.recordName,
    /** Null if the field had its default. */
    before: fields.before.nullable(),
    after: siteFields.after.meta({ example: "Hukuk ve Yazılım" }),
    /** User name; null for the first content and deleted administrators. */
    changedBy: z.string().nullable().describe("Değiştiren · who changed it"),
    changedAt: z.string().describe("Değişiklik zamanı · time of the change"),
  })
  .register(entities, { id: "SettingChange" });
export const settingChangePage = z
  .object({
    changes: z.array(settingChange).describe("Değişiklikler · changes"),
    total: fields.total,
    pageCount: fields.pageCount,
  })
  .register(entities, { id: "SettingChangePage" });

export type SettingChange = z.output<typeof settingChange>;
export type ListSettingChangesInput = z.output<typeof listSettingChangesInput>;
