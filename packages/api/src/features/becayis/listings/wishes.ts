import { becayisTexts } from "@site/contract/becayis/labels";
import type { UpdateListingInput } from "@site/contract/becayis/listings/schema";
import type { LookupRef } from "@site/contract/becayis/reference/lookup-ref";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { provinceOf } from "../places/places.ts";
import { resolve, resolveDistrict } from "../reference/lookup-service.ts";
import type { Offer } from "./columns.ts";

/** Wanted places as a call sends them: all of them, the first alone, or both. */
type Sent = Pick<UpdateListingInput, "wantedCity" | "wantedDistrict" | "wishes">;

/**
 * Returns the ids of the places that a new listing wants, in their order.
 * @throws VALIDATION_FAILED beside the field, as `changedWishes` does
 */
export async function newWishes(app: App, offer: Offer, sent: Sent): Promise<number[]> {
  if (sent.wishes) return toList(app, offer, sent, sent.wishes);
  const first = await getPlace(app, sent.wantedCity, sent.wantedDistrict, FIRST);
  return [assertFirstElsewhere(first, offer)];
}

/**
 * Returns the places after an update. Where the first is sent alone, the others stay; one that is now the same as the
 * first or the own place is left out, because the caller cannot name it.
 * @throws VALIDATION_FAILED for an unknown place, one that is named twice or the own one (Law 657, art. 73: another
 * place; another district of the same province is allowed), and a first place that differs from the list
 */
export async function changedWishes(app: App, offer: Offer, sent: Sent, before: number[]): Promise<number[]> {
  if (sent.wishes) return toList(app, offer, sent, sent.wishes);
  const [known = 0, ...others] = before;
  const isKept = sent.wantedCity === undefined && sent.wantedDistrict === undefined;
  const first = isKept ? known : await changedFirst(app, sent, known);
  assertFirstElsewhere(first, offer);
  return [first, ...others.filter((place) => place !== first && isElsewhere(place, offer))];
}

const FIRST = { city: "wantedCity", district: "wantedDistrict" };

/** Of another city also the district is another. */
async function changedFirst(app: App, { wantedCity, wantedDistrict }: Sent, known: number): Promise<number> {
  const city = wantedCity ?? provinceOf(known);
  const place = await getPlace(app, city, wantedDistrict, FIRST);
  return wantedDistrict === undefined && place === provinceOf(known) ? known : place;
}

async function getPlace(
  app: App,
  city: LookupRef,
  district: LookupRef,
  fields: { city: string; district: string },
): Promise<number> {
  const cityId = await resolve(app, "city", city, fields.city);
  if (cityId === null) throw refused(fields.city, becayisTexts.wantedCityRequired);
  return (await resolveDistrict(app, cityId, district, fields.district)) ?? cityId;
}

async function toList(
  app: App,
  offer: Offer,
  sent: Sent,
  wishes: { city: LookupRef; district?: LookupRef }[],
): Promise<number[]> {
  const places: number[] = [];
  for (const [index, { city, district }] of wishes.entries()) {
    const field = `wishes.${index}`;
    const place = await getPlace(app, city, district, { city: `${field}.city`, district: `${field}.district` });
    if (places.includes(place)) throw refused(field, becayisTexts.wishTwice);
    if (!isElsewhere(place, offer)) throw refused(field, becayisTexts.samePlace);
    places.push(place);
  }
  await assertSameFirst(app, sent, places[0] ?? 0);
  return places;
}

/** Compares only the sent fields of the first place with the list. */
async function assertSameFirst(app: App, { wantedCity, wantedDistrict }: Sent, first: number): Promise<void> {
  const city = wantedCity ?? provinceOf(first);
  const place = await getPlace(app, city, wantedDistrict, FIRST);
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
