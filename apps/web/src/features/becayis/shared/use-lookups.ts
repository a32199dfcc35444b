import { useQuery } from "@tanstack/react-query";
import { useTrpc } from "../../../shared/lib/trpc.tsx";

/** How long a list is kept and counts as fresh; the shorter time the client keeps others for would end it. */
const PLACES = keptFor(60 * 60_000);
const POSTS = keptFor(30 * 60_000);

export interface Lookups {
  cities: string[];
  /** Of the chosen city; none before one is chosen. */
  districts: string[];
  institutions: string[];
  positions: string[];
  /** One of the lists could not be loaded: it is empty. */
  isError: boolean;
  refetch: () => void;
}

/**
 * The lists that members choose from, by name; empty until they are here (public-site.md sections 8 and 9).
 * @param city whose districts are wanted
 */
export function useLookups(city: string): Lookups {
  const { reference } = useTrpc();
  const provinces = useQuery(reference.provinces.queryOptions(undefined, PLACES));
  const provinceId = provinces.data?.find(({ name }) => name === city)?.id;
  const districts = useQuery({
    ...reference.districts.queryOptions({ provinceId: provinceId ?? 1 }, PLACES),
    enabled: provinceId !== undefined,
  });
  const institutions = useQuery(reference.institutions.queryOptions(undefined, POSTS));
  const positions = useQuery(reference.positions.queryOptions(undefined, POSTS));
  const failed = [provinces, districts, institutions, positions].filter(({ isError }) => isError);
  const namesOf = (list: { name: string }[] | undefined) => list?.map(({ name }) => name) ?? [];
  return {
    cities: namesOf(provinces.data),
    districts: provinceId === undefined ? [] : namesOf(districts.data),
    institutions: namesOf(institutions.data),
    positions: namesOf(positions.data),
    isError: failed.length > 0,
    refetch: () => {
      for (const query of failed) void query.refetch();
    },
  };
}

function keptFor(time: number) {
  return { staleTime: time, gcTime: time };
}
