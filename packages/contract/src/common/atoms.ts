import { z } from "zod";
import { formatNumber } from "./text.ts";

const MAX_INT4 = 2_147_483_647;

/** A record's number, as PostgreSQL's integer holds it. */
export const id = z.int("Geçerli bir numara girin").min(1, "Geçerli bir numara girin").max(MAX_INT4, "Geçerli bir numara girin");

/** Names a record by its number or by its key; digits alone are the number (decisions.md 24). */
export const recordKey = requiredText(60, "Kayıt gereklidir");

/** The number a record key stands for; undefined where it is a name. */
export function numberOf(key: string): number | undefined {
  return /^\d+$/.test(key) ? id.safeParse(Number(key)).data : undefined;
}

/** A text of at most `max` characters, trimmed; PostgreSQL cannot hold NUL, so it is refused here. */
export function text(max: number, required = "Bu alan gereklidir", tooLong = `En fazla ${formatNumber(max)} karakter girebilirsiniz`) {
  return z
    .string(required)
    .trim()
    .max(max, tooLong)
    .refine((value) => !value.includes("\u0000"), "Metinde geçersiz bir karakter var");
}

/** A text that must not be empty; `message` says so. */
export function requiredText(max: number, message: string) {
  return text(max, message).min(1, message);
}

/** The address part of a record in the path of a call; anything a person may have typed, bounded. */
export const slugParam = text(200);

/** A slug an administrator enters: lower-case letters, digits, single hyphens. */
export function slug(max: number) {
  return requiredText(max, "Slug gereklidir").regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Slug yalnızca küçük harf, rakam ve tire içerebilir");
}

/** An image's address: this site's own path or an http(s) address; empty for none. */
export const imageAddress = text(500).refine((value) => value === "" || /^\/(?!\/)/.test(value) || isHttpUrl(value), "Geçerli bir görsel adresi girin");

/** An http(s) address; empty for none. */
export const webAddress = text(500).refine((value) => value === "" || isHttpUrl(value), "Geçerli bir URL girin");

/** An e-mail address; `message` says that it must be one. */
export function emailAddress(message: string) {
  return text(254, message).refine((value) => z.email().safeParse(value).success, message);
}

/** A moment, as ISO 8601 in UTC. */
export const moment = z.iso.datetime({ offset: true, error: "Geçerli bir tarih girin" });

/** True for an address that begins with http: or https: and can be parsed. */
export function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** One of the names that these labels have. */
export function keysOf<Key extends string>(labels: Record<Key, string>) {
  return z.enum(Object.keys(labels).filter((key): key is Key => key in labels));
}
