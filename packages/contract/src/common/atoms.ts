import { z } from "zod";
import { cleanFilter, cleanMarkup, cleanPhone, cleanText, isVisible } from "./clean-text.ts";
import { holdsContactDetails } from "./contact-details.ts";
import { cleanEmail, isEmail, MAX_EMAIL } from "./email.ts";
import { formatNumber } from "./text.ts";

const MAX_INT4 = 2_147_483_647;

const INVALID_CHARACTER = "Metinde geçersiz bir karakter var";

/** NUL, which PostgreSQL rejects. */
const NUL = "\u0000";
/**
 * Factor by which a typed text may exceed its limit before it is cleaned: invisible characters and decomposed letters
 * make it longer. Longer texts are refused without cleaning.
 */
const MAX_TO_CLEAN = 4;

/**
 * JSON Schema facts of rules that are code, for programs. The `pattern` of a text with a minimum counts without the
 * spaces around it.
 */
const PLAIN = { pattern: "^[^\\u0000]*$" };
const NAME = { pattern: "^(?!.*(?:://|\\S[.]\\S|[@0-9]))[^\\u0000\\r\\n\\v\\f\\u0085\\u2028\\u2029]*$" };
const EMPTY = { type: "string", const: "" } as const;
const EMAIL = { format: "email", pattern: z.regexes.email.source };
/** An http(s) URL that `isHttpUrl` accepts. */
export const WEB_ADDRESS = { type: "string", format: "uri", pattern: "^https?://[^\\s\\\\]+$" } as const;
/** A path of this site. */
export const OWN_PATH = {
  type: "string",
  maxLength: 500,
  pattern: "^/(?!/)[^\\\\\\u0000-\\u001f\\u007f-\\u009f]*$",
} as const;

/** Returns a function that cleans texts with the limit `max`; a text far beyond it stays as it is. */
const within = (max: number, clean: (text: string) => string) => (value: string) =>
  value.length > max * MAX_TO_CLEAN ? value : clean(value);

/** A positive number within PostgreSQL's `integer`. */
export const positiveInteger = (message: string) => z.int(message).min(1, message).max(MAX_INT4, message);

/** A record id. */
export const id = positiveInteger("Geçerli bir numara girin");

/** The version of a record that an editor read. */
export const recordVersion = positiveInteger("Geçerli bir sürüm girin");

/** An id or key of a record; a text of digits is the id. */
export const recordKey = requiredText(60, "Kayıt gereklidir");

/** Returns the id in a record key, or undefined if it is a name. */
export function toNumber(key: string): number | undefined {
  return /^\d+$/.test(key) ? id.safeParse(Number(key)).data : undefined;
}

function tooLongFor(max: number): string {
  return `En fazla ${formatNumber(max)} karakter girebilirsiniz`;
}

function cleanedText(max: number, clean: (text: string) => string, required: string, tooLong: string) {
  return z
    .string(required)
    .overwrite(within(max, clean))
    .trim()
    .max(max, tooLong)
    .refine((value) => !value.includes(NUL), INVALID_CHARACTER)
    .refine(isVisible, "Metin görünür karakterler içermelidir")
    .meta(PLAIN);
}

/**
 * A trimmed and cleaned text that is empty or visible.
 * @param max UTF-16 code units of the cleaned text, as `maxlength` of an input counts them
 */
export function text(max: number, required = "Bu alan gereklidir", tooLong = tooLongFor(max)) {
  return cleanedText(max, cleanText, required, tooLong);
}

/** A text with markup, which keeps soft hyphens and direction marks. */
export function markup(max: number, required = "Bu alan gereklidir") {
  return cleanedText(max, cleanMarkup, required, tooLongFor(max));
}

/** A phone number of any country; may be empty. */
export function phoneNumber(required?: string) {
  return cleanedText(32, cleanPhone, required ?? "Bu alan gereklidir", tooLongFor(32));
}

const LINE_BREAK = /[\r\n\v\f\u0085\u2028\u2029]/;
/** Matches what mail programs turn into links; a title before a name ("Av.Ayşe") is not one. */
const LINK_ENDING =
  "com|net|org|info|biz|xyz|top|site|online|shop|store|app|dev|link|click|live|club|vip|" +
  "io|co|me|ru|cn|tr|de|uk|cc|tk|ly|gl|gg|tv|bet";
const LINK = new RegExp(String.raw`:\/\/|\bwww[.。．｡]|[\p{L}\d][.。．｡](${LINK_ENDING})(?![\p{L}\d])`, "iu");

/** Characters that no person's name has; strangers could put a number or an address there. */
const NO_NAME = /[@\p{N}]/u;

/** A person's name on one line without links and contact details, because it appears on pages and in mails to others. */
export function personName(max: number, required: string) {
  return text(max, required)
    .refine((value) => !LINE_BREAK.test(value), INVALID_CHARACTER)
    .refine((value) => !LINK.test(value.normalize("NFKC")), "Ad ve soyad bağlantı içeremez")
    .refine(
      (value) => !NO_NAME.test(value.normalize("NFKC")) && !holdsContactDetails(value),
      "Ad ve soyad rakam ya da iletişim bilgisi içeremez",
    )
    .meta(NAME);
}

/** A required text with its error message. */
export function requiredText(max: number, message: string) {
  return text(max, message).min(1, message);
}

/** A first and a last name in one field. */
export function fullPersonName(max: number, required: string) {
  return personName(max, required)
    .refine((value) => /\S\s\S/.test(value), required)
    .meta({ pattern: NAME.pattern.replace("*$", "*\\S[ ]\\S.*$") });
}

const filter = z
  .string("Bu alan gereklidir")
  .overwrite(within(200, cleanFilter))
  .max(200, tooLongFor(200))
  .refine((value) => !value.includes(NUL), INVALID_CHARACTER)
  .meta(PLAIN);

/** A filter text; one that is empty or invisible counts as missing. */
export const filterText = filter.transform((value) => value || undefined).optional();

/** A slug in the path of a call; any bounded text. */
export const slugParam = filter;

/** A slug entered by the administrator: lower-case letters, digits, single hyphens. */
export function slug(max: number) {
  return requiredText(max, "Slug gereklidir").regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "Slug yalnızca küçük harf, rakam ve tire içerebilir",
  );
}

/** An image address: a path of this site or an http(s) URL; may be empty. */
export const imageAddress = text(500)
  .refine((value) => value === "" || isOwnPath(value) || isHttpUrl(value), "Geçerli bir görsel adresi girin")
  .meta({ anyOf: [EMPTY, OWN_PATH, WEB_ADDRESS] });

/** An http(s) URL; may be empty. */
export const webAddress = text(500)
  .refine((value) => value === "" || isHttpUrl(value), "Geçerli bir URL girin")
  .meta({ anyOf: [EMPTY, WEB_ADDRESS] });

/** An e-mail address in the spelling of `cleanEmail`, with its error message. */
export function emailAddress(message: string) {
  return cleanedText(MAX_EMAIL, cleanEmail, message, tooLongFor(MAX_EMAIL)).refine(isEmail, message).meta(EMAIL);
}

/** An e-mail address like `emailAddress`, or an empty text. */
export function optionalEmail(message: string, max: number = MAX_EMAIL) {
  return cleanedText(max, cleanEmail, message, tooLongFor(max))
    .refine((value) => value === "" || isEmail(value), message)
    .meta({ anyOf: [EMPTY, { type: "string", ...EMAIL }] });
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
export function getKeys<Key extends string>(labels: Record<Key, string>) {
  return z.enum(Object.keys(labels).filter((key): key is Key => key in labels));
}
