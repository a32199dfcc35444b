import { districtOf, provinceOf } from "@site/contract/becayis/board/reference/place";
import type { Lookup } from "@site/contract/becayis/board/reference/schema";
import { trpc } from "../../../framework/browser.ts";
import { PLACES } from "../lookups/use-lookups.ts";

/** The lists from which wanted places are chosen; empty while they load. */
export interface Places {
  provinces: Lookup[];
  districtsOf: (cityId: number | null) => Lookup[];
  /** Returns the name of a province or a district; "" while its list loads. */
  nameOf: (place: number | null) => string;
  isError: boolean;
  refetch: () => void;
}

/**
 * Loads the provinces, and the districts of the chosen ones.
 * @param cityIds the chosen provinces
 * @param knownNames names that are shown while the lists load
 */
export function usePlaces(cityIds: (number | null)[], knownNames: Map<number, string>): Places {
  const chosen = [...new Set(cityIds)].filter((cityId) => cityId !== null);
  const provinces = trpc.reference.provinces.useQuery(undefined, PLACES);
  const districts = trpc.useQueries((t) => chosen.map((provinceId) => t.reference.districts({ provinceId }, PLACES)));
  const failed = [provinces, ...districts].filter(({ isError }) => isError);
  const districtsOf = (cityId: number | null) => districts[chosen.indexOf(cityId ?? 0)]?.data ?? [];
  return {
    provinces: provinces.data ?? [],
    districtsOf,
    nameOf: (place) => {
      if (place === null) return "";
      const list = districtOf(place) === null ? provinces.data : districtsOf(provinceOf(place));
      return list?.find(({ id }) => id === place)?.name ?? knownNames.get(place) ?? "";
    },
    isError: failed.length > 0,
    refetch: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
