import { localStore } from "@site/browser/browser-store";
import { limits } from "@site/contract/common/limits";
import { useState } from "react";

const KEY = "adminPostView";

/** The looks of the list and how many posts a page of each has. */
export const views = [
  { value: "rows", label: "Satırlar", pageSize: 25 },
  { value: "cards", label: "Kartlar", pageSize: limits.blogPageSize },
] as const;

/** Returns the look of the list, which this browser remembers. */
export function useView() {
  const find = (value: string | null) => views.find((view) => view.value === value) ?? views[0];
  const [view, setView] = useState(() => find(localStore.get(KEY)));
  return {
    view,
    choose(value: string): void {
      localStore.set(KEY, value);
      setView(find(value));
    },
  };
}
