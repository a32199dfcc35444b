import { useSearchParams } from "react-router-dom";

const MAX_SEARCH_LENGTH = 200;
const LAST_PAGE = 100_000;

interface Filter {
  /** The query parameter of the filter. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** A list's page, search and filters. They are in the address, so that Back and a reload show the same list. */
export interface ListAddress {
  page: number;
  search: string;
  filters: readonly Filter[];
  /** Returns the selected option of a filter; "" for all. */
  chosen: (name: string) => string;
  /** True while a search or filter is active. */
  isFiltered: boolean;
  showPage: (page: number) => void;
  /** Changing search or filters returns to the first page. */
  searchFor: (text: string) => void;
  choose: (name: string, value: string) => void;
  clear: () => void;
}

/** Reads and writes `?sayfa=`, `?ara=` and a parameter per filter; values that are no option are ignored. */
export function useListAddress(filters: readonly Filter[] = []): ListAddress {
  const [params, setParams] = useSearchParams();
  const search = (params.get("ara") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
  const page = Number(params.get("sayfa") ?? 1);
  const chosen = (name: string) => {
    const options = filters.find((filter) => filter.name === name)?.options ?? [];
    return options.find(({ value }) => value === params.get(name))?.value ?? "";
  };

  /** Applies a change to the address; empty values are left out. */
  function show(change: Record<string, string>): void {
    const known = Object.fromEntries(filters.map(({ name }) => [name, chosen(name)]));
    const filled = Object.entries({ ...known, ara: search, ...change }).filter(([, value]) => value !== "");
    setParams(new URLSearchParams(filled), { replace: true });
  }

  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    search,
    filters,
    chosen,
    isFiltered: search !== "" || filters.some(({ name }) => chosen(name) !== ""),
    showPage: (next) => show({ sayfa: next > 1 ? String(next) : "" }),
    searchFor: (text) => show({ ara: text }),
    choose: (name, value) => show({ [name]: value }),
    clear: () => setParams(new URLSearchParams(), { replace: true }),
  };
}
