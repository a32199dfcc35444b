import type { UpdateListingInput } from "@site/contract/becayis/board/listings/schema";
import type { LookupRef } from "@site/contract/becayis/board/reference/lookup-ref";
import { provinceOf } from "@site/contract/becayis/board/reference/place";
import { becayisTexts } from "@site/contract/becayis/labels";
import { AppError } from "../../../../core/calls/errors.ts";
import type { Query } from "../../../../core/database/query.ts";
import { type KnownPlaces, readPlaces, resolvePlace } from "../reference/lookup-service.ts";
import type { Offer } from "./columns.ts";

/** Wanted places as a call sends them: all of them, the first alone, or both. */
type Sent = Pick<UpdateListingInput, "wantedCity" | "wantedDistrict" | "wishes">;

/**
 * Returns the ids of the places that a new listing wants, in their order.
 * @throws VALIDATION_FAILED beside the field, as `changedWishes` does
 */
export async function newWishes(query: Query, offer: Offer, sent: Sent): Promise<number[]> {
  const known = await readPlaces(query, getNamed(sent, sent.wantedCity));
  if (sent.wishes) return toList(known, offer, sent, sent.wishes);
  const first = getPlace(known, sent.wantedCity, sent.wantedDistrict, FIRST);
  return [assertFirstElsewhere(first, offer)];
}

/**
 * Returns the places after an update. Where the first is sent alone, the others stay; one that is now the same as the
 * first or the own place is left out, because the caller cannot name it.
 * @throws VALIDATION_FAILED for an unknown place, one that is named twice or the own one (Law 657, art. 73: another
 * place; another district of the same province is allowed), and a first place that differs from the list
 */
export async function changedWishes(query: Query, offer: Offer, sent: Sent, before: number[]): Promise<number[]> {
  const [first = 0, ...others] = before;
  const isKept = sent.wantedCity === undefined && sent.wantedDistrict === undefined && sent.wishes === undefined;
  if (isKept) return withFirst(first, others, offer);
  const known = await readPlaces(query, getNamed(sent, provinceOf(first)));
  if (sent.wishes) return toList(known, offer, sent, sent.wishes);
  return withFirst(changedFirst(known, sent, first), others, offer);
}

/** @throws VALIDATION_FAILED if the first is the own place */
function withFirst(first: number, others: number[], offer: Offer): number[] {
  assertFirstElsewhere(first, offer);
  return [first, ...others.filter((place) => place !== first && isElsewhere(place, offer))];
}

const FIRST = { city: "wantedCity", district: "wantedDistrict" };

/**
 * Returns the places that a call names.
 * @param city of the first place, where the call names none
 */
function getNamed({ wantedCity, wantedDistrict, wishes = [] }: Sent, city: LookupRef) {
  return [{ city: wantedCity ?? wishes[0]?.city ?? city, district: wantedDistrict }, ...wishes];
}

/** Of another city also the district is another. */
function changedFirst(known: KnownPlaces, { wantedCity, wantedDistrict }: Sent, before: number): number {
  const city = wantedCity ?? provinceOf(before);
  const place = getPlace(known, city, wantedDistrict, FIRST);
  return wantedDistrict === undefined && place === provinceOf(before) ? before : place;
}

function getPlace(
  known: KnownPlaces,
  city: LookupRef,
  district: LookupRef,
  fields: { city: string; district: string },
): number {
  const place = resolvePlace(known, { city, district }, fields);
  if (place === null) throw refused(fields.city, becayisTexts.wantedCityRequired);
  return place;
}

function toList(
  known: KnownPlaces,
  offer: Offer,
  sent: Sent,
  wishes: { city: LookupRef; district?: LookupRef }[],
): number[] {
  const places: number[] = [];
  for (const [index, { city, district }] of wishes.entries()) {
    const field = `wishes.${index}`;
    const place = getPlace(known, city, district, { city: `${field}.city`, district: `${field}.district` });
    if (places.includes(place)) throw refused(field, becayisTexts.wishTwice);
    if (!isElsewhere(place, offer)) throw refused(field, becayisTexts.samePlace);
    places.push(place);
  }
  assertSameFirst(known, sent, places[0] ?? 0);
  return places;
}

/** Compares only the sent fields of the first place with the list. */
function assertSameFirst(known: KnownPlaces, { wantedCity, wantedDistrict }: Sent, first: number): void {
  const city = wantedCity ?? provinceOf(first);
  const place = getPlace(known, city, wantedDistrict, FIRST);
  if (provinceOf(place) !== provinceOf(first)) throw refused(FIRST.city, becayisTexts.wishesDiffer);
  if (wantedDistrict !== undefined && place !== first) throw refused(FIRST.district, becayisTexts.wishesDiffer);
}

function assertFirstElsewhere(place: number, offer: Offer): number {
  if (!isElsewhere(place, offer)) throw refused(FIRST.district, becayisTexts.samePlace);
  return place;
}

function isElsewhere(place: number, { offerCityId, offerDistrictId }: Offer): boolean {
  return place !== offerCityId && place !== offerDistrictId;
}

function refused(field: string, message: string): AppError {
  return new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });
}
