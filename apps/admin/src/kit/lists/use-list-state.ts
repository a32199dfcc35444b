import { useState } from "react";
import type { ListAddress } from "./use-list-address.ts";

/**
 * Returns the state of a list in a dialog, where page and search are not in the address. Each change starts from the
 * latest state, because a busy browser renders it late.
 */
export function useListState(): ListAddress {
  const [{ page, search }, show] = useState({ page: 1, search: "" });
  return {
    page,
    search,
    filters: [],
    chosen: () => "",
    isFiltered: search !== "",
    showPage: (next) => show((latest) => ({ ...latest, page: next })),
    searchFor: (text) => show({ page: 1, search: text.trim() }),
    choose: () => undefined,
    clear: () => show({ page: 1, search: "" }),
  };
}
