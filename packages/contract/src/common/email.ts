import { z } from "zod";
import { cleanText } from "./clean-text.ts";

/** The most bytes of an address in a mail's envelope (RFC 5321). */
export const MAX_EMAIL = 254;

const DOMAIN = /^[\p{L}\p{M}\p{N}.\u3002\uff0e\uff61-]+$/u;
const ASCII_DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]{1,59})$/i;
/**
 * Labels in Latin letters. Others stay encoded, as browsers show them, because their letters can look like Latin ones.
 */
const LATIN_LABEL = /^[\p{Script=Latin}\d-]+$/u;
const ENCODED = "xn--";

/**
 * Cleans an e-mail address and returns the spelling that is stored: an international domain in lower-case letters
 * ("ayse@çiçek.com.tr"), even if it was typed in capitals or encoded ("xn--…"). Other addresses stay as typed.
 */
export function cleanEmail(text: string): string {
  const cleaned = cleanText(text)
    .replace(/[\u200c\u200d]/g, "")
    .trim();
  const { local, domain } = splitAddress(cleaned);
  const encoded = encodeDomain(domain);
  return encoded === undefined ? cleaned : `${local}@${encoded.split(".").map(decodeLabel).join(".")}`;
}

/**
 * Returns whether a cleaned text is an e-mail address. Only ASCII is accepted before the "@", because most servers
 * cannot deliver anything else (SMTPUTF8), and a Turkish letter there is usually a typing mistake.
 */
export function isEmail(cleaned: string): boolean {
  const { local, domain } = splitAddress(cleaned);
  const encoded = encodeDomain(domain);
  if (!isInternational(domain)) return z.email().safeParse(cleaned).success;
  if (encoded === undefined) return false;
  const isDeliverable = local.length + 1 + encoded.length <= MAX_EMAIL && ASCII_DOMAIN.test(encoded);
  return isDeliverable && z.email().safeParse(`${local}@example.org`).success;
}

/** Masks an address so that only its owner recognises it: first letter and host remain. */
export function maskEmail(email: string): string {
  const { local, domain } = splitAddress(email);
  return `${local.slice(0, 1)}***@${domain}`;
}

function splitAddress(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf("@");
  return { local: address.slice(0, Math.max(at, 0)), domain: address.slice(at + 1) };
}

const isInternational = (domain: string) => /[^\0-\x7f]|(?:^|\.)xn--/i.test(domain);

/** Returns the ASCII form of an international domain; undefined for any other text. */
function encodeDomain(domain: string): string | undefined {
  // URLs read İ as i with a dot above, which no registry has; the capital of a Turkish keyboard means i.
  const typed = `http://${domain.replace(/\u0130/g, "i")}`;
  if (!isInternational(domain) || !DOMAIN.test(domain) || !URL.canParse(typed)) return undefined;
  const { hostname } = new URL(typed);
  return hostname.split(".").every(isValidLabel) ? hostname : undefined;
}

/** Returns whether an encoded label is the encoding of a text: newer engines take any ASCII label as it is. */
function isValidLabel(label: string): boolean {
  if (!label.startsWith(ENCODED)) return true;
  const url = `http://${decodePunycode(label)}`;
  return URL.canParse(url) && new URL(url).hostname === label;
}

/** Parameters of Punycode (RFC 3492, section 5). */
const DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789";
const BASE = DIGITS.length;
const FIRST_THRESHOLD = 1;
const LAST_THRESHOLD = 26;
const LAST_CODE_POINT = 0x10_ffff;

/** Decodes one label of an encoded domain, if its letters are Latin. */
function decodeLabel(label: string): string {
  if (!label.startsWith(ENCODED)) return label;
  const text = decodePunycode(label);
  return LATIN_LABEL.test(text) ? text : label;
}

/** Decodes a label that begins with "xn--"; "" if it means no character. */
function decodePunycode(label: string): string {
  const encoded = label.slice(ENCODED.length);
  const split = encoded.lastIndexOf("-");
  const decoded = [...encoded.slice(0, Math.max(split, 0))];
  let codePoint = 128;
  let bias = 72;
  let index = 0;
  for (let at = split + 1; at < encoded.length; ) {
    const before = index;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      const digit = DIGITS.indexOf(encoded.charAt(at++));
      index += digit * weight;
      const threshold = Math.min(Math.max(step - bias, FIRST_THRESHOLD), LAST_THRESHOLD);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    bias = adaptBias(index - before, decoded.length + 1, before === 0);
    codePoint += Math.floor(index / (decoded.length + 1));
    index %= decoded.length + 1;
    if (codePoint > LAST_CODE_POINT) return "";
    decoded.splice(index++, 0, String.fromCodePoint(codePoint));
  }
  return decoded.join("");
}

function adaptBias(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / length);
  let bias = 0;
  for (; rest > 455; bias += BASE) rest = Math.floor(rest / (BASE - FIRST_THRESHOLD));
  return bias + Math.floor(((BASE - FIRST_THRESHOLD + 1) * rest) / (rest + 38));
}
