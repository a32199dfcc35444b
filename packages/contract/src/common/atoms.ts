import { z } from "zod";
import { formatNumber } from "./text.ts";

const MAX_INT4 = 2_147_483_647;

const INVALID_CHARACTER = "Metinde geçersiz bir karakter var";

/** NUL, which PostgreSQL cannot hold, and the characters that turn the direction of what follows (Unicode Annex 9). */
const REFUSED = /[\0\u202a-\u202e\u2066-\u2069]/;
/** What shows nothing: blanks, formats, and letters that are blank by design. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A record's number, as PostgreSQL's integer holds it. */
export const id = z
  .int("Geçerli bir numara girin")
  .min(1, "Geçerli bir numara girin")
  .max(MAX_INT4, "Geçerli bir numara girin");

/** Names a record by its number or by its key; digits alone are the number (decisions.md 24). */
export const recordKey = requiredText(60, "Kayıt gereklidir");

/** The number a record key stands for; undefined where it is a name. */
export function numberOf(key: string): number | undefined {
  return /^\d+$/.test(key) ? id.safeParse(Number(key)).data : undefined;
}

/** True for a text that shows something, and for none at all. */
function isVisible(value: string): boolean {
  return value === "" || value.replace(INVISIBLE, "") !== "";
}

/** A text of at most `max` characters, trimmed, that shows something or is empty. */
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
/** An address as mail programs and browsers make a link of it; a title before a name ("Av.Ayşe") is none. */
const LINK =
  /:\/\/|\bwww[.。．｡]|[\p{L}\d][.。．｡](com|net|org|info|biz|xyz|top|site|online|shop|store|app|dev|link|click|live|club|vip|io|co|me|ru|cn|tr|de|uk|cc|tk|ly|gl|gg|tv|bet)(?![\p{L}\d])/iu;

/** The name of a person: on one line, without a link. It stands in mails to others. */
export function personName(max: number, required: string) {
  return text(max, required)
    .refine((value) => !LINE_BREAK.test(value), INVALID_CHARACTER)
    .refine((value) => !LINK.test(value.normalize("NFKC")), "Ad ve soyad bağlantı içeremez");
}

/** A text that must not be empty; `message` says so. */
export function requiredText(max: number, message: string) {
  return text(max, message).min(1, message);
}

/** A text that narrows a list; an empty one, as an untouched field of a screen sends it, counts as not given. */
export const filterText = text(200)
  .transform((value) => value || undefined)
  .optional();

/** The address part of a record in the path of a call; anything a person may have typed, bounded. */
export const slugParam = text(200);

/** A slug an administrator enters: lower-case letters, digits, single hyphens. */
export function slug(max: number) {
  return requiredText(max, "Slug gereklidir").regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "Slug yalnızca küçük harf, rakam ve tire içerebilir",
  );
}

/** An image's address: this site's own path or an http(s) address; empty for none. */
export const imageAddress = text(500).refine(
  (value) => value === "" || isOwnPath(value) || isHttpUrl(value),
  "Geçerli bir görsel adresi girin",
);

/** An http(s) address; empty for none. */
export const webAddress = text(500).refine((value) => value === "" || isHttpUrl(value), "Geçerli bir URL girin");

/** An e-mail address; `message` says that it must be one. */
export function emailAddress(message: string) {
  return text(254, message).refine((value) => z.email().safeParse(value).success, message);
}

/** A moment, as ISO 8601 in UTC. */
export const moment = z.iso.datetime({ offset: true, error: "Geçerli bir tarih girin" });

/** What browsers drop from an address or read as a slash: "/\\example.org" would leave this site. */
const MISREAD = /[\p{Cc}\\]/u;

/** True for a path of this site. */
function isOwnPath(value: string): boolean {
  return /^\/(?!\/)/.test(value) && !MISREAD.test(value);
}

/** True for an address that begins with http: or https: and can be parsed. */
export function isHttpUrl(value: string): boolean {
  return !MISREAD.test(value) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** One of the names that these labels have. */
export function keysOf<Key extends string>(labels: Record<Key, string>) {
  return z.enum(Object.keys(labels).filter((key): key is Key => key in labels));
}
