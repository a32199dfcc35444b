/** The longest wait in seconds that another service can ask for: a day. */
const MAX_WAIT_S = 24 * 3_600;

/** Returns a wait in whole seconds, at least 0 and at most a day. @param seconds any number from another service */
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
