import type { Question } from "@site/contract/becayis/board/ask/address";
import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { slugify } from "@site/contract/common/text";

type Posts = Pick<Listing, "institutionSlug" | "positionSlug" | "offerCity" | "wishes">;

/** Returns the wanted provinces of a listing, each once. */
export function getWantedCities({ wishes }: Posts): string[] {
  return [...new Set(wishes.map(({ city }) => city))];
}

/**
 * Returns the question of somebody who could swap with a listing's owner.
 * @param from where they work; by default the wanted province, if there is one alone
 */
export function toOtherSide(listing: Posts, from?: string): Partial<Question> {
  const [city, ...more] = from === undefined ? getWantedCities(listing) : [from];
  return {
    institution: listing.institutionSlug,
    position: listing.positionSlug,
    ...(city !== undefined && more.length === 0 && { from: slugify(city) }),
    to: [slugify(listing.offerCity)],
  };
}
