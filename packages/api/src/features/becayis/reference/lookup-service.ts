import type { LookupRef } from "@site/contract/becayis/reference/lookup-ref";
import { provinceOfOtherName } from "@site/contract/becayis/reference/province-names";
import { foldText, slugify } from "@site/contract/common/text";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { LIST_DISTRICTS_OF_PROVINCE } from "./queries.ts";

/** The reference lists that members choose from. */
export type LookupKind = "institution" | "position" | "city";

/** $1 is an entry that stays selectable although it is retired. */
const tables: Record<LookupKind, string> = {
  institution: "SELECT id, name FROM institutions WHERE NOT is_retired OR id = $1::int",
  position: "SELECT id, name FROM positions WHERE NOT is_retired OR id = $1::int",
  city: "SELECT id, name FROM provinces WHERE $1::int IS NULL OR id > 0",
};

interface Entry {
  id: number;
  name: string;
}

/**
 * Returns the entry with this id or folded name, or null if none is named.
 * @param kept an entry that stays selectable although it is retired
 * @throws VALIDATION_FAILED at `field`
 */
export async function resolve(
  app: App,
  kind: LookupKind,
  ref: LookupRef,
  field: string,
  kept: number | null = null,
): Promise<number | null> {
  if (ref === null || ref === undefined || ref === "") return null;
  const found = await findEntry(app, kind, ref, kept);
  if (!found) throw unknown(field);
  return found.id;
}

/** Returns the district with this id or name within its city, as `resolve` does. */
export async function resolveDistrict(
  app: App,
  cityId: number | null,
  ref: LookupRef,
  field: string,
): Promise<number | null> {
  if (ref === null || ref === undefined || ref === "") return null;
  const { rows } = await app.db.pool.query<Entry>(LIST_DISTRICTS_OF_PROVINCE, [cityId ?? 0]);
  const found = pick(rows, ref);
  if (!found) throw unknown(field);
  return found.id;
}

/** Returns the entry that a list filter names by id, name, slug or a province's other name ("Urfa"), or undefined. */
export async function findEntry(
  app: App,
  kind: LookupKind,
  ref: number | string,
  kept: number | null = null,
): Promise<Entry | undefined> {
  const { rows } = await app.db.pool.query<Entry>(tables[kind], [kept]);
  return pick(rows, ref) ?? (kind === "city" ? pickByOtherName(rows, ref) : undefined);
}

function pickByOtherName(provinces: Entry[], ref: number | string): Entry | undefined {
  const province = typeof ref === "string" ? provinceOfOtherName(ref) : undefined;
  return province === undefined ? undefined : pick(provinces, province);
}

function pick(entries: Entry[], ref: number | string): Entry | undefined {
  if (typeof ref === "number" || /^\d+$/.test(ref)) return entries.find(({ id }) => id === Number(ref));
  const folded = foldText(ref);
  return entries.find(({ name }) => foldText(name) === folded) ?? entries.find(({ name }) => slugify(name) === folded);
}

function unknown(field: string): AppError {
  const message = "Listeden bir seçenek seçin";
  return new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });
}
