import type { ProvinceFlow } from "@site/contract/becayis/alert-schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";

/** Which of a province's two counts is meant. */
export type Side = "leaving" | "seeking";

export const sideLabels = { leaving: "Ayrılmak isteyen", seeking: "Gelmek isteyen" } as const;

/** A count; what is too small to show, as it could point to a person, says so. */
export function countText(count: number | null): string {
  return count === null ? `${limits.smallestCellShown}’ten az` : formatNumber(count);
}

/** A province in a line, for whoever does not see the map. */
export function flowText({ name, leaving, seeking }: ProvinceFlow): string {
  return `${name}: ayrılmak isteyen ${countText(leaving)}, gelmek isteyen ${countText(seeking)}`;
}
