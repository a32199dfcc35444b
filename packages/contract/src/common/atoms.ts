import { z } from "zod";
import { formatNumber } from "./text.ts";

const MAX_INT4 = 2_147_483_647;

const INVALID_CHARACTER = "Metinde geçersiz bir karakter var";

/** NUL, which PostgreSQL rejects, and direction-changing characters (Unicode Annex 9). */
const REFUSED = /[\0\u202a-\u202e\u2066-\u2069]/;
/** Characters without visible output: blanks, format characters and blank letters. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A positive number within PostgreSQL's `integer`. */
export const positiveInteger = (message: string) => z.int(message).min(1, message).max(MAX_INT4, message);

/** A record id. */
export const id = positiveInteger("Geçerli bir numara girin");

/** The version of a record that an editor read. */
export const recordVersion = positiveInteger("Geçerli bir sürüm girin");

/** An id or key of a record; digits alone are the id. */
export const recordKey = requiredText(60, "Kayıt gereklidir");

/** Returns the id of a record key, or undefined if it is a name. */
export function numberOf(key: string): number | undefined {
  return /^\d+$/.test(key) ? id.safeParse(Number(key)).data : undefined;
}

/** Returns whether a text is empty or has visible characters. */
function isVisible(value: string): boolean {
  return value === "" || value.replace(INVISIBLE, "") !== "";
}

/** A trimmed text of at most `max` characters that is empty or visible. */
export function text(
  max: number,
  required = "Bu alan gereklidir",
  tooLong = `En fazla ${formatNumber(max)} karakter girebilirsiniz`,
) {
  return z
    .string(required)
    .trim()
    .max(max, tooLong)
    .refine((value) => !REFUSED.test(value), INVALID_CHARACTER)
    .refine(isVisible, "Metin görünür karakterler içermelidir");
}

const LINE_BREAK = /[\r\n\v\f\u0085\u2028\u2029]/;
/** Matches what mail programs turn into links; a title before a name ("Av.Ayşe") is not one. */
const LINK_ENDING =
  "com|net|org|info|biz|xyz|top|site|online|shop|store|app|dev|link|click|live|club|vip|" +
  "io|co|me|ru|cn|tr|de|uk|cc|tk|ly|gl|gg|tv|bet";
const LINK = new RegExp(String.raw`:\/\/|\bwww[.。．｡]|[\p{L}\d][.。．｡](${LINK_ENDING})(?![\p{L}\d])`, "iu");

/** A person's name on one line without links, because it appears in mails to others. */
export function personName(max: number, required: string) {
  return text(max, required)
    .refine((value) => !LINE_BREAK.test(value), INVALID_CHARACTER)
    .refine((value) => !LINK.test(value.normalize("NFKC")), "Ad ve soyad bağlantı içeremez");
}

/** A required text with its error message. */
export function requiredText(max: number, message: string) {
  return text(max, message).min(1, message);
}

/** A filter text; an empty one counts as missing. */
export const filterText = text(200)
  .transform((value) => value || undefined)
  .optional();

/** A slug in the path of a call; any bounded text. */
export const slugParam = text(200);

/** A slug entered by the administrator: lower-case letters, digits, single hyphens. */
export function slug(max: number) {
  return requiredText(max, "Slug gereklidir").regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "Slug yalnızca küçük harf, rakam ve tire içerebilir",
  );
}

/** An image address: a path of this site or an http(s) URL; may be empty. */
export const imageAddress = text(500).refine(
  (value) => value === "" || isOwnPath(value) || isHttpUrl(value),
  "Geçerli bir görsel adresi girin",
);

/** An http(s) URL; may be empty. */
export const webAddress = text(500).refine((value) => value === "" || isHttpUrl(value), "Geçerli bir URL girin");

/** An e-mail address with its error message. */
export function emailAddress(message: string) {
  return text(254, message).refine((value) => z.email().safeParse(value).success, message);
}

/** A time as ISO 8601 in UTC. */
export const moment = z.iso.datetime({ offset: true, error: "Geçerli bir tarih girin" });

/** Characters that browsers drop from a URL or read as a slash: "/\\example.org" would leave this site. */
const MISREAD = /[\p{Cc}\\]/u;

/** Returns whether a text is a path of this site. */
function isOwnPath(value: string): boolean {
  return /^\/(?!\/)/.test(value) && !MISREAD.test(value);
}

/** Returns whether a text is a valid http(s) URL. */
export function isHttpUrl(value: string): boolean {
  return !MISREAD.test(value) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** Returns an enum schema of the labels' keys. */
export function keysOf<Key extends string>(labels: Record<Key, string>) {
  return z.enum(Object.keys(labels).filter((key): key is Key => key in labels));
}
