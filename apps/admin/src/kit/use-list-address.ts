import { useSearchParams } from "react-router-dom";

const LONGEST_SEARCH = 200;
const LAST_PAGE = 100_000;

/** A choice that narrows a list. */
interface Filter {
  /** The query parameter that holds the choice. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** What a list shows. It stands in the address, so that Back and a reload find the same list. */
export interface ListAddress {
  page: number;
  search: string;
  filters: readonly Filter[];
  /** Returns the chosen option of a filter; "" for all. */
  chosen: (name: string) => string;
  /** True where search or a filter leaves something out. */
  isNarrow: boolean;
  showPage: (page: number) => void;
  /** Each shows the first page of what fits. */
  searchFor: (text: string) => void;
  choose: (name: string, value: string) => void;
  clear: () => void;
}

/** Reads and writes `?sayfa=`, `?ara=` and a parameter for each filter; what no option offers counts as not given. */
export function useListAddress(filters: readonly Filter[] = []): ListAddress {
  const [params, setParams] = useSearchParams();
  const search = (params.get("ara") ?? "").trim().slice(0, LONGEST_SEARCH);
  const page = Number(params.get("sayfa") ?? 1);
  const chosen = (name: string) => {
    const options = filters.find((filter) => filter.name === name)?.options ?? [];
    return options.find(({ value }) => value === params.get(name))?.value ?? "";
  };

  /** Writes what differs from the present list; an empty value stands nowhere in the address. */
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
    isNarrow: search !== "" || filters.some(({ name }) => chosen(name) !== ""),
    showPage: (next) => show({ sayfa: next > 1 ? String(next) : "" }),
    searchFor: (text) => show({ ara: text }),
    choose: (name, value) => show({ [name]: value }),
    clear: () => setParams(new URLSearchParams(), { replace: true }),
  };
}
