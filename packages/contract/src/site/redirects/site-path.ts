import { paths } from "../../paths.ts";
import { systemSegments } from "../pages/reserved-segments.ts";

/** Characters that browsers remove or read as a slash, and unpaired surrogates. */
const REFUSED = /[\p{Cc}\p{Cs}\\]/u;
/** One percent-encoded character of UTF-8. */
const ENCODED =
  /%[0-7][0-9a-f]|%[cd][0-9a-f]%[89ab][0-9a-f]|%e[0-9a-f](?:%[89ab][0-9a-f]){2}|%f[0-7](?:%[89ab][0-9a-f]){3}/gi;
/** Characters that stay encoded, because they would end a path or a segment, or begin another encoding. */
const KEEPS_ENCODING = /[\p{Z}/?#%]/u;
const BLANK = /\p{Z}/gu;
const BARE_PERCENT = /%(?![0-9a-f]{2})/gi;

/**
 * Returns the one spelling in which paths of this site are stored and compared: percent-encoding decoded where it is
 * valid UTF-8 (RFC 3986, 6.2.2), NFC, lower case like the routes, without a trailing slash. Idempotent.
 * @param path begins with "/"; without query and fragment
 * @returns undefined for a path that is no page's: another host ("//"), empty or dot segments, control characters
 */
export function canonicalSitePath(path: string): string | undefined {
  const unblanked = path.replace(BLANK, encodeURIComponent);
  const decoded = unblanked.replace(ENCODED, decodedUnlessKept).replace(BARE_PERCENT, "%25");
  if (REFUSED.test(decoded)) return undefined;
  // "İ" becomes "i" and a combining dot, which no keyboard can type.
  const spelled = decoded.normalize("NFC").toLowerCase().replaceAll("i\u0307", "i").normalize("NFC");
  if (spelled === "/") return spelled;
  const trimmed = spelled.replace(/\/$/, "");
  const [before, ...segments] = trimmed.split("/");
  const isPath = before === "" && segments.length > 0 && !segments.some((each) => /^\.{0,2}$/.test(each));
  return isPath && !/[?#]/.test(trimmed) ? trimmed : undefined;
}

function decodedUnlessKept(encoded: string): string {
  try {
    const character = decodeURIComponent(encoded);
    return KEEPS_ENCODING.test(character) ? encoded : character;
  } catch {
    return encoded;
  }
}

/** Returns a canonical path as it is written in a URL. */
export function encodedSitePath(path: string): string {
  return encodeURI(path).replaceAll("%25", "%");
}

/** Returns whether the product itself answers a canonical path, never a page or a redirect. */
export function isSystemPath(path: string): boolean {
  return systemSegments.has(path.split("/", 2)[1] ?? "");
}

/** Files that the server generates: feeds, sitemaps and files that browsers request. */
const SITE_FILE =
  /^\/(?:(?:rss|atom|sitemap(?:-\d+)?)\.xml|robots\.txt|manifest\.(?:webmanifest|json)|favicon\.(?:svg|ico)|apple-touch-icon\.png|offline\.html|sw\.js|docs\.(?:css|js))$/;

/** Returns whether a canonical path is a file of the site, such as a feed. */
export function isSiteFile(path: string): boolean {
  return SITE_FILE.test(path);
}

/** Addresses that always have a page. */
const FIXED_PAGES: ReadonlySet<string> = new Set(
  Object.values(paths).flatMap((each) => (typeof each === "string" && !each.includes("?") ? [each] : [])),
);

/** Returns whether a canonical path has a page or a file, whatever the site's content is. */
export function isFixedPage(path: string): boolean {
  return FIXED_PAGES.has(path) || path.startsWith(`${paths.profile}/`) || isSiteFile(path);
}
