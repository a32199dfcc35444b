/** Returns the number in `?sayfa=n`; 1 if it is missing or invalid. */
export function getPageNumber(search: URLSearchParams): number {
  const text = search.get("sayfa") ?? "1";
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
