import { formatDate, inIstanbul } from "@site/browser/format-date";

/**
 * Returns date and time in Istanbul: "21 Kasım 2026 09:05".
 * @param moment ISO 8601; invalid values are described as by `formatDate`
 */
export function formatMoment(moment: string | null | undefined): string {
  const time = Date.parse(moment ?? "");
  return Number.isNaN(time)
    ? formatDate(moment)
    : `${formatDate(moment)} ${inIstanbul(time).toISOString().slice(11, 16)}`;
}
