import type { SwapProfile } from "@site/contract/becayis/profile-schema";
import type { OwnListing } from "@site/contract/becayis/schema";

/** The fields of a listing's form. */
export type ListingValues = Record<keyof ReturnType<typeof valuesOf>, string>;

/** What the profile decides: shown, but not for change, and no part of a draft. */
export const lockedFields = [
  "offerInstitution",
  "offerPosition",
  "offerCity",
  "offerDistrict",
  "wantedInstitution",
  "wantedPosition",
] as const;

/** What the form begins with: the post of the profile, and the texts and the wish of a listing that is changed; of a new one the wish of the profile. */
export function valuesOf(profile: SwapProfile | null, listing?: OwnListing) {
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
