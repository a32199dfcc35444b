import type { AskResult } from "@site/contract/becayis/ask/schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { fromCity, toCity } from "../public/city-case.ts";

/** Returns the answer in one sentence. */
export function getAnswer({ matches, rings }: AskResult): string {
  const isMore = rings >= limits.ringsCounted;
  const circles = `${isMore ? "en az " : ""}${formatNumber(rings)} halka`;
  if (matches > 0 && rings > 0) return `Bugün ${formatNumber(matches)} karşılıklı eşleşme ve ${circles} mümkün.`;
  if (matches > 0) return `Bugün ${formatNumber(matches)} karşılıklı eşleşme mümkün.`;
  if (rings > 0) return `Bugün karşılıklı eşleşme yok, ama ${circles} mümkün.`;
  return "Bugün eşleşme yok.";
}

/** Returns what the board holds for one wanted province. */
export function getWishText({ from }: AskResult, { name, matches }: AskResult["wishes"][number]): string {
  const way = `${fromCity(name)} ${toCity(from.name)} gelmek isteyen`;
  return matches > 0 ? `${way} ${formatNumber(matches)} kişi var` : `${way} aranıyor`;
}
