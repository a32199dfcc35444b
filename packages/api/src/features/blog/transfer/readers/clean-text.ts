import { truncateText } from "@site/contract/common/text";

/** NUL, lone surrogates and direction marks, which forms of the product refuse. */
const REFUSED =
  /[\0\u202a-\u202e\u2066-\u2069]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Returns a text that the database and the forms accept. */
export function cleanText(text: string): string {
  return text.replace(REFUSED, "");
}

/** Returns a text without tags and entities, on one line. */
export function plainText(html: string): string {
  return decodeEntities(cleanText(html).replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

/** Decodes numeric entities and the named ones of XML. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? cleanText(String.fromCodePoint(code)) : "";
  });
}

/** Cuts a text at a word and calls `onCut` if it was too long. */
export function fitText(text: string, max: number, onCut: () => void): string {
  if (text.length <= max) return text;
  onCut();
  return truncateText(text, max - 1);
}

/** Returns an address as a web address, resolved against a base; undefined for anything else. */
export function webAddress(address: string, base?: string): string | undefined {
  const trimmed = address.trim();
  if (!URL.canParse(trimmed, base)) return undefined;
  const url = new URL(trimmed, base);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** Returns the last part of an address's path, decoded. */
export function fileNameOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  const name = path.slice(path.lastIndexOf("/") + 1);
  return cleanText(decoded(name)).trim().slice(0, 200) || "gorsel";
}

/** Decodes a percent-encoded text; one that is not is returned unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
