import { randomBytes } from "node:crypto";
import type { CookieJar } from "../../../core/context.ts";
import { hashToken } from "../sessions/tokens.ts";

/** As long as somebody may take to open the mail and ask for another. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Marks the browser that registers, so that it is known again when it opens the mail's link. A mark it has already stays: its
 * earlier registrations are known by it.
 * @returns the mark, 256 random bits
 */
export function markBrowser(cookies: CookieJar): string {
  const known = cookies.read("registration");
  const mark = known !== undefined && isMark(known) ? known : randomBytes(32).toString("base64url");
  cookies.set("registration", mark, new Date(Date.now() + KEPT_MS));
  return mark;
}

/** What the database holds of a mark; undefined where the browser has none. */
export function hashOfBrowser(mark: string | undefined): Uint8Array<ArrayBuffer> | undefined {
  return mark !== undefined && isMark(mark) ? hashToken(mark) : undefined;
}

function isMark(value: string): boolean {
  return /^[\w-]{43}$/.test(value);
}
