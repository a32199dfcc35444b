import { toSearchText } from "@site/contract/common/text";
import { subscriberStateLabels } from "@site/contract/subscribers/list/labels";
import type { SubscriberState } from "@site/contract/subscribers/list/schema";
import { frequencyLabels } from "@site/contract/subscribers/subscriptions/labels";
import type { MailFrequency } from "@site/contract/subscribers/subscriptions/schema";
import { z } from "zod";
import { toLocal, validDate } from "../../../text/istanbul-time.ts";

/** Names of columns as files of this product and of others write them, folded. */
const COLUMNS = {
  email: ["email", "e posta", "eposta", "email address", "e posta adresi"],
  date: ["date", "tarih", "onay tarihi", "consent date"],
  proof: ["proof", "kanit", "onay kaniti", "onayin kaniti"],
  state: ["state", "status", "durum", "subscription status", "subscribed", "subscribed to emails"],
  frequency: ["frequency", "siklik", "gonderim sikligi"],
  categories: ["categories", "kategoriler", "konular"],
  endedAt: ["endedat", "unsub time", "unsubscribed at", "deleted at"],
  bouncedAt: ["clean time", "bounced at"],
} as const;
/** Columns of this product's own files that say nothing new. */
const OWN = ["source", "text", "createdat"];

export type ImportColumn = keyof typeof COLUMNS;

/** Returns where each column stands (several may tell the state), and the names of those that nobody reads. */
export function findColumns(names: readonly string[]): { at: Record<ImportColumn, number[]>; unread: string[] } {
  const folded = names.map(toSearchText);
  const find = (column: ImportColumn) =>
    folded.flatMap((name, index) => (COLUMNS[column].some((known) => known === name) ? [index] : []));
  const at = {
    email: find("email"),
    date: find("date"),
    proof: find("proof"),
    state: find("state"),
    frequency: find("frequency"),
    categories: find("categories"),
    endedAt: find("endedAt"),
    bouncedAt: find("bouncedAt"),
  };
  const read = new Set(Object.values(at).flat());
  return { at, unread: names.filter((name, index) => name && !read.has(index) && !OWN.includes(folded[index] ?? "")) };
}

/** Words for a state: this product's labels and codes, and those of Ghost, Keila, listmonk and Mailchimp. */
const STATE_WORDS: Record<SubscriberState, string> = {
  left:
    "left unsubscribed unsubscribe disabled inactive blocklisted blacklisted archived complained spam nonsubscribed " +
    "transactional removed deleted false no 0 hayir pasif iptal ayrilmis cikti",
  bounced: "bounced bounce cleaned unreachable invalid gecersiz bulunamadi",
  pending: "pending unconfirmed unactivated bekliyor onaysiz onaylanmadi",
  active: "active subscribed enabled confirmed true yes 1 evet aktif onayli onaylandi abone",
};
/** The states from the one that forbids most: of several columns the strictest counts. */
const STRICTEST = ["bounced", "left", "pending", "unknown", "active"] as const;
const SEVERAL_WORDS: Record<string, SubscriberState> = {
  "hard bounce": "bounced",
  "soft bounce": "bounced",
  "opted out": "left",
  "non subscribed": "left",
};
const states = new Map<string, SubscriberState>(Object.entries(SEVERAL_WORDS));
for (const [state, label] of Object.entries<string>(subscriberStateLabels))
  states.set(toSearchText(label), toState(state));
for (const [state, words] of Object.entries(STATE_WORDS))
  for (const word of words.split(" ")) states.set(word, toState(state));

function toState(name: string): SubscriberState {
  return z.enum(["pending", "active", "left", "bounced"]).parse(name);
}

/** Returns the state that the cells of a row tell together; active without a cell, unknown for an unknown word. */
export function readState(cells: readonly string[]): SubscriberState | "unknown" {
  const told = cells.map((cell) => states.get(toSearchText(cell)) ?? "unknown");
  return STRICTEST.find((state) => told.includes(state)) ?? "active";
}

/** Returns a frequency by its label, code or usual name; each post if nothing is said, undefined if unknown. */
export function readFrequency(cell: string): MailFrequency | undefined {
  const word = toSearchText(cell);
  if (["weekly", "haftalik", "haftada bir", toSearchText(frequencyLabels.weekly)].includes(word)) return "weekly";
  return ["", "each", "her yazi", toSearchText(frequencyLabels.each)].includes(word) ? "each" : undefined;
}

/**
 * Reads a moment as programs and Turkish spreadsheets write it: 2026-11-26T11:30:00Z, 2026-11-26, 26.11.2026 and
 * 26.11.2026 14:30. Times without a zone are Istanbul's; a day begins in UTC.
 * @returns undefined for any other text
 */
export function readMoment(text: string): Date | undefined {
  const [, day = "", month = "", year = "", rest = ""] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(.*)$/.exec(text.trim()) ?? [];
  const iso = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}${rest}` : text.trim();
  const [, date = "", clock, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ,]+([\d:.]+) *(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(iso) ?? [];
  if (!z.iso.date().safeParse(date).success) return undefined;
  if (clock === undefined) return new Date(`${date}T00:00:00Z`);
  const [, hour = "", minute, second = "00", fraction = ""] =
    /^(\d{1,2}):(\d{2})(?::(\d{2})(\.\d{1,6})?)?$/.exec(clock) ?? [];
  if (minute === undefined) return undefined;
  const time = `${hour.padStart(2, "0")}:${minute}:${second}`;
  if (zone === undefined) return toLocal(`${date} ${time}`);
  const offset = zone.toUpperCase() === "Z" ? "Z" : zone.replace(/^(.\d{2}):?/, "$1:");
  return validDate(new Date(`${date}T${time}${fraction.slice(0, 4)}${offset}`));
}
