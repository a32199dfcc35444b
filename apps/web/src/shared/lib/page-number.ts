import type { NavigationType } from "../../framework/navigation.tsx";

/** Returns the number in `?sayfa=n`; 1 if it is missing or invalid. */
export function pageNumberOf(search: URLSearchParams): number {
  const text = search.get("sayfa") ?? "1";
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

interface Address {
  pathname: string;
  search: string;
}

/**
 * Returns whether a navigation leads to another page: another path or another page number. Filtering a list replaces
 * the address and keeps scroll position and focus, so it does not count.
 */
export function isOtherPage(last: Address, next: Address, navigation: NavigationType): boolean {
  return last.pathname !== next.pathname || (navigation !== "REPLACE" && numberIn(last) !== numberIn(next));
}

const numberIn = ({ search }: Address) => pageNumberOf(new URLSearchParams(search));
