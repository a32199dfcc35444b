import { type CreateListingInput, newListing, type SavedListing } from "@site/contract/becayis/board/listings/schema";
import type { LookupRef } from "@site/contract/becayis/board/reference/lookup-ref";
import { provinceOf } from "@site/contract/becayis/board/reference/place";
import { becayisTexts } from "@site/contract/becayis/labels";
import type { App } from "../../../../../core/app.ts";
import { AppError } from "../../../../../core/calls/errors.ts";
import { resolve, resolveDistrict } from "../../reference/lookup-service.ts";
import { findOffer, type Offer } from "../columns.ts";
import { submitListing } from "./own-service.ts";
import { assertAllowed } from "./wishes.ts";

/**
 * Creates a listing from the documented call, which names entries and places.
 * @throws VALIDATION_FAILED for fields that differ from the profile and unknown entries, otherwise as `submitListing`
 */
export async function createListing(app: App, memberId: number, input: CreateListingInput): Promise<SavedListing> {
  const offer = await findOffer(app, memberId);
  await assertProfilesOwn(app, offer, input);
  const wantedPlaces = await resolveWishes(app, offer, input);
  return submitListing(app, memberId, { ...newListing.strip().parse(input), wantedPlaces });
}

/** Wanted places by name: the whole list, the first place alone, or both. */
type NamedWishes = Pick<CreateListingInput, "wantedCity" | "wantedDistrict" | "wishes">;

/** Returns the places that a call names. @throws VALIDATION_FAILED beside a field */
export async function resolveWishes(app: App, offer: Offer, sent: NamedWishes): Promise<number[]> {
  if (!sent.wishes) {
    const first = await resolvePlace(app, { city: sent.wantedCity, district: sent.wantedDistrict }, FIRST);
    assertAllowed(offer, [first], () => FIRST.district);
    return [first];
  }
  const places: number[] = [];
  for (const [index, wish] of sent.wishes.entries()) {
    const field = `wishes.${index}`;
    places.push(await resolvePlace(app, wish, { city: `${field}.city`, district: `${field}.district` }));
  }
  assertAllowed(offer, places, (index) => `wishes.${index}`);
  await assertSameFirst(app, sent, places[0] ?? 0);
  return places;
}

const FIRST = { city: "wantedCity", district: "wantedDistrict" };

async function resolvePlace(
  app: App,
  { city, district }: { city: LookupRef; district?: LookupRef },
  fields: { city: string; district: string },
): Promise<number> {
  const cityId = await resolve(app, "city", city, fields.city);
  if (cityId === null) throw refused(fields.city, becayisTexts.wantedCityRequired);
  return (await resolveDistrict(app, cityId, district, fields.district)) ?? cityId;
}

/** Checks that the sent fields of the first place agree with the list. */
async function assertSameFirst(app: App, { wantedCity, wantedDistrict }: NamedWishes, first: number): Promise<void> {
  const place = await resolvePlace(app, { city: wantedCity ?? provinceOf(first), district: wantedDistrict }, FIRST);
  if (provinceOf(place) !== provinceOf(first)) throw refused(FIRST.city, becayisTexts.wishesDiffer);
  if (wantedDistrict !== undefined && place !== first) throw refused(FIRST.district, becayisTexts.wishesDiffer);
}

/**
 * Checks that fields which the form locks equal the profile, because swaps stay within one institution and position.
 */
async function assertProfilesOwn(app: App, offer: Offer, input: CreateListingInput): Promise<void> {
  const sent = {
    institution: await resolve(app, "institution", input.offerInstitution, "offerInstitution", offer.institutionId),
    position: await resolve(app, "position", input.offerPosition, "offerPosition", offer.positionId),
    city: await resolve(app, "city", input.offerCity, "offerCity"),
    district: await resolveDistrict(app, offer.offerCityId, input.offerDistrict, "offerDistrict"),
    wantedInstitution: await resolve(
      app,
      "institution",
      input.wantedInstitution,
      "wantedInstitution",
      offer.institutionId,
    ),
    wantedPosition: await resolve(app, "position", input.wantedPosition, "wantedPosition", offer.positionId),
  };
  const isOffer =
    sent.institution === offer.institutionId &&
    sent.position === offer.positionId &&
    sent.city === offer.offerCityId &&
    (sent.district ?? offer.offerDistrictId) === offer.offerDistrictId;
  if (!isOffer) throw new AppError("VALIDATION_FAILED", { message: becayisTexts.offerDiffers });
  if (sent.wantedInstitution !== offer.institutionId || sent.wantedPosition !== offer.positionId)
    throw new AppError("VALIDATION_FAILED", { message: becayisTexts.wishLocked });
}

function refused(field: string, message: string): AppError {
  return new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });
}
