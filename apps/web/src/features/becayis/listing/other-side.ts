import type { Question } from "@site/contract/becayis/board/ask/address";
import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { slugify } from "@site/contract/common/text";

type Posts = Pick<Listing, "institutionSlug" | "positionSlug" | "offerCity" | "wishes">;

/** Returns the names of a listing's wanted provinces without repetition. */
export function getWantedCities({ wishes }: Posts): string[] {
  return [...new Set(wishes.map(({ city }) => city))];
}

/**
 * Returns the question of a person who could swap with a listing's owner.
 * @param from where that person works; by default the wanted province, if there is only one
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
