import { findRefusedWishes, isOwnPlace } from "@site/contract/becayis/board/listings/wish-rules";
import { becayisTexts } from "@site/contract/becayis/labels";
import { AppError } from "../../../../core/calls/errors.ts";
import type { Query } from "../../../../core/database/query.ts";
import { namePlaces } from "../places/place-names.ts";
import type { Offer } from "./columns.ts";

/** Returns the field of a wish in a call. */
type FieldOf = (index: number) => string;

const inWantedPlaces: FieldOf = (index) => `wantedPlaces.${index}`;

/** @throws VALIDATION_FAILED beside the field for a place that does not exist, that is named twice or the own one */
export async function assertWishes(query: Query, offer: Offer, wantedPlaces: readonly number[]): Promise<void> {
  const known = await namePlaces(query, wantedPlaces);
  if (known.length < wantedPlaces.length) throw refused("wantedPlaces", "Listeden bir seçenek seçin");
  assertAllowed(offer, wantedPlaces, inWantedPlaces);
}

/** @throws VALIDATION_FAILED beside the first wish that is named twice or the own place */
export function assertAllowed(offer: Offer, wantedPlaces: readonly number[], fieldOf: FieldOf): void {
  const [first] = findRefusedWishes(wantedPlaces, placeOf(offer));
  if (first) throw refused(fieldOf(first[0]), first[1]);
}

/**
 * Returns the wishes of a listing whose owner may have moved: without what is the own place now.
 * @throws VALIDATION_FAILED if that is the first
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
