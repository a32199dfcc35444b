import type { Landing, LandingEntry } from "@site/contract/becayis/board/landing/schema";
import { limits } from "@site/contract/common/limits";
import type { Flow } from "./queries.ts";

/** Provinces by their ids, in Turkish order. */
export type Provinces = ReadonlyMap<number, LandingEntry & { place: number }>;

/** Returns a count, or null for a small one that could identify a person. */
export const shown = (count: number) => (count >= limits.smallestCellShown ? count : null);

/** Sorts directions by the number of listings, descending, then by name. */
export function sortFlows(flows: Flow[], provinces: Provinces): Flow[] {
  const placeOf = (id: number) => provinces.get(id)?.place ?? 0;
  return flows.sort((a, b) => b[2] - a[2] || placeOf(a[0]) - placeOf(b[0]) || placeOf(a[1]) - placeOf(b[1]));
}

/**
 * Returns the directions with the most listings, those without a listing whose opposite direction has some, and the
 * provinces with the most listings.
 * @param flows as `sortFlows` sorts them
 */
export function getWays(flows: Flow[], provinces: Provinces): Pick<Landing, "directions" | "missing" | "cities"> {
  const entryOf = (id: number): LandingEntry => {
    const { name, slug } = provinces.get(id) ?? { name: "", slug: "" };
    return { name, slug };
  };
  const gone = new Set(flows.map(([from, to]) => `${from}-${to}`));
  const missing = flows
    .filter(([from, to]) => !gone.has(`${to}-${from}`))
    .map(([from, to, count]): Flow => [to, from, count]);
  const named = new Map<number, number>();
  for (const [from, to, count] of flows) for (const id of [from, to]) named.set(id, (named.get(id) ?? 0) + count);
  const countOf = (id: number) => named.get(id) ?? 0;
  const cities = [...provinces.keys()].filter((id) => named.has(id)).sort((a, b) => countOf(b) - countOf(a));
  return {
    directions: flows
      .slice(0, limits.directionsShown)
      .map(([from, to, count]) => ({ from: entryOf(from), to: entryOf(to), count: shown(count) })),
    missing: sortFlows(missing, provinces)
      .slice(0, limits.directionsShown)
      .map(([from, to]) => ({ from: entryOf(from), to: entryOf(to) })),
    cities: cities.slice(0, limits.citiesLinked).map(entryOf),
  };
}
