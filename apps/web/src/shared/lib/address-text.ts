const LONGEST = 200;

/** What an address says under a name, as the calls take it: trimmed, bounded, without NUL; "" for nothing. */
export function addressText(address: URLSearchParams, name: string): string {
  return (address.get(name) ?? "").replaceAll("\u0000", "").trim().slice(0, LONGEST);
}
