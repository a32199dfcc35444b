import type { MatchingHints } from "@site/contract/becayis/swaps/matching/schema";
import { limits } from "@site/contract/common/limits";
import { countText, sideLabels } from "../map/flow-texts.ts";
import { placeAsObject, tooAfter } from "../places/city-case.ts";

export const SUGGESTIONS_LATE = "Yer önerileri şu an hesaplanamadı. Biraz sonra yeniden deneyin.";

/** Returns the matches and rings that another wish would add: "Bursa’yı da eklerseniz 1 eşleşme, 2 halka oluşur". */
export function suggestionText({
  city,
  district,
  matches,
  rings,
}: Omit<MatchingHints["suggestions"][number], "place">): string {
  const place = district ? `${city} ${placeAsObject(district)}` : placeAsObject(city);
  const found = [matches > 0 && `${matches} eşleşme`, rings > 0 && `${ringCount(rings)} halka`].filter(Boolean);
  return `${place} ${tooAfter(place)} eklerseniz ${found.join(", ")} oluşur`;
}

function ringCount(rings: number): string {
  return rings < limits.ringsCounted ? String(rings) : `en az ${rings}`;
}

/** Returns the demand for a wanted province; counts too small to show stay hidden. */
export function demandText({ city, seeking, leaving }: MatchingHints["wishes"][number]): string {
  const count = (label: string, number: number | null) => `${label.toLocaleLowerCase("tr")} ${countText(number)}`;
  return `${city}: ${count(sideLabels.seeking, seeking)}, ${count(sideLabels.leaving, leaving)}`;
}

/** Returns whether at least twice as many people want to come to a province as want to leave it. */
export function isCrowded({ seeking, leaving }: MatchingHints["wishes"][number]): boolean {
  return seeking !== null && seeking >= 2 * (leaving ?? limits.smallestCellShown);
}
