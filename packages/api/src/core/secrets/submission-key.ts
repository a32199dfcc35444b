import { createHash } from "node:crypto";

/** Equal submissions within this time count as one. */
const WINDOW_MS = 10 * 60_000;

/**
 * Returns keys for a unique column that recognise repeated submissions.
 * @returns the key to write, and the key of the previous time window to look up
 */
export function submissionKeys(
  parts: readonly (string | number | null | undefined)[],
  now = Date.now(),
): { current: string; previous: string } {
  const window = Math.floor(now / WINDOW_MS);
  const getKey = (index: number) =>
    asUuid(
      createHash("sha256")
        .update(JSON.stringify([index, ...parts]))
        .digest("hex"),
    );
  return { current: getKey(window), previous: getKey(window - 1) };
}

/** Formats a hash as a version 8 UUID (RFC 9562). */
function asUuid(hash: string): string {
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
