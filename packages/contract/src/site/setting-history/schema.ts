import { z } from "zod";
import { id } from "../../common/atoms.ts";
import { page } from "../../common/paging.ts";
import { settingTab } from "../settings/schema.ts";

export const listSettingChangesInput = z.strictObject({
  tab: settingTab,
  page,
});
export const revertSettingInput = z.strictObject({ id });

/** A changed value as text: switches as "Açık" or "Kapalı", lists with one line per entry. */
export const settingChange = z.object({
  id: z.number(),
  /** Label of the field. */
  label: z.string(),
  /** Name of the record that has the field; empty for settings that exist once. */
  recordName: z.string(),
  /** Null if the field had its default. */
  before: z.string().nullable(),
  after: z.string(),
  /** User name; null for the first content and deleted administrators. */
  changedBy: z.string().nullable(),
  changedAt: z.string(),
});
export const settingChangePage = z.object({
  changes: z.array(settingChange),
  total: z.number(),
  pageCount: z.number(),
});

export type SettingChange = z.output<typeof settingChange>;
export type ListSettingChangesInput = z.output<typeof listSettingChangesInput>;
