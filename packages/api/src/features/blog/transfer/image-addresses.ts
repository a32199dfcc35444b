import { escapeMarkup } from "@site/contract/common/text";
import { decodeEntities } from "./readers/clean-text.ts";
import { GHOST_SITE } from "./readers/ghost-site.ts";

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

/** Links to pages and files of a former site whose address the file does not tell; in sanitised HTML. */
const OLD_LINK = new RegExp(`<a href="${GHOST_SITE}([^"]*)"[^>]*>(.*?)</a>`, "gs");

/**
 * Completes links to the former site. Without its address only their texts stay.
 * @returns `count` links, of which `lost` were removed
 */
export function withOldSite(html: string, siteUrl: string) {
  let count = 0;
  const site = escapeMarkup(siteUrl.replace(/\/+$/, ""));
  const linked = html.replace(OLD_LINK, (_, rest: string, text: string) => {
    count++;
    return site === "" ? text : `<a href="${site}${rest}">${text}</a>`;
  });
  return { html: linked, count, lost: site === "" ? count : 0 };
}

function withoutEmpty(html: string): string {
  const emptied = html.replace(EMPTY, "");
  return emptied === html ? html : withoutEmpty(emptied);
}
