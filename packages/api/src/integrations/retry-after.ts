/** Longest wait that another service can ask for, in seconds: a day. */
const MAX_WAIT_S = 24 * 3_600;

/** Returns a wait in whole seconds within 0 and a day. @param seconds any number that another service sent */
export function boundedWait(seconds: number): number {
  return Number.isNaN(seconds) ? 0 : Math.min(Math.max(0, Math.ceil(seconds)), MAX_WAIT_S);
}

/**
 * Returns the wait of a Retry-After header (RFC 9110, 10.2.3) in seconds, at most a day; 0 if there is none.
 * @param header seconds or an HTTP date
 * @param now milliseconds since 1970
 */
export function readRetryAfter(header: string | undefined, now: number): number {
  const value = header?.trim() ?? "";
  if (/^\d+$/.test(value)) return boundedWait(Number(value));
  return /^[A-Z][a-z]+,? /.test(value) ? boundedWait((Date.parse(value) - now) / 1_000) : 0;
}
