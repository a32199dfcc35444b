import { formatNumber } from "@site/contract/common/text";

/** Returns a count with its share of the questions, as in "12 (%40)"; without questions the count alone. */
export function shareText(count: number, questions: number): string {
  if (count === 0 || questions === 0) return formatNumber(count);
  return `${formatNumber(count)}\u00a0(%${Math.round((100 * count) / questions)})`;
}
