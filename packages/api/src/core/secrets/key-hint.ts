import { SECRET_MASK } from "./secret-box.ts";

const SHOWN = 4;
/** The hint would reveal too much of a shorter key. */
const SHORTEST = 16;

/** Returns the first and last four characters of a key, by which its owner knows it. */
export function getHint(key: string): string {
  return key.length < SHORTEST ? "" : key.slice(0, SHOWN) + key.slice(-SHOWN);
}

/** Returns the mask for a stored key. */
export function maskedKey(hint: string): string {
  return hint.slice(0, SHOWN) + SECRET_MASK + hint.slice(SHOWN);
}
