import { listingTextNames } from "@site/contract/becayis/board/listings/labels";
import type { ListingTexts, OwnListing } from "@site/contract/becayis/board/listings/schema";
import type { SwapProfile } from "@site/contract/becayis/board/profile/schema";
import { districtOf, provinceOf } from "@site/contract/becayis/board/reference/place";
import { toRecord } from "@site/contract/common/record";

/** A wanted place as its two fields show it. A null city is not chosen yet; a null district means any. */
export interface ChosenPlace {
  cityId: number | null;
  districtId: number | null;
}

export interface ListingValues extends ListingTexts {
  /** In order of preference. */
  wantedPlaces: ChosenPlace[];
}

export const NO_PLACE: ChosenPlace = { cityId: null, districtId: null };

const toChosen = (place: number): ChosenPlace => ({ cityId: provinceOf(place), districtId: districtOf(place) });

/**
 * Returns the initial values. Texts and wanted places come from the listing, the place of a new listing from the
 * profile. Changed texts that await approval or were rejected replace those that readers see.
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

/** Returns the names of places that the listing and the profile contain, to be shown while the lists load. */
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

/** Returns the form's field for a field of the call. An error of a whole place is shown beside its district. */
export function getField(field: string): string {
  if (field === "wantedPlaces") return "wantedPlaces.0.cityId";
  return /^wantedPlaces\.\d+$/.test(field) ? `${field}.districtId` : field;
}
