import { cleanText as cleanTyped } from "@site/contract/common/clean-text";
import { cutText, truncateText } from "@site/contract/common/text";
import { Parser } from "htmlparser2";
import { getNodes, getTextContent, isBlockName } from "./html-nodes.ts";

/** Control characters, lone surrogates, direction marks and byte order marks, which forms of the product refuse. */
const REFUSED = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;

/** Line breaks of word processors and former systems. */
const OTHER_BREAK = /[\v\f\u0085]/g;

/** Returns a text that the database and the forms accept. */
export function cleanText(text: string): string {
  return text.replace(OTHER_BREAK, "\n").replace(REFUSED, "");
}

/**
 * Returns a text without tags and entities, on one line, in the spelling that the forms give a text; of any depth,
 * because strangers write it.
 */
export function plainText(html: string): string {
  let text = "";
  let hidden = 0;
  const space = (name: string) => {
    if (isBlockName(name) || name === "br") text += " ";
  };
  const parser = new Parser({
    onopentag(name) {
      if (name === "script" || name === "style") hidden++;
      space(name);
    },
    ontext(part) {
      if (hidden === 0) text += part;
    },
    onclosetag(name) {
      if (name === "script" || name === "style") hidden--;
      space(name);
    },
  });
  parser.end(cleanText(html));
  return cleanTyped(cleanText(text)).replace(/\s+/g, " ").trim();
}

/** Decodes the entities of HTML that end with a semicolon; an address may contain "&copy=2". */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#\d{1,7}|#x[0-9a-f]{1,6}|\w{1,31});/gi, (entity) =>
    cleanText(getTextContent(getNodes(entity))),
  );
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
export function getFileName(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  const name = path.slice(path.lastIndexOf("/") + 1);
  return cutText(cleanText(decoded(name)).trim(), 200) || "gorsel";
}

/** Decodes a percent-encoded text; one that is not is returned unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
