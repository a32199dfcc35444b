const MAX_LENGTH = 200;

/** Returns a query parameter as procedures accept it: trimmed, truncated and without NUL; "" if it is missing. */
export function addressText(address: URLSearchParams, name: string): string {
  return (address.get(name) ?? "").replaceAll("\u0000", "").trim().slice(0, MAX_LENGTH);
}
