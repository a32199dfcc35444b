import { findRefusedWishes, isOwnPlace } from "@site/contract/becayis/board/listings/wish-rules";
import { becayisTexts } from "@site/contract/becayis/labels";
import { AppError } from "../../../../../core/calls/errors.ts";
import type { Query } from "../../../../../core/database/query.ts";
import { namePlaces } from "../../places/place-names.ts";
import type { Offer } from "../columns.ts";

/** Returns the name of the input field of a wish. */
type FieldOf = (index: number) => string;

const inWantedPlaces: FieldOf = (index) => `wantedPlaces.${index}`;

/**
 * Checks wanted places.
 * @throws VALIDATION_FAILED at the field of a place that does not exist, is repeated or is the own one
 */
export async function assertWishes(query: Query, offer: Offer, wantedPlaces: readonly number[]): Promise<void> {
  const known = await namePlaces(query, wantedPlaces);
  if (known.length < wantedPlaces.length) throw refused("wantedPlaces", "Listeden bir seçenek seçin");
  assertAllowed(offer, wantedPlaces, inWantedPlaces);
}

/** Checks wishes without a query. @throws VALIDATION_FAILED at the first wish that is repeated or is the own place */
export function assertAllowed(offer: Offer, wantedPlaces: readonly number[], fieldOf: FieldOf): void {
  const [first] = findRefusedWishes(wantedPlaces, placeOf(offer));
  if (first) throw refused(fieldOf(first[0]), first[1]);
}

/**
 * Returns a listing's wishes without its own place, because its post may have changed.
 * @throws VALIDATION_FAILED if the first wish is the own place
 */
export function keptWishes(offer: Offer, wantedPlaces: readonly number[]): number[] {
  const own = placeOf(offer);
  const [first = 0] = wantedPlaces;
  if (isOwnPlace(first, own)) throw refused(inWantedPlaces(0), becayisTexts.samePlace);
  return wantedPlaces.filter((place) => !isOwnPlace(place, own));
}

function placeOf({ offerCityId, offerDistrictId }: Offer): number {
  return offerDistrictId ?? offerCityId;
}

function refused(field: string, message: string): AppError {
  return new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });
}
