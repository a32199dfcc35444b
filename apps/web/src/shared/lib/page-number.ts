/** The number in `?sayfa=n`; 1 for anything that is none. */
export function pageNumberOf(search: URLSearchParams): number {
  const text = search.get("sayfa") ?? "1";
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
