import { createHash } from "node:crypto";

/** The same thing sent twice within this time was sent once by mistake. */
const WINDOW_MS = 10 * 60_000;

/**
 * Names what a person sent by its content and time, for a unique column: whatever comes twice finds its key taken.
 * @returns the key to write, and that of the window before, which a thing sent just now may stand under
 */
export function submissionKeys(
  parts: readonly (string | number | null | undefined)[],
  now = Date.now(),
): { current: string; previous: string } {
  const window = Math.floor(now / WINDOW_MS);
  const keyOf = (index: number) =>
    asUuid(
      createHash("sha256")
        .update(JSON.stringify([index, ...parts]))
        .digest("hex"),
    );
  return { current: keyOf(window), previous: keyOf(window - 1) };
}

/** RFC 9562, version 8: bits of one's own choice. */
function asUuid(hash: string): string {
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
