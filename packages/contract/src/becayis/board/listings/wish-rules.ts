import { becayisTexts } from "../../labels.ts";
import type { Wish } from "./schema.ts";

/**
 * Returns the message for each wanted place that is refused, by its position: a place that was named before, and the
 * own post's (Law 657, art. 73: another place; another district of the same province is allowed). It compares names for
 * a form; the server compares ids.
 */
export function findRefusedWishes(wishes: readonly Wish[], own: Wish): Map<number, string> {
  const refused = new Map<number, string>();
  for (const [index, wish] of wishes.entries()) {
    if (wish.city === "") continue;
    if (wishes.slice(0, index).some((earlier) => isSamePlace(earlier, wish)))
      refused.set(index, becayisTexts.wishTwice);
    else if (wish.city === own.city && (wish.district === null || wish.district === own.district))
      refused.set(index, becayisTexts.samePlace);
  }
  return refused;
}

function isSamePlace(one: Wish, other: Wish): boolean {
  return one.city === other.city && one.district === other.district;
}
