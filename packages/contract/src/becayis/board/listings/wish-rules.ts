import { becayisTexts } from "../../labels.ts";
import { provinceOf } from "../reference/place.ts";

/**
 * Returns the message for each wanted place that is refused, by its position: a place that was named before, and the
 * own one (Law 657, art. 73: another place; another district of the same province is allowed).
 * @param own the place of the offered post
 */
export function findRefusedWishes(wantedPlaces: readonly number[], own: number): Map<number, string> {
  const refused = new Map<number, string>();
  for (const [index, place] of wantedPlaces.entries()) {
    if (wantedPlaces.indexOf(place) < index) refused.set(index, becayisTexts.wishTwice);
    else if (isOwnPlace(place, own)) refused.set(index, becayisTexts.samePlace);
  }
  return refused;
}

/** Returns whether a wish for `place` is met by the own post. */
export function isOwnPlace(place: number, own: number): boolean {
  return place === own || place === provinceOf(own);
}
