import { formatMoment, inIstanbul } from "@site/browser/format-date";

const DAY_MS = 86_400_000;
const WEEKDAYS = ["Pazar", "Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi"];

/**
 * Returns a moment relative to today in Istanbul time: "Bugün 14:05", "Yarın 09:00", "Dün 23:40", within the next week
 * "Cuma 10:00", otherwise "12 Aralık 2026 09:00".
 * @param moment ISO 8601
 */
export function toDueText(moment: string, now: number): string {
  const toDay = (time: number) => Math.floor(inIstanbul(time).getTime() / DAY_MS);
  const days = toDay(Date.parse(moment)) - toDay(now);
  const weekday = days > 1 && days < 7 ? WEEKDAYS[inIstanbul(Date.parse(moment)).getUTCDay()] : undefined;
  const name = { "-1": "Dün", 0: "Bugün", 1: "Yarın" }[days] ?? weekday;
  const text = formatMoment(moment);
  return name === undefined ? text : `${name} ${text.slice(-5)}`;
}
