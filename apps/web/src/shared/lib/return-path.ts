/** The query parameter that names the page which asked for the sign-in. */
const PARAMETER = "devam";
const LONGEST = 500;
const BASE = "https://site.invalid";

/** Backslashes and control characters: browsers read the first as slashes and drop some of the others. */
const MISREAD = /[\\\p{Cc}]/u;
/** Slashes, backslashes, percent signs and control characters in disguise: no path of this site holds them. */
const DISGUISED = /%(?:2f|5c|25|[01][\da-f]|7f)/i;
/** Screens of sign-in lead nowhere from themselves; the admin area has a sign-in of its own; files and calls are no pages. */
const NO_PAGE =
  /^\/(?:admin|giris-yap|uye-ol|kayit-ol|email-dogrula|email-degisikligi|email-geri-al|sifremi-unuttum|auth|api|trpc)(?:\/|$)|\.\w+$/i;

/**
 * Returns the path, query and fragment of a page of this site, or undefined for anything else: other sites, relative paths,
 * the admin area, files, and the screens of sign-in themselves.
 * @param value text from an address or a store; anything may stand there
 */
export function safeReturnPath(value: string | null | undefined): string | undefined {
  if (!value?.startsWith("/") || value.length > LONGEST || MISREAD.test(value)) return undefined;
  if (!URL.canParse(value, BASE)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, BASE);
  if (origin !== BASE || pathname.startsWith("//") || DISGUISED.test(pathname)) return undefined; // "/.//host" is parsed to "//host"
  return NO_PAGE.test(pathname) ? undefined : pathname + search + hash;
}

/** Returns the page that a query names, where it is one to go back to. @param search of an address, with its question mark */
export function returnPathIn(search: string): string | undefined {
  return safeReturnPath(new URLSearchParams(search).get(PARAMETER));
}

/** Returns the address of a screen that leads on to a page. @param returnPath undefined where no page asked */
export function withReturnPath(screen: string, returnPath: string | undefined): string {
  const safe = safeReturnPath(returnPath);
  return safe === undefined ? screen : `${screen}?${PARAMETER}=${encodeURIComponent(safe)}`;
}

/** Returns the path of a location with its query and fragment. */
export function pathOf({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string {
  return pathname + search + hash;
}
