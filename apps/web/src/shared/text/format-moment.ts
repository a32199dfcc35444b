import { formatDate, inIstanbul } from "@site/browser/format-date";

/** Returns "21 Kasım 2026 09:05", in Istanbul time. @param moment ISO 8601; `formatDate` describes invalid values */
export function formatMoment(moment: string | null | undefined): string {
  const time = Date.parse(moment ?? "");
  return Number.isNaN(time)
    ? formatDate(moment)
    : `${formatDate(moment)} ${inIstanbul(time).toISOString().slice(11, 16)}`;
}
