import type { EndedListing, Landing, LandingEntry, LandingInput } from "@site/contract/becayis/board/landing/schema";
import { boardTexts } from "@site/contract/becayis/board-labels";
import { becayisTexts } from "@site/contract/becayis/labels";
import type { EligibilityNote } from "@site/contract/becayis/swaps/matching/schema";
import { slugify } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import type { PageTag } from "../../../../core/pages/pages.ts";
import { shareReads } from "../../../../core/pages/shared-reads.ts";
import { evaluateRules, findRules } from "../../swaps/matching/eligibility-service.ts";
import { type Entry, findBySlug, type LookupKind, readEntries } from "../reference/lookup-service.ts";
import {
  COUNT_POSITIONS,
  FIND_ENDED,
  type Flow,
  type GroupRow,
  LIST_LANDINGS,
  READ_INSTITUTION,
  READ_TITLE,
} from "./queries.ts";
import { getWays, type Provinces, shown, sortFlows } from "./ways.ts";

const TAGS: readonly PageTag[] = ["becayis"];
/** Maximum number of groups (an institution, or an institution with a title) that an instance caches. */
const GROUPS = 100;

const toPlace = (name: string): LandingEntry => ({ name, slug: slugify(name) });
const asEntry = ({ name, slug }: Entry): LandingEntry => ({ name, slug });

/**
 * Returns the content of a landing page except its listings.
 * @throws NOT_FOUND for an unknown or retired entry, a province without a title, and a wanted province without an
 * offered one
 */
export async function getLanding(app: App, input: LandingInput): Promise<Landing> {
  const { position: title, city: left, toCity: wanted } = input;
  if ((left !== undefined && title === undefined) || (wanted !== undefined && left === undefined))
    throw new AppError("NOT_FOUND", { message: becayisTexts.landingNotFound });
  const [institution, position, city, toCity] = await Promise.all([
    findKnown(app, "institution", input.institution),
    input.position === undefined ? null : findKnown(app, "position", input.position),
    input.city === undefined ? null : findKnown(app, "city", input.city),
    input.toCity === undefined ? null : findKnown(app, "city", input.toCity),
  ]);
  const [{ flows, rules }, positions, provinces] = await Promise.all([
    readGroup(app, [institution.id, position?.id ?? null]),
    readPositions(app, institution.id),
    readProvinces(app),
  ]);
  const cities = [city, toCity].flatMap((each) => each?.id ?? []);
  const isNear = ([from, to]: Flow) => cities.length === 0 || cities.includes(from) || cities.includes(to);
  return {
    institution: asEntry(institution),
    position: position && asEntry(position),
    city: city && asEntry(city),
    toCity: toCity && asEntry(toCity),
    ...getWays(flows.filter(isNear), provinces),
    positions,
    rules,
  };
}

async function findKnown(app: App, kind: LookupKind, slug: string): Promise<Entry> {
  const found = await findBySlug(app, kind, slug);
  if (!found) throw new AppError("NOT_FOUND", { message: becayisTexts.landingNotFound });
  return found;
}

/** Reads the data that all landing pages of an institution and title share; the title may be null. */
const readGroup = shareReads(TAGS, GROUPS, async (app: App, [institution, position]: [number, number | null]) => {
  const [rules, provinces, { rows }] = await Promise.all([
    readRules(app),
    readProvinces(app),
    app.db.pool.query<GroupRow>({
      ...(position === null
        ? { name: "becayis-institution", text: READ_INSTITUTION }
        : { name: "becayis-title", text: READ_TITLE }),
      values: [institution, position],
    }),
  ]);
  const [{ flows, ...post } = { flows: [], name: "", kind: "", serviceClass: "" }] = rows;
  return { flows: sortFlows(flows, provinces), rules: getNotes(rules, post) };
});

const readRules = shareReads(TAGS, 1, (app: App) => findRules(app));

/** Counts the live listings of an institution's titles. */
const readPositions = shareReads(TAGS, GROUPS, async (app: App, institution: number) => {
  const { rows } = await app.db.pool.query<LandingEntry & { count: number }>(COUNT_POSITIONS, [institution]);
  return rows.map(({ count, ...entry }) => ({ ...entry, count: shown(count) }));
});

const readProvinces = shareReads(TAGS, 1, async (app: App): Promise<Provinces> => {
  const sorted = [...(await readEntries(app, "city"))].sort((a, b) => a.name.localeCompare(b.name, "tr"));
  return new Map(sorted.map(({ id, name, slug }, place) => [id, { name, slug, place }]));
});

/** Returns the eligibility notes of swaps within an institution, for civil servants and contract staff. */
function getNotes(
  rules: Awaited<ReturnType<typeof findRules>>,
  { serviceClass, ...institution }: Omit<GroupRow, "flows">,
): EligibilityNote[] {
  const facts = {
    startedAt: null,
    institution,
    serviceClass,
    hasSamePosition: true,
    hasSameProvince: false,
    isRing: false,
  };
  const notes = ["4a", "4b"].flatMap((employmentStatus) => evaluateRules(rules, { ...facts, employmentStatus }));
  return [...new Map(notes.map((note) => [note.rule, note])).values()];
}

interface EndedRow extends Record<"institution" | "position", LandingEntry> {
  from: string;
  to: string;
}

/**
 * Returns the direction of a listing that has left the board, so that its address can lead to similar listings.
 * @throws NOT_FOUND for one that is live, or was never on the board
 */
export async function getEnded(app: App, identifier: string): Promise<EndedListing> {
  const { rows } = await app.db.pool.query<EndedRow>(FIND_ENDED, [identifier]);
  const [row] = rows;
  if (!row) throw new AppError("NOT_FOUND", { message: boardTexts.listingNotFound });
  return {
    institution: row.institution,
    position: row.position,
    from: toPlace(row.from),
    to: toPlace(row.to),
  };
}

/** A direction with a live listing: slugs of institution and title, names of provinces. A null part means all. */
interface Way {
  institution: string;
  position: string | null;
  from: string | null;
  to: string | null;
  modified: Date;
}

/** Returns the addresses of all landing pages with a live listing, each with its last change. */
export async function listLandings(app: App): Promise<{ path: string; modified: Date }[]> {
  const { rows } = await app.db.pool.query<Way>(LIST_LANDINGS);
  const slugs = new Map<string, string>(); // caches slugs, because tens of thousands of directions name 81 provinces
  const toSlug = (name: string) => {
    const slug = slugs.get(name) ?? slugify(name);
    slugs.set(name, slug);
    return slug;
  };
  const latest = new Map<string, Date>();
  for (const { institution, position, from, to, modified } of rows) {
    const [city, toCity] = [from, to].flatMap((name) => (name === null ? [] : toSlug(name)));
    const path = paths.landing({
      institution,
      ...(position !== null && { position, city, toCity }),
    });
    const known = latest.get(path);
    if (!known || known < modified) latest.set(path, modified);
  }
  return [...latest].map(([path, modified]) => ({ path, modified }));
}
