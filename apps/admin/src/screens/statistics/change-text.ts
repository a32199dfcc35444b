import { formatNumber } from "@site/contract/common/text";

/** Compares a count with that of the previous period in percent. A previous count of zero has no percentage. */
export function toChangeText(count: number, previous: number): string {
  if (previous === 0) return count === 0 ? "iki dönemde de hiç yok" : "önceki dönemde hiç yok";
  const percent = Math.round(((count - previous) / previous) * 100);
  if (percent === 0) return "önceki dönemle aynı";
  return `önceki döneme göre %${formatNumber(Math.abs(percent))} ${percent > 0 ? "fazla" : "az"}`;
}

/** Returns the share of a part in percent. */
export function toPercent(part: number, whole: number): string {
  return whole === 0 ? "–" : `%${formatNumber(Math.round((part / whole) * 100))}`;
}
