import { z } from "zod";
import { formatDay } from "../common/days.ts";
import { settingFields } from "../settings/fields.ts";
import { columnLabels, isShown, type Labels, labelsOfTables } from "./columns.ts";
import { tableLabels } from "./tables.ts";
import { valueLabels } from "./values.ts";

/** A changed row: each field with its values before and after. Secrets are masked, long texts shortened. */
const auditChange = z.object({
  table: z.string(),
  operation: z.enum(["insert", "update", "delete"]),
  key: z.string(),
  fields: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});

/** The details of an entry. Entries of earlier versions have no changes. */
const auditDetails = z.looseObject({
  changes: z.array(auditChange).default([]),
  /** Number of further changed rows. */
  moreChanges: z.int().default(0),
});

export type AuditChange = z.output<typeof auditChange>;

/**
 * Parses the details of an entry. `rest` is what they contain besides the changes. Technical fields are left out, and
 * rows in which only they changed, which the trigger does too with columns that others determine.
 */
export function readAuditDetails(text: string): { changes: AuditChange[]; moreChanges: number; rest: object } {
  const { changes, moreChanges, ...rest } = auditDetails.parse(JSON.parse(text));
  const shown = changes.map(withoutTechnicalFields).filter(({ fields }) => Object.keys(fields).length > 0);
  return { changes: shown, moreChanges, rest };
}

function withoutTechnicalFields(change: AuditChange): AuditChange {
  const fields = Object.entries(change.fields).filter(([column]) => isShown(change.table, column));
  return { ...change, fields: Object.fromEntries(fields) };
}

const settingLabels: Labels = { ...settingFields.site, ...settingFields.seo, ...settingFields.slider };

/** Dates of the database, as in "2026-11-21". */
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Returns the label of a row of `settings`, whose key is its scope and its name. */
const labelOfSetting = (key: string) => settingLabels[key.split(",")[1] ?? ""];

/** Returns the Turkish label of a changed field; a column without one keeps its name. */
export function labelOfField({ table, key }: AuditChange, column: string): string {
  if (table === "settings" && column === "value") return labelOfSetting(key) ?? column;
  const labels = labelsOfTables[table];
  const field = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return labels?.[field] ?? labels?.[column] ?? columnLabels[column] ?? column;
}

const tableNames: Labels = tableLabels;
const operations = { insert: "eklendi", update: "değişti", delete: "silindi" } as const;

/** Returns a changed row in Turkish, as in "Etiket 12 değişti"; unknown tables keep their name. */
export function labelOfChange({ table, operation, key }: AuditChange): string {
  const record = (table === "settings" && labelOfSetting(key)) || key.replaceAll(",", " ");
  return `${tableNames[table] ?? table} ${record} ${operations[operation]}`;
}

/** Returns a value of a changed field in Turkish. A word without a label stays as it is stored. */
export function textOfValue(change: AuditChange, column: string, value: unknown): string {
  if (value === null || value === "") return "Yok";
  if (typeof value === "boolean") return value ? "Evet" : "Hayır";
  if (Array.isArray(value)) return value.map((each) => textOfValue(change, column, each)).join(", ") || "Yok";
  if (typeof value === "object") return textOfFields(change, value);
  if (typeof value !== "string") return JSON.stringify(value);
  return valueLabels[`${change.table}.${column}`]?.[value] ?? (DAY.test(value) ? formatDay(value) : value);
}

/** Returns the values of an object by the labels of the columns with the same names: "Başlık: Hemşire". */
function textOfFields(change: AuditChange, fields: object): string {
  const texts = Object.entries(fields).map(
    ([name, value]) => `${labelOfField(change, name)}: ${textOfValue(change, name, value)}`,
  );
  return texts.join("; ") || "Yok";
}
