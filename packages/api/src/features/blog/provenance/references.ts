import { createHash } from "node:crypto";
import type { ReferenceKind } from "@site/contract/blog/provenance/schema";
import { foldText } from "@site/contract/common/text";
import { decodeEntities, findText } from "../../../core/text/html.ts";

/** A legal reference or address found in a text. */
export interface FoundReference {
  kind: ReferenceKind;
  /** The reference as written, with single spaces. */
  text: string;
  /** SHA-256 of the normalised text, equal for spellings of the same reference. */
  key: Uint8Array<ArrayBuffer>;
}

/** The texts of a post that readers see. */
export interface PostTexts {
  title: string;
  excerpt: string;
  /** Sanitised HTML. */
  content: string;
  seoTitle: string;
  seoDescription: string;
}

const MONTH = "Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık";
const DATE = String.raw`\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{4}|\d{1,2}\s(?:${MONTH})\s\d{4}`;
const NUMBERS = String.raw`\d{1,4}(?:\s?\/\s?[\p{L}\d]{1,4}){0,3}`;
const SERIES = String.raw`${NUMBERS}(?:\s?(?:,|-|–|ve|ile|ila|veya)\s?${NUMBERS}){0,12}`;
const ORDINAL = String.raw`(?:\.|\s?['’]?\s?(?:inci|ıncı|nci|ncı|üncü|uncu|ncü|ncu))?`;
const KIND = "(?:geçici|ek|mükerrer)";
const NUMBER_FIRST = String.raw`${SERIES}${ORDINAL}\s?(?:madde\p{L}*|md\.?|m\.)`;
const NUMBER_LAST = String.raw`(?:madde|md\.?|m\.)\s?${SERIES}`;
const ARTICLE = String.raw`(?:${KIND}\s)?(?:${NUMBER_FIRST}|${NUMBER_LAST})`;
const CODES =
  "TCK|CMK|HMK|TBK|TMK|TTK|İİK|KVKK|İYUK|AİHS|GVK|VUK|KVK|KMK|AATUHK|TKHK|FSEK|SMK|HUMK|CGTİHK|DMK|İşK|AY|Anayasa";
const ACT = "kanun|yasa|KHK|kararname|yönetmelik|tebliğ|genelge|karar|tüzük";
const LAW = String.raw`\d{2,5}\ssayılı(?:\s[\p{L}'’()]{1,30}){0,9}?\s?(?:${ACT})[\p{L}'’]*`;

const ENDINGS = "com|net|org|gov|edu|bel|tr|eu|int|info|io|co|dev|app|ai";

/**
 * Patterns of each kind. Later patterns do not search text that an earlier one has matched. Quantifiers are bounded, so
 * that the time is linear in the text's length.
 */
const PATTERNS: [ReferenceKind, string][] = [
  ["email", String.raw`(?:mailto:)?[\p{L}\d._%+-]{1,64}@(?:[\p{L}\d-]{1,63}\.){1,6}\p{L}{2,24}`],
  ["url", String.raw`(?:https?:\/\/|www\.)[^\s<>"'’)\]]{2,500}`],
  ["url", String.raw`(?:[a-z\d][a-z\d-]{0,62}\.){1,5}(?:${ENDINGS})(?![\p{L}\d])(?:\/[^\s<>"'’)\]]{0,300})?`],
  [
    "gazette",
    [
      String.raw`(?:(?:${DATE})[\s\p{L}'’,]{0,24})?(?:\d{4,5}\s?(?:\(mükerrer\)\s?)?sayılı\s)?(?:T\.?\s?C\.?\s)?`,
      String.raw`(?:Resm[iîıİIÎ]\sGazete|R\.\s?G\.|\bRG\b)[\p{L}'’]{0,8}`,
      String.raw`(?:[\s:,;()]{0,4}(?:tarih[iı]?|gün)?[\s:]{0,2}(?:${DATE})[\p{L}'’\s]{0,12})?`,
      String.raw`(?:[\s,;:()/–-]{0,4}(?:sayı[sı]{0,2}|no)?[\s.:]{0,3}\d{4,5})?`,
    ].join(""),
  ],
  ["decision", String.raw`(?:bireysel\s)?başvuru\s?(?:no|numarası|numaralı)?[\s.:]{0,3}\d{1,6}\s?\/\s?\d{2,6}`],
  [
    "decision",
    [
      String.raw`(?<![\p{L}\d])(?:(?:B|E|K|esas|karar)(?:\.|\s)?\s?(?:no|sayılı|numarası)?[\s.:]{0,3})?`,
      String.raw`(?:19|20)\d{2}\s?\/\s?\d{1,6}(?:-\d{1,6})?(?:\s?(?:(?:esas|karar)(?!\p{L})|[EK]\.))?(?![\d/])`,
    ].join(""),
  ],
  ["decision", String.raw`\d{1,6}\s?\/\s?\d{2}\s(?:başvuru\s)?(?:numaralı|sayılı)`],
  [
    "decision",
    String.raw`(?:${DATE})\s(?:tarih(?:li)?|günlü)[\s\p{L}'’,]{0,60}?(?:karar|içtihad|içtihat|ilam|ilâm)\p{L}*`,
  ],
  ["law", String.raw`${LAW}(?:\s${ARTICLE})?`],
  ["law", String.raw`(?<![\p{L}\d])(?:${CODES})['’]?\p{L}{0,6}\s(?:${ARTICLE}|${KIND}\s${SERIES}|${SERIES})`],
  ["law", String.raw`(?<![\p{L}\d])${ARTICLE}(?![\d])`],
];

