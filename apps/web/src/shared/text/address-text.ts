import { cleanFilter } from "@site/contract/common/clean-text";
import { cutText } from "@site/contract/common/text";

const MAX_LENGTH = 200;
/** The number of characters read before invisible ones are removed and the text is cut. */
const MAX_READ = MAX_LENGTH * 4;

/**
 * Returns a query parameter as a text that procedures accept: cleaned, cut and without NUL. "" if it is missing or has
 * only invisible characters.
 */
export function addressText(address: URLSearchParams, name: string): string {
  return cutText(cleanFilter(cutText((address.get(name) ?? "").replaceAll("\u0000", ""), MAX_READ)), MAX_LENGTH).trim();
}
