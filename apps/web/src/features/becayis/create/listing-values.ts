import type { OwnListing } from "@site/contract/becayis/listings/schema";
import type { SwapProfile } from "@site/contract/becayis/profile/schema";

/** The fields of the listing form. */
export type ListingValues = Record<keyof ReturnType<typeof toValues>, string>;

/** Fields that come from the profile: read-only and not part of the draft. */
export const lockedFields = [
  "offerInstitution",
  "offerPosition",
  "offerCity",
  "offerDistrict",
  "wantedInstitution",
  "wantedPosition",
] as const;

/**
 * Returns the initial values: the post from the profile; texts and desired post from the listing, or from the profile
 * for a new one.
 */
export function toValues(profile: SwapProfile | null, listing?: OwnListing) {
  return {
    title: listing?.title ?? "",
    description: listing?.description ?? "",
    offerInstitution: profile?.currentInstitution ?? "",
    offerPosition: profile?.currentPosition ?? "",
    offerCity: profile?.currentCity ?? "",
    offerDistrict: profile?.currentDistrict ?? "",
    offerDepartment: listing?.offerDepartment ?? "",
    wantedInstitution: profile?.currentInstitution ?? "",
    wantedPosition: profile?.currentPosition ?? "",
    wantedCity: (listing ? listing.wanted_city : profile?.desiredCity) ?? "",
    wantedDistrict: (listing ? listing.wanted_district : profile?.desiredDistrict) ?? "",
    wantedDepartment: listing?.wantedDepartment ?? "",
    requirements: listing?.requirements ?? "",
    benefits: listing?.benefits ?? "",
  };
}