/** Matches links of photo credits, which no model writes. */
const PHOTO_CREDIT = /^https:\/\/unsplash\.com\//;

/** Turkish letters whose capitals the flag "i" does not match. */
const VARIANTS: Record<string, string> = { ı: "[ıiIİ]", i: "[iıİI]" };

const compiled = PATTERNS.map(([kind, source]) => [kind, new RegExp(withVariants(source), "giu")] as const);

/** Returns a pattern in which "sayılı" also matches "SAYILI" and "sayili"; escapes and groups stay unchanged. */
function withVariants(source: string): string {
  return source.replace(/\\p\{\w+\}|\\.|\[[^\]]*\]|[ıi]/g, (part) => VARIANTS[part] ?? part);
}

/** Returns the legal references and addresses of a post, each once, in the order of the text. */
export function findReferences(post: PostTexts): FoundReference[] {
  const text = plain([post.title, post.excerpt, findText(post.content), post.seoTitle, post.seoDescription].join("\n"));
  const found = new Map<string, FoundReference>();
  for (const each of [...getLinks(post.content), ...mentionsIn(text)]) {
    const name = `${each.kind}:${Buffer.from(each.key).toString("hex")}`;
    if (!found.has(name)) found.set(name, each);
  }
  return [...found.values()];
}

/** Returns the addresses that links and images lead to, other than pages of this site. */
function getLinks(content: string): FoundReference[] {
  return [...content.matchAll(/\shref="([^"]*)"/g)].flatMap(([, href = ""]) => {
    const address = decodeEntities(href);
    if (/^mailto:/i.test(address)) return [getReference("email", address.slice("mailto:".length))];
    return /^https?:/i.test(address) && !PHOTO_CREDIT.test(address) ? [getReference("url", address)] : [];
  });
}

function mentionsIn(text: string): FoundReference[] {
  let rest = text;
  const found: { at: number; reference: FoundReference }[] = [];
  for (const [kind, pattern] of compiled)
    rest = rest.replace(pattern, (match: string, ...groups: unknown[]) => {
      const at = groups.find((group) => typeof group === "number") ?? 0;
      if (!/\d/.test(match) && kind !== "url" && kind !== "email") return match;
      found.push({ at, reference: getReference(kind, match) });
      return " ".repeat(match.length);
    });
  return found.toSorted((one, other) => one.at - other.at).map(({ reference }) => reference);
}

/** Removes invisible characters, so that they cannot hide a reference. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/gu, " ");
}

function getReference(kind: ReferenceKind, match: string): FoundReference {
  const text = plain(match)
    .trim()
    .replace(/^mailto:/i, "")
    .replace(/[.,;:’']+$/u, (end) => (kind === "law" && end === "." ? end : ""));
  // Addresses are compared unchanged, because their paths are case-sensitive.
  const meant = kind === "url" ? text : foldText(text).replace(/[\s’']/g, "");
  return { kind, text, key: new Uint8Array(createHash("sha256").update(meant).digest()) };
}
