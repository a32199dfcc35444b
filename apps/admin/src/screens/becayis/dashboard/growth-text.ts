import type { NewRecords } from "@site/contract/becayis/board/moderation/admin-schema";
import { formatNumber } from "@site/contract/common/text";

/**
 * Says how many of a number are of the last 30 days, and compares them with the 30 days before. Zero has no percentage.
 */
export function growthText({ recent, before }: NewRecords, percent: number): string {
  if (recent === 0 && before === 0) return "Bunlardan son 60 günde: yok";
  const recently = `Bunlardan son 30 günde: ${formatNumber(recent)}`;
  if (before === 0) return `${recently} (önceki 30 günde yok)`;
  if (recent === before) return `${recently} (önceki 30 günle aynı)`;
  return `${recently} (%${formatNumber(Math.abs(percent))} ${recent > before ? "artış" : "azalış"})`;
}
