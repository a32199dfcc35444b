import type { SwapProfile } from "@site/contract/becayis/profile-schema";
import type { OwnListing } from "@site/contract/becayis/schema";

/** The fields of a listing's form. */
export type ListingValues = Record<keyof ReturnType<typeof valuesOf>, string>;

/** What the profile decides: shown, but not for change, and no part of a draft. */
export const lockedFields = ["offerInstitution", "offerPosition", "offerCity", "offerDistrict", "wantedInstitution", "wantedPosition"] as const;

/** What the form begins with: the post of the profile, and the texts and the wish of a listing that is changed. */
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
    wantedCity: listing?.wanted_city ?? "",
    wantedDistrict: listing?.wanted_district ?? "",
    wantedDepartment: listing?.wantedDepartment ?? "",
    requirements: listing?.requirements ?? "",
    benefits: listing?.benefits ?? "",
  };
}
