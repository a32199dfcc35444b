import type { ProvinceFlow } from "@site/contract/becayis/board/alerts/schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";

/** Selects one of a province's two counts. */
export type Side = "leaving" | "seeking";

export const sideLabels = { leaving: "Ayrılmak isteyen", seeking: "Gelmek isteyen" } as const;

/** Formats a count; null means too small to show, as it could identify a person. */
export function countText(count: number | null): string {
  return count === null ? `${limits.smallestCellShown}’ten az` : formatNumber(count);
}

/** Returns a one-line description of a province for screen readers. */
export function flowText({ name, leaving, seeking }: ProvinceFlow): string {
  return `${name}: ayrılmak isteyen ${countText(leaving)}, gelmek isteyen ${countText(seeking)}`;
}
