import type { NewRecords } from "@site/contract/becayis/board/moderation/admin-schema";
import { formatNumber } from "@site/contract/common/text";

/** Compares the new records of the last 30 days with those of the 30 days before. Zero before has no percentage. */
export function growthText({ recent, before }: NewRecords, percent: number): string {
  if (recent === 0 && before === 0) return "Son 60 günde yeni kayıt yok";
  if (before === 0) return `Son 30 günde ${formatNumber(recent)} yeni kayıt; önceki 30 günde hiç yok`;
  if (recent === before) return "Yeni kayıt önceki 30 günle aynı";
  return `Son 30 günde yeni kayıt %${formatNumber(Math.abs(percent))} ${recent > before ? "arttı" : "azaldı"}`;
}
