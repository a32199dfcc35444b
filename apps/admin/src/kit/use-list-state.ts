import { useState } from "react";
import type { ListAddress } from "./use-list-address.ts";

/** Keeps page and search of a list in a dialog, which has no address of its own. */
export function useListState(): ListAddress {
  const [{ page, search }, show] = useState({ page: 1, search: "" });
  return {
    page,
    search,
    filters: [],
    chosen: () => "",
    isFiltered: search !== "",
    showPage: (next) => show({ page: next, search }),
    searchFor: (text) => show({ page: 1, search: text.trim() }),
    choose: () => undefined,
    clear: () => show({ page: 1, search: "" }),
  };
}
