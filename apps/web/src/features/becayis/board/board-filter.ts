import type { listListingsInput } from "@site/contract/becayis/board/listings/schema";
import type { ListEntry } from "@site/contract/becayis/board/reference/schema";
import { getPrefix, paths, routePatterns } from "@site/contract/paths";
import type { z } from "zod";
import { getPageNumber } from "../../../framework/browser.ts";
import { addressText } from "../../../shared/text/address-text.ts";
import { findBySlug, toCurrentSlug } from "../lookups/list-entries.ts";

/** Filter and order of the board as in the address. Entries of lists are slugs; "" means no filter. */
export interface BoardFilter {
  search: string;
  city: string;
  position: string;
  institution: string;
  /** True to show only listings whose owners are verified. */
  isVerified: boolean;
  sort: SortName;
  page: number;
}

/** The orders a reader can choose, keyed by their name in the address. */
export const sorts = {
  "en-yeni": { label: "En yeni", by: { sortBy: "createdAt", sortOrder: "desc" } },
  "en-eski": { label: "En eski", by: { sortBy: "createdAt", sortOrder: "asc" } },
  oncelik: { label: "Önceliğe göre", by: { sortBy: "priority", sortOrder: "desc" } },
  "cok-goruntulenen": { label: "En çok görüntülenen", by: { sortBy: "viewCount", sortOrder: "desc" } },
  "suresi-dolan": { label: "Süresi önce dolacak", by: { sortBy: "expiresAt", sortOrder: "asc" } },
} as const;

type SortName = keyof typeof sorts;

const DEFAULT_SORT: SortName = "en-yeni";
/** The value of the filter's checkbox. */
export const VERIFIED = "evet";

export const defaultFilter: BoardFilter = {
  search: "",
  city: "",
  position: "",
  institution: "",
  isVerified: false,
  sort: DEFAULT_SORT,
  page: 1,
};

/** Parses the query parameters; ignores invalid values. */
export function getFilter(address: URLSearchParams): BoardFilter {
  const given = (name: string) => addressText(address, name);
  return {
    search: given("ara"),
    city: given("sehir"),
    position: given("pozisyon"),
    institution: given("kurum"),
    isVerified: given("dogrulanmis") === VERIFIED,
    sort: sortNamed(given("sirala")),
    page: getPageNumber(address),
  };
}

/** Returns the order with a name; the default order for an unknown name. */
export function sortNamed(name: string): SortName {
  return isSort(name) ? name : DEFAULT_SORT;
}

function isSort(name: string): name is SortName {
  return Object.hasOwn(sorts, name);
}

/** The parameters of a landing page's route. */
export type LandingParams = Partial<Record<"institution" | "position" | "place", string>>;

/**
 * Returns the filter of a landing page's place. A direction of two provinces sets no province, because the board's
 * filter has only one.
 */
export function getLandingFilter({ institution = "", position = "", place = "" }: LandingParams): BoardFilter {
  return { ...defaultFilter, institution, position, city: place.includes("-") ? "" : place };
}

/** Returns the filter of an address of the board or of a landing page. */
export function getFilterAt({ pathname, search }: Pick<Location, "pathname" | "search">): BoardFilter {
  const base = getPrefix(routePatterns.boardOfInstitution);
  if (!pathname.startsWith(base)) return getFilter(new URLSearchParams(search));
  const [institution, position, place] = pathname.slice(base.length).split("/");
  return getLandingFilter({ institution, position, place });
}

/** Returns the landing page that shows what a filter finds, if there is one. */
export function findLandingPath(filter: BoardFilter): string | undefined {
  const { institution, position, city } = filter;
  const isMore = filter.search !== "" || filter.isVerified || filter.sort !== DEFAULT_SORT;
  if (institution === "" || isMore || (city !== "" && position === "")) return undefined;
  return paths.landing({ institution, position: position || undefined, city: city || undefined });
}

type Lists = Record<"cities" | "positions" | "institutions", readonly ListEntry[]>;

/** Replaces former slugs of the filter by the present ones. */
export function toCurrentFilter(filter: BoardFilter, { positions, institutions }: Lists): BoardFilter {
  const { position, institution } = filter;
  return {
    ...filter,
    position: toCurrentSlug(positions, position),
    institution: toCurrentSlug(institutions, institution),
  };
}

/** Returns whether the reference lists contain the entries that a filter names. */
export function isKnown({ city, position, institution }: BoardFilter, lists: Lists): boolean {
  const has = (entries: readonly ListEntry[], slug: string) => slug === "" || findBySlug(entries, slug) !== undefined;
  return has(lists.cities, city) && has(lists.positions, position) && has(lists.institutions, institution);
}

/** Returns the address of the listings that a filter finds. */
export function boardAddress(filter: BoardFilter): string {
  const { search, city, position, institution, isVerified, sort, page } = filter;
  const landing = findLandingPath(filter);
  if (landing) return page === 1 ? landing : `${landing}?sayfa=${page}`;
  const said = {
    ara: search,
    sehir: city,
    pozisyon: position,
    kurum: institution,
    dogrulanmis: isVerified ? VERIFIED : "",
    sirala: sort === DEFAULT_SORT ? "" : sort,
    sayfa: page === 1 ? "" : String(page),
  };
  const address = new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ""));
  return address.size === 0 ? paths.board : `${paths.board}?${address}`;
}

/** Returns whether a filter restricts the board; the order does not. */
export function isNarrowed({ search, city, position, institution, isVerified }: BoardFilter): boolean {
  return isVerified || [search, city, position, institution].some((value) => value !== "");
}

/** Returns the filter as input of the listings call. */
export function toInput({
  search,
  city,
  position,
  institution,
  isVerified,
  sort,
  page,
}: BoardFilter): z.input<typeof listListingsInput> {
  return {
    ...(search && { search }),
    ...(city && { city }),
    ...(position && { position }),
    ...(institution && { institution }),
    ...(isVerified && { verifiedOnly: true }),
    ...sorts[sort].by,
    page,
  };
}
