import { trpc } from "../../../framework/browser.ts";
import { findBySlug } from "./list-entries.ts";

/** Query options of lists of provinces and districts, which stay fresh for one hour. */
export const PLACES = freshFor(60 * 60_000);
const POSTS = freshFor(30 * 60_000);

export interface Lookups {
  cities: string[];
  /** The districts of the chosen city; empty before one is chosen. */
  districts: string[];
  institutions: string[];
  positions: string[];
  /** Returns the name of the entry with a slug; "" if there is none. */
  findName: (list: "cities" | "institutions" | "positions", slug: string | null) => string;
  /** True if a list failed to load; that list is empty. */
  isError: boolean;
  refetch: () => void;
}

/**
 * Returns the names of the lists that members choose from; empty while they load.
 * @param city the city whose districts to load
 */
export function useLookups(city: string): Lookups {
  const provinces = trpc.reference.provinces.useQuery(undefined, PLACES);
  const provinceId = provinces.data?.find(({ name }) => name === city)?.id;
  const districts = trpc.reference.districts.useQuery(
    { provinceId: provinceId ?? 1 },
    { ...PLACES, enabled: provinceId !== undefined },
  );
  const institutions = trpc.reference.institutions.useQuery(undefined, POSTS);
  const positions = trpc.reference.positions.useQuery(undefined, POSTS);
  const failed = [provinces, districts, institutions, positions].filter(({ isError }) => isError);
  const getNames = (list: { name: string }[] | undefined) => list?.map(({ name }) => name) ?? [];
  const lists = { cities: provinces.data, institutions: institutions.data, positions: positions.data };
  return {
    findName: (list, slug) => findBySlug(lists[list] ?? [], slug ?? "")?.name ?? "",
    cities: getNames(provinces.data),
    districts: provinceId === undefined ? [] : getNames(districts.data),
    institutions: getNames(institutions.data),
    positions: getNames(positions.data),
    isError: failed.length > 0,
    refetch: () => {
      for (const query of failed) void query.refetch();
    },
  };
}

/** Sets `gcTime` too, because the shorter default would discard data that is still fresh. */
function freshFor(time: number) {
  return { staleTime: time, gcTime: time };
}
