import { adminEntries, paths } from "../../paths.ts";

/** The query parameter with the page that required the sign-in. */
const PARAMETER = "devam";
/** Characters of a return path, encoded. */
export const MAX_RETURN_PATH = 500;
const BASE = "https://site.invalid";

/** Browsers treat backslashes as slashes and drop some control characters. */
const UNSAFE_CHARACTERS = /[\\\p{Cc}]/u;
/** Encoded slashes, backslashes, percent signs and control characters: no path of this site contains them. */
const UNSAFE_ENCODINGS = /%(?:2f|5c|25|[01][\da-f]|7f)/i;
/** Sign-in screens, which would return to themselves, and the admin area, which has its own sign-in. */
const EXCLUDED_AREAS = [
  adminEntries.home,
  paths.login,
  paths.register,
  paths.formerRegister,
  paths.verifyEmailLink,
  paths.confirmEmailChange,
  paths.undoEmailChange,
  paths.forgotPassword,
  "/auth",
  "/api",
  "/trpc",
];
const EXCLUDED_PATH = new RegExp(`^(?:${EXCLUDED_AREAS.join("|")})(?:/|$)|\\.\\w+$`, "i");

/**
 * Returns the path, query and fragment of a page of this site. Returns undefined for other sites, relative paths,
 * files, the admin area and the sign-in screens.
 * @param value untrusted text from an address or a store
 */
export function safeReturnPath(value: string | null | undefined): string | undefined {
  if (!value?.startsWith("/") || value.length > MAX_RETURN_PATH || UNSAFE_CHARACTERS.test(value)) return undefined;
  if (!URL.canParse(value, BASE)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, BASE);
  // Checked after parsing, because "/.//host" becomes "//host".
  if (origin !== BASE || pathname.startsWith("//") || UNSAFE_ENCODINGS.test(pathname)) return undefined;
  const path = pathname + search + hash; // may be longer than the value, because letters are encoded
  return EXCLUDED_PATH.test(pathname) || path.length > MAX_RETURN_PATH ? undefined : path;
}

/** Returns the safe return path in a query string, otherwise undefined. */
export function returnPathIn(search: string): string | undefined {
  return safeReturnPath(new URLSearchParams(search).get(PARAMETER));
}

/** Returns a screen's address with the return path as a query parameter, if it is safe. */
export function withReturnPath(screen: string, returnPath: string | undefined): string {
  const safe = safeReturnPath(returnPath);
  return safe === undefined ? screen : `${screen}?${PARAMETER}=${encodeURIComponent(safe)}`;
}

/** Returns the path of a location with its query and fragment. */
export function getPath({ pathname, search, hash }: Record<"pathname" | "search" | "hash", string>): string {
  return pathname + search + hash;
}
