import { escapeMarkup } from "@site/contract/common/text";
import { decodeEntities } from "./readers/clean-text.ts";

/** Images in sanitised HTML, where no attribute contains ">" and each stands in double quotes. */
const IMAGE = /<img\b[^>]*? src="([^"]*)"[^>]*>/g;
/** Matches the empty frame that a removed image leaves. */
const EMPTY = /<figure>\s*<\/figure>|<a\b[^>]*>\s*<\/a>|<p>\s*<\/p>/g;

/**
 * Puts the library's addresses into sanitised HTML.
 * @param addresses by former address; null removes the image, an unknown address stays
 */
export function withImageAddresses(html: string, addresses: Map<string, string | null>) {
  let lost = 0;
  const replaced = html.replace(IMAGE, (tag, source: string) => {
    const address = addresses.get(decodeEntities(source));
    if (address === undefined) return tag;
    if (address !== null) return tag.replace(` src="${source}"`, () => ` src="${escapeMarkup(address)}"`);
    lost++;
    return "";
  });
  return { html: lost > 0 ? withoutEmpty(replaced) : replaced, lost };
}

function withoutEmpty(html: string): string {
  const emptied = html.replace(EMPTY, "");
  return emptied === html ? html : withoutEmpty(emptied);
}
