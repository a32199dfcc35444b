import { randomBytes } from "node:crypto";
import type { CookieJar } from "../../../core/context.ts";
import { hashToken } from "../../identity/tokens.ts";

/** Lifetime of the mark: long enough to open the mail and to request another one. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Marks the registering browser so that it is recognised when it opens the mailed link. An existing mark is kept.
 * @returns the mark, 256 random bits
 */
export function markBrowser(cookies: CookieJar): string {
  const known = cookies.read("registration");
  const mark = known !== undefined && isMark(known) ? known : randomBytes(32).toString("base64url");
  cookies.set("registration", mark, new Date(Date.now() + KEPT_MS));
  return mark;
}

/** Returns the stored hash of a mark, or undefined if the browser has none. */
export function hashOfBrowser(mark: string | undefined): Uint8Array<ArrayBuffer> | undefined {
  return mark !== undefined && isMark(mark) ? hashToken(mark) : undefined;
}

function isMark(value: string): boolean {
  return /^[\w-]{43}$/.test(value);
}
