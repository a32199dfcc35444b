import { cleanFilter } from "@site/contract/common/clean-text";
import { cutText } from "@site/contract/common/text";

const MAX_LENGTH = 200;
/** Invisible characters are dropped before the cut, from no more than this. */
const MAX_READ = MAX_LENGTH * 4;

/**
 * Returns a query parameter as procedures accept it, cleaned, truncated and without NUL; "" if it is missing or
 * invisible.
 */
export function addressText(address: URLSearchParams, name: string): string {
  return cutText(cleanFilter(cutText((address.get(name) ?? "").replaceAll("\u0000", ""), MAX_READ)), MAX_LENGTH).trim();
}
