import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";

const SEARCH_PARAMETER = "ara";
const MAX_SEARCH_LENGTH = 200;
const LAST_PAGE = 100_000;

export interface Filter<Name extends string = string> {
  /** Name of the filter's query parameter. */
  name: Name;
  label: string;
  options: readonly { value: string; label: string }[];
  /** True for filters with many options, which are found by typing. */
  isSearchable?: boolean;
  /** Label of the default order, for a choice that orders all rows instead of leaving some out. */
  defaultOrder?: string;
}

/** Page, search and filters of a list. They are in the address, so that Back and a reload show the same list. */
export interface ListAddress<Name extends string = string> {
  page: number;
  search: string;
  filters: readonly Filter<Name>[];
  /** Returns the selected option of a filter; "" if all are shown. */
  chosen: (name: string) => string;
  /** True while a search or filter leaves rows out. */
  isFiltered: boolean;
  showPage: (page: number) => void;
  /** Changes search or filters, and returns to the first page. */
  searchFor: (text: string) => void;
  choose: (name: string, value: string) => void;
  /** Shows all rows, in the same order. */
  clear: () => void;
}

/**
 * Returns the state of a list in the query parameters `sayfa`, `ara` and one for each filter. Unknown values are
 * ignored.
 */
export function useListAddress<const Name extends string = never>(
  filters: readonly Filter<Name>[] = [],
): ListAddress<Name> {
  const [params, replaceParams] = useReplacedParams();
  const { page, search, chosen } = readParams(params, filters);
  const selecting = filters.filter(({ defaultOrder }) => defaultOrder === undefined);

  /** Changes parameters of the address; those with an empty value are removed. */
  function show(change: Record<string, string>): void {
    replaceParams((latest) => {
      const current = readParams(latest, filters);
      const known = Object.fromEntries(filters.map(({ name }) => [name, current.chosen(name)]));
      const filled = Object.entries({ ...known, [SEARCH_PARAMETER]: current.search, ...change }).filter(
        ([, value]) => value !== "",
      );
      return new URLSearchParams(filled);
    });
  }

  return {
    page,
    search,
    filters,
    chosen,
    isFiltered: search !== "" || selecting.some(({ name }) => chosen(name) !== ""),
    showPage: (next) => show({ sayfa: next > 1 ? String(next) : "" }),
    searchFor: (text) => show({ [SEARCH_PARAMETER]: text }),
    choose: (name, value) => show({ [name]: value }),
    clear: () =>
      show(Object.fromEntries([SEARCH_PARAMETER, ...selecting.map(({ name }) => name)].map((name) => [name, ""]))),
  };
}

function readParams(params: URLSearchParams, filters: readonly Filter[]) {
  const page = Number(params.get("sayfa") ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    search: (params.get(SEARCH_PARAMETER) ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    chosen: (name: string) => {
      const options = filters.find((filter) => filter.name === name)?.options ?? [];
      return options.find(({ value }) => value === params.get(name))?.value ?? "";
    },
  };
}

/**
 * Returns the parameters of the address, and a function that replaces some. It starts from the parameters requested
 * last, which a busy browser renders late; otherwise a second change would undo the first.
 */
function useReplacedParams() {
  const [params, setParams] = useSearchParams();
  const rendered = useRef(params);
  /** Requested parameters that are not rendered yet, oldest first. */
  const pending = useRef<URLSearchParams[]>([]);

  useEffect(() => {
    rendered.current = params;
    const index = pending.current.findIndex((each) => each.toString() === params.toString());
    // not found if something else changed the address
    pending.current = index < 0 ? [] : pending.current.slice(index + 1);
  }, [params]);

  function replaceParams(change: (latest: URLSearchParams) => URLSearchParams): void {
    const next = change(pending.current.at(-1) ?? rendered.current);
    pending.current.push(next);
    setParams(next, { replace: true });
  }
  return [params, replaceParams] as const;
}
