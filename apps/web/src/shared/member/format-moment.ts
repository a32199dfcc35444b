import { formatDate } from "@site/browser/format-date.ts";

const momentFormat = new Intl.DateTimeFormat("tr-TR", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Istanbul",
});

/** "21 Kasım 2026 09:05", in Istanbul. @param moment ISO 8601; what cannot be read is said in the words of `formatDate` */
export function formatMoment(moment: string | null | undefined): string {
  const time = Date.parse(moment ?? "");
  return Number.isNaN(time) ? formatDate(moment) : momentFormat.format(time);
}
