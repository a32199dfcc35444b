import type { GroupPlan } from "@site/contract/becayis/swaps/planning/schema";
import { formatNumber } from "@site/contract/common/text";
import { durationText } from "../../../kit/measures.ts";

/** Returns how long ago a plan was made. @param moment ISO 8601 */
export function ageText(moment: string, now = Date.now()): string {
  return `${durationText(Math.max(1, (now - Date.parse(moment)) / 1000))} önce`;
}

/** Explains the figure of `moreText`: where it is known, and where only a limit is. */
export const PROVEN = "Doğrudan eşleşme ve dört kişiye kadar halkalarla en iyisi bu plan (kanıtlı)";
export const OPEN = "Halkalar ne kadar uzun olursa olsun, üst sınır";

/** Returns how many more people could move at most, by the tightest limit that is known. */
export function moreText({ movable, limit, isProven }: Pick<GroupPlan, "movable" | "limit" | "isProven">): string {
  return isProven || limit <= movable ? "0 kişi" : `en çok ${formatNumber(limit - movable)} kişi`;
}

/** Returns a time of calculation as "0,8 sn" or "12 sn". */
export function calculationText(durationMs: number): string {
  const seconds = durationMs / 1000;
  return `${decimalText(seconds < 10 ? Math.ceil(seconds * 10) / 10 : Math.round(seconds))} sn`;
}

function decimalText(value: number): string {
  return String(value).replace(".", ",");
}
