import type { LookupRef } from "@site/contract/becayis/reference/lookup-ref";
import { provinceOfOtherName } from "@site/contract/becayis/reference/province-names";
import { foldText, slugify } from "@site/contract/common/text";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { shareReads } from "../../../core/pages/shared-reads.ts";
import type { Query } from "../matching/vertices.ts";
import { provinceOf } from "../places/places.ts";
import { LIST_DISTRICTS } from "./queries.ts";

/** The reference lists that members choose from. */
export type LookupKind = "institution" | "position" | "city";

/** $1 is an entry that stays selectable although it is retired. */
const tables: Record<LookupKind, string> = {
  institution: `SELECT id, name, slug, ARRAY(SELECT f.slug FROM former_slugs f WHERE f.institution_id = i.id) AS former
    FROM institutions i WHERE NOT is_retired OR id = $1::int`,
  position: `SELECT id, name, slug, ARRAY(SELECT f.slug FROM former_slugs f WHERE f.position_id = p.id) AS former
    FROM positions p WHERE NOT is_retired OR id = $1::int`,
  city: "SELECT id, name FROM provinces WHERE $1::int IS NULL OR id > 0",
};

/** Places have no stored slug: their names are unique and stay. */
interface Row {
  id: number;
  name: string;
  slug?: string;
  /** Slugs of the past, its own or those of entries merged into it. */
  former?: string[];
}

/** An entry of a list with what it is found by. */
export interface Entry extends Required<Row> {
  folded: string;
}

const toEntry = ({ id, name, slug = slugify(name), former = [] }: Row): Entry => ({
  ...{ id, name, slug, former },
  folded: foldText(name),
});

/** Returns the entries that members can choose now, folded once for all calls. */
export const readEntries = shareReads(["becayis"], Object.keys(tables).length, (app: App, kind: LookupKind) =>
  listEntries(app, kind, null),
);

/** Reads the entries that members can choose now, and one more. @param kept an entry that is listed although retired */
export async function listEntries(app: App, kind: LookupKind, kept: number | null): Promise<Entry[]> {
  const { rows } = await app.db.pool.query<Row>(tables[kind], [kept]);
  return rows.map(toEntry);
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
  if (!isNamed(ref)) return null;
  const found = pickFrom(kind, await listEntries(app, kind, kept), ref);
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
  if (!isNamed(ref)) return null;
  const { rows } = await app.db.pool.query<Row>(LIST_DISTRICTS, [[cityId ?? 0]]);
  return pickOrThrow(rows.map(toEntry), ref, field);
}

/** Provinces, and the districts of some of them. */
export interface KnownPlaces {
  provinces: Entry[];
  districts: Entry[];
}

/**
 * Reads what `resolvePlace` needs for several places, with two statements for all.
 * @param named the places as a call names them
 */
export async function readPlaces(
  query: Query,
  named: { city: LookupRef; district?: LookupRef }[],
): Promise<KnownPlaces> {
  const provinces = (await query<Row>(tables.city, [null])).map(toEntry);
  const withDistrict = named.flatMap(({ city, district }) =>
    isNamed(city) && isNamed(district) ? (pickProvince(provinces, city)?.id ?? []) : [],
  );
  const districts = withDistrict.length > 0 ? await query<Row>(LIST_DISTRICTS, [withDistrict]) : [];
  return { provinces, districts: districts.map(toEntry) };
}

/**
 * Returns the id of a place, a district's where one is named, or null if no province is named.
 * @throws VALIDATION_FAILED at one of the fields
 */
export function resolvePlace(
  { provinces, districts }: KnownPlaces,
  { city, district }: { city: LookupRef; district?: LookupRef },
  fields: { city: string; district: string },
): number | null {
  if (!isNamed(city)) return null;
  const province = pickProvince(provinces, city);
  if (!province) throw unknown(fields.city);
  if (!isNamed(district)) return province.id;
  return pickOrThrow(
    districts.filter(({ id }) => provinceOf(id) === province.id),
    district,
    fields.district,
  );
}

function isNamed(ref: LookupRef): ref is string | number {
  return ref !== null && ref !== undefined && ref !== "";
}

function pickOrThrow(entries: Entry[], ref: string | number, field: string): number {
  const found = pick(entries, ref);
  if (!found) throw unknown(field);
  return found.id;
}

/**
 * Returns the entry that a list filter names by id, slug, name, a slug of the past or a province's other name ("Urfa"),
 * or undefined.
 */
export async function findEntry(app: App, kind: LookupKind, ref: number | string): Promise<Entry | undefined> {
  return pickFrom(kind, await readEntries(app, kind), ref);
}

function pickFrom(kind: LookupKind, entries: Entry[], ref: number | string): Entry | undefined {
  return kind === "city" ? pickProvince(entries, ref) : pick(entries, ref);
}

function pickProvince(provinces: Entry[], ref: number | string): Entry | undefined {
  const other = typeof ref === "string" ? provinceOfOtherName(ref) : undefined;
  return pick(provinces, ref) ?? (other === undefined ? undefined : pick(provinces, other));
}

function pick(entries: Entry[], ref: number | string): Entry | undefined {
  if (typeof ref === "number" || /^\d+$/.test(ref)) return entries.find(({ id }) => id === Number(ref));
  const asked = foldText(ref);
  return (
    entries.find(({ slug }) => slug === asked) ??
    entries.find(({ folded }) => folded === asked) ??
    entries.find(({ former }) => former.includes(asked))
  );
}

function unknown(field: string): AppError {
  const message = "Listeden bir seçenek seçin";
  return new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });
}
