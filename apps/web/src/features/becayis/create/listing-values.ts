import { type ListingTextName, listingTextNames } from "@site/contract/becayis/board/listings/labels";
import type { OwnListing, Wish } from "@site/contract/becayis/board/listings/schema";
import type { SwapProfile } from "@site/contract/becayis/board/profile/schema";
import { limits } from "@site/contract/common/limits";
import { toRecord } from "@site/contract/common/record";

/** The fields of a wanted place. The first has the specification's names; a dot in the others would be a path. */
export type WishField = "wantedCity" | "wantedDistrict" | `wish${number}${"City" | "District"}`;

/** The fields of the listing form; `wishCount` says how many wanted places are shown. */
export type ListingValues = Record<ListingTextName | (typeof lockedFields)[number] | WishField | "wishCount", string>;

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
 * Returns the initial values: the post from the profile; texts and wanted places from the listing, or the desired post
 * of the profile for a new one. Changed texts that wait or were rejected stand for those that readers see.
 */
export function toValues(profile: SwapProfile | null, listing?: OwnListing): ListingValues {
  const texts = listing?.waiting_change ?? listing;
  const desired = { city: profile?.desiredCity ?? "", district: profile?.desiredDistrict ?? null };
  return {
    ...toRecord(listingTextNames, (name) => texts?.[name] ?? ""),
    offerInstitution: profile?.currentInstitution ?? "",
    offerPosition: profile?.currentPosition ?? "",
    offerCity: profile?.currentCity ?? "",
    offerDistrict: profile?.currentDistrict ?? "",
    wantedInstitution: profile?.currentInstitution ?? "",
    wantedPosition: profile?.currentPosition ?? "",
    ...wishValues(listing?.wishes ?? [desired]),
  };
}

/** Returns the fields of the wanted place at a position from 0. */
export function wishFields(index: number): { city: WishField; district: WishField } {
  if (index === 0) return { city: "wantedCity", district: "wantedDistrict" };
  return { city: `wish${index}City`, district: `wish${index}District` };
}

/** Returns the values of all wanted places; the fields of those that are not shown are empty. */
export function wishValues(wishes: readonly Wish[]): Record<WishField | "wishCount", string> {
  const values: Record<string, string> = {};
  for (let index = 0; index < limits.wishesPerListing; index++) {
    const { city, district } = wishFields(index);
    values[city] = wishes[index]?.city ?? "";
    values[district] = wishes[index]?.district ?? "";
  }
  return { wantedCity: "", wantedDistrict: "", ...values, wishCount: String(wishes.length) };
}

/** Returns the wanted places that a form shows, in their order. */
export function wishesIn(values: Readonly<Record<string, string>>): Wish[] {
  const count = Math.min(Math.max(1, Number(values.wishCount) || 1), limits.wishesPerListing);
  return Array.from({ length: count }, (_, index) => {
    const { city, district } = wishFields(index);
    return { city: values[city] ?? "", district: values[district] || null };
  });
}

/** Returns the form's field for a field of the call; errors of a whole place are shown beside its district. */
export function getField(path: string): string {
  const [, index, part = "district"] = /^wishes(?:\.(\d)(?:\.(city|district))?)?$/.exec(path) ?? [];
  if (path === "wishes") return "wantedCity";
  return index === undefined ? path : wishFields(Number(index))[part === "city" ? "city" : "district"];
}
