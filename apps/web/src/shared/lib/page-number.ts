/** The number in `?sayfa=n`; 1 for anything that is none. */
export function pageNumberOf(search: URLSearchParams): number {
  const text = search.get("sayfa") ?? "1";
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

interface Address {
  pathname: string;
  search: string;
}

/**
 * True where a reader comes to another page: another path, or by a link another page of the same list. A list that is narrowed
 * begins anew too, but it replaces its address, and stays where it is with the focus.
 */
export function isOtherPage(last: Address, next: Address, navigation: "POP" | "PUSH" | "REPLACE"): boolean {
  return last.pathname !== next.pathname || (navigation !== "REPLACE" && numberIn(last) !== numberIn(next));
}

const numberIn = ({ search }: Address) => pageNumberOf(new URLSearchParams(search));
