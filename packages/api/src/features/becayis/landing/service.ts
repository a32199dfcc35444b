import { boardTexts } from "@site/contract/becayis/board-labels";
import { becayisTexts } from "@site/contract/becayis/labels";
import type { EndedListing, Landing, LandingEntry, LandingInput } from "@site/contract/becayis/landing/schema";
import type { EligibilityNote } from "@site/contract/becayis/matching/schema";
import { limits } from "@site/contract/common/limits";
import { slugify } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { evaluateRules, findRules } from "../matching/eligibility-service.ts";
import { findEntry, type LookupKind } from "../reference/lookup-service.ts";
import { COUNT_POSITIONS, type DirectionRow, FIND_ENDED, LIST_LANDINGS, READ_FLOWS, READ_POST } from "./queries.ts";

const toEntry = (name: string): LandingEntry => ({ name, slug: slugify(name) });

/** Hides counts that could point to a person. */
const shown = (count: number) => (count >= limits.smallestCellShown ? count : null);

/**
 * Returns what a landing page shows beside its listings.
 * @throws NOT_FOUND for an unknown or retired entry, a place without a title, and a wanted province without one to leave
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
  const cities = [city, toCity].flatMap((each) => each?.id ?? []);
  const [flows, positions, rules] = await Promise.all([
    app.db.pool.query<{ directions: DirectionRow[]; missing: DirectionRow[]; cities: string[] }>({
      name: "becayis-landing",
      text: READ_FLOWS,
      values: [institution.id, position?.id ?? null, cities.length > 0 ? cities : null],
    }),
    app.db.pool.query<{ name: string; count: number }>(COUNT_POSITIONS, [institution.id]),
    findRulesOf(app, institution.id, position?.id),
  ]);
  const { directions = [], missing = [], cities: named = [] } = flows.rows[0] ?? {};
  return {
    institution: toEntry(institution.name),
    position: position && toEntry(position.name),
    city: city && toEntry(city.name),
    toCity: toCity && toEntry(toCity.name),
    directions: directions.map(({ from, to, count }) => ({
      from: toEntry(from),
      to: toEntry(to),
      count: shown(count),
    })),
    missing: missing.map(({ from, to }) => ({ from: toEntry(from), to: toEntry(to) })),
    positions: positions.rows.map(({ name, count }) => ({ ...toEntry(name), count: shown(count) })),
    cities: named.map(toEntry),
    rules,
  };
}

async function findKnown(app: App, kind: LookupKind, slug: string): Promise<{ id: number; name: string }> {
  const found = await findEntry(app, kind, slug);
  if (!found) throw new AppError("NOT_FOUND", { message: becayisTexts.landingNotFound });
  return found;
}

/** Returns the rules of a swap within an institution, of civil servants and of contract staff. */
async function findRulesOf(
  app: App,
  institutionId: number,
  positionId: number | undefined,
): Promise<EligibilityNote[]> {
  const [rules, posts] = await Promise.all([
    findRules(app),
    app.db.pool.query<{ name: string; kind: string; serviceClass: string }>(READ_POST, [institutionId, positionId]),
  ]);
  const [{ serviceClass, ...institution } = { name: "", kind: "", serviceClass: "" }] = posts.rows;
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

/**
 * Returns the way of a listing that has left the board, so that its address leads to others of its way.
 * @throws NOT_FOUND for one that is live, or was never on the board
 */
export async function getEnded(app: App, identifier: string): Promise<EndedListing> {
  const { rows } = await app.db.pool.query<Record<keyof EndedListing, string>>(FIND_ENDED, [identifier]);
  const [row] = rows;
  if (!row) throw new AppError("NOT_FOUND", { message: boardTexts.listingNotFound });
  return {
    institution: toEntry(row.institution),
    position: toEntry(row.position),
    from: toEntry(row.from),
    to: toEntry(row.to),
  };
}

/** A live listing's way, or several where a part is null. */
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
  const slugs = new Map<string, string>(); // few names, and tens of thousands of ways
  const toSlug = (name: string) => {
    const slug = slugs.get(name) ?? slugify(name);
    slugs.set(name, slug);
    return slug;
  };
  const latest = new Map<string, Date>();
  for (const { institution, position, from, to, modified } of rows) {
    const [city, toCity] = [from, to].flatMap((name) => (name === null ? [] : toSlug(name)));
    const path = paths.landing({
      institution: toSlug(institution),
      ...(position !== null && { position: toSlug(position), city, toCity }),
    });
    const known = latest.get(path);
    if (!known || known < modified) latest.set(path, modified);
  }
  return [...latest].map(([path, modified]) => ({ path, modified }));
}
