import { getNamedOrigin, type Origin } from "@site/contract/becayis/origins/origins";
import { getPrefix, routePatterns } from "@site/contract/paths";

const LANDING = getPrefix(routePatterns.boardOfInstitution);
const SEARCH_ENGINE = /(^|\.)(google|bing|yandex|duckduckgo|yahoo|ecosia|startpage|search\.brave)\.[a-z.]{2,10}$/;

/**
 * Returns how the reader came to a page of the board: what its address or the page before it names, a page that answers
 * a search, or a search engine. Nothing is kept in the browser for it.
 * @param address of the page
 * @param referrer address of the page before it, "" if it is unknown
 */
export function findOrigin(address: string, referrer: string): Origin {
  const page = new URL(address);
  const named = getNamedOrigin(page.searchParams);
  if (named) return named;
  if (!URL.canParse(referrer)) return "dogrudan";
  const before = new URL(referrer);
  if (before.host !== page.host) return SEARCH_ENGINE.test(before.hostname) ? "arama" : "dogrudan";
  return getNamedOrigin(before.searchParams) ?? (before.pathname.startsWith(LANDING) ? "acilis" : "dogrudan");
}

/** Returns how the reader came to the page at hand. */
export function readOrigin(): Origin {
  return findOrigin(location.href, document.referrer);
}
