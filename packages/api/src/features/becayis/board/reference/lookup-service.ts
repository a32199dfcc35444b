import type { LookupRef } from "@site/contract/becayis/board/reference/lookup-ref";
import { provinceOfOtherName } from "@site/contract/becayis/board/reference/province-names";
import { foldText, slugify } from "@site/contract/common/text";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { shareReads } from "../../../../core/pages/shared-reads.ts";
import { LIST_DISTRICTS } from "./queries.ts";

/** The reference lists that members choose from. */
export type LookupKind = "institution" | "position" | "city";

const slugged = (table: string, owner: string) => `SELECT e.id, e.name, e.slug, e.is_retired,
  ARRAY(SELECT f.slug FROM former_slugs f WHERE f.${owner} = e.id) AS former FROM ${table} e`;

const tables: Record<LookupKind, string> = {
  institution: slugged("institutions", "institution_id"),
  position: slugged("positions", "position_id"),
  city: "SELECT id, name FROM provinces",
};

/** A row of a list. Places have no stored slug, because their names are unique and never change. */
interface Row {
  id: number;
  name: string;
  slug?: string;
  /** Former slugs of the entry and of entries merged into it. */
  former?: string[];
  is_retired?: boolean;
}

/** An entry of a list with the values that find it. */
export interface Entry extends Required<Omit<Row, "is_retired">> {
  folded: string;
  /** A retired entry keeps its pages but can no longer be chosen. */
  isRetired: boolean;
}

const toEntry = ({ id, name, slug = slugify(name), former = [], is_retired = false }: Row): Entry => ({
  ...{ id, name, slug, former },
  folded: foldText(name),
  isRetired: is_retired,
});

/** Returns all entries, also retired ones, folded once for all calls. */
export const readEntries = shareReads(["becayis"], Object.keys(tables).length, readAll);

async function readAll(app: App, kind: LookupKind): Promise<Entry[]> {
  const { rows } = await app.db.pool.query<Row>(tables[kind]);
  return rows.map(toEntry);
}

/** Returns the entries that members can choose. @param kept a retired entry that stays selectable */
export async function listEntries(app: App, kind: LookupKind, kept: number | null = null): Promise<Entry[]> {
  return (await readAll(app, kind)).filter(({ id, isRetired }) => !isRetired || id === kept);
}

/**
 * Returns the entry with this id or folded name, or null if none is named.
 * @param kept a retired entry that stays selectable
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
  const { rows } = await app.db.pool.query<Row>(LIST_DISTRICTS, [cityId]);
  const found = pick(rows.map(toEntry), ref);
  if (!found) throw unknown(field);
  return found.id;
}

function isNamed(ref: LookupRef): ref is string | number {
  return ref !== null && ref !== undefined && ref !== "";
}

/** Returns the entry that a filter names by id, name or slug, or undefined. Entries in use precede retired ones. */
export async function findEntry(app: App, kind: LookupKind, ref: number | string): Promise<Entry | undefined> {
  return inUseFirst(await readEntries(app, kind), (entries) => pickFrom(kind, entries, ref));
}

/** Returns the entry of a slug in an address. Former slugs and other names of provinces are found too. */
export async function findBySlug(app: App, kind: LookupKind, slug: string): Promise<Entry | undefined> {
  const asked = foldText((kind === "city" && provinceOfOtherName(slug)) || slug);
  return inUseFirst(await readEntries(app, kind), (entries) => pickBySlug(entries, asked));
}

/** Searches the entries in use first, then the retired ones. */
function inUseFirst(all: Entry[], pickIn: (entries: Entry[]) => Entry | undefined): Entry | undefined {
  return pickIn(all.filter(({ isRetired }) => !isRetired)) ?? pickIn(all.filter(({ isRetired }) => isRetired));
}

function pickFrom(kind: LookupKind, entries: Entry[], ref: number | string): Entry | undefined {
  return kind === "city" ? pickProvince(entries, ref) : pick(entries, ref);
}

function pickProvince(provinces: Entry[], ref: number | string): Entry | undefined {
  const other = typeof ref === "string" ? provinceOfOtherName(ref) : undefined;
  return pick(provinces, ref) ?? (other === undefined ? undefined : pick(provinces, other));
}

function pick(entries: Entry[], ref: number | string): Entry | undefined {
  const byId = () => entries.find(({ id }) => id === Number(ref));
  if (typeof ref === "number") return byId();
  const asked = foldText(ref);
  const named = entries.find(({ folded }) => folded === asked) ?? pickBySlug(entries, asked);
  return named ?? (/^\d+$/.test(ref) ? byId() : undefined);
}

function pickBySlug(entries: Entry[], asked: string): Entry | undefined {
  return entries.find(({ slug }) => slug === asked) ?? entries.find(({ former }) => former.includes(asked));
}

function unknown(field: string): AppError {
  const message = "Listeden bir seçenek seçin";
  return new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });
}
