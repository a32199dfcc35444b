import { listingTextNames } from "@site/contract/becayis/board/listings/labels";
import { type ListingTexts, listingTexts, type OwnListing } from "@site/contract/becayis/board/listings/schema";
import { findRefusedWishes } from "@site/contract/becayis/board/listings/wish-rules";
import type { SwapProfile } from "@site/contract/becayis/board/profile/schema";
import { districtOf, provinceOf } from "@site/contract/becayis/board/reference/place";
import { becayisTexts } from "@site/contract/becayis/labels";
import { toRecord } from "@site/contract/common/record";
import { z } from "zod";

/** A wanted place as two fields ask for it; null is not chosen, which of a district means any. */
export interface ChosenPlace {
  cityId: number | null;
  districtId: number | null;
}

export interface ListingValues extends ListingTexts {
  /** The most wanted first. */
  wantedPlaces: ChosenPlace[];
}

export const NO_PLACE: ChosenPlace = { cityId: null, districtId: null };

const toChosen = (place: number): ChosenPlace => ({ cityId: provinceOf(place), districtId: districtOf(place) });

/**
 * Returns the initial values: texts and wanted places from the listing, or the desired place of the profile for a new
 * one. Changed texts that wait or were rejected stand for those that readers see.
 */
export function toValues(profile: SwapProfile | null, listing?: OwnListing): ListingValues {
  const texts = listing?.waitingChange ?? listing;
  const desired = profile?.desiredPlace ?? null;
  const wanted = listing?.wantedPlaces ?? (desired === null ? [] : [desired]);
  return {
    ...toRecord(listingTextNames, (name) => texts?.[name] ?? ""),
    wantedPlaces: wanted.length > 0 ? wanted.map(toChosen) : [NO_PLACE],
  };
}

/** The names of places that the listing and the profile tell, until the lists are there. */
export function getKnownNames(profile: SwapProfile | null, listing?: OwnListing): Map<number, string> {
  const { desiredPlace = null, desiredCity = null, desiredDistrict = null } = profile ?? {};
  const named = [
    ...(listing?.wantedPlaces ?? []).map((place, index) => ({ place, ...listing?.wishes[index] })),
    ...(desiredPlace === null ? [] : [{ place: desiredPlace, city: desiredCity, district: desiredDistrict }]),
  ];
  return new Map(
    named.flatMap(({ place, city, district }): [number, string][] => [
      ...(city ? [[provinceOf(place), city] satisfies [number, string]] : []),
      ...(district ? [[place, district] satisfies [number, string]] : []),
    ]),
  );
}

const chosenPlace = z
  .object({ cityId: z.int(becayisTexts.wantedCityRequired), districtId: z.int().nullable() })
  .transform(({ cityId, districtId }) => districtId ?? cityId);

/** Returns the schema that makes the call of the form's values. @param own the place of the offered post */
export function getListingSchema(own: number) {
  return listingTexts.extend({
    wantedPlaces: z.array(chosenPlace).superRefine((places, context) => {
      for (const [index, message] of findRefusedWishes(places, own))
        context.addIssue({ code: "custom", path: [index, "districtId"], message });
    }),
  });
}

/** Returns the form's field for a field of the call; errors of a whole place are shown beside its district. */
export function getField(field: string): string {
  if (field === "wantedPlaces") return "wantedPlaces.0.cityId";
  return /^wantedPlaces\.\d+$/.test(field) ? `${field}.districtId` : field;
}
