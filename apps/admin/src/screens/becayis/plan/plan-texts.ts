import type { GroupPlan } from "@site/contract/becayis/planning/schema";
import { durationText } from "../../../kit/measures.ts";

/** Returns how long ago a plan was made. @param moment ISO 8601 */
export function ageText(moment: string, now = Date.now()): string {
  return `${durationText(Math.max(1, (now - Date.parse(moment)) / 1000))} önce`;
}

/** Returns the gap to the limit in percent with one decimal, rounded up, so that only a reached limit has none. */
export function gapText(gap: GroupPlan["gap"]): string {
  return `%${decimalText(Math.ceil(gap * 1000) / 10)}`;
}

/** Returns a time of calculation as "0,8 sn" or "12 sn". */
export function calculationText(durationMs: number): string {
  const seconds = durationMs / 1000;
  return `${decimalText(seconds < 10 ? Math.ceil(seconds * 10) / 10 : Math.round(seconds))} sn`;
}

function decimalText(value: number): string {
  return String(value).replace(".", ",");
}
