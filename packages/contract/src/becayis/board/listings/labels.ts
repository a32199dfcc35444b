import { namesOf } from "../../../common/record.ts";

/**
 * The texts of a listing that its owner writes, with their names for people, in the order in which they are reviewed.
 * Rules, views, columns, reviews and the administrators' form have the fields of this list; the public page and form
 * place each. Their rules are in `fields.ts`; this module has no zod, which public pages do not load.
 */
export const listingTextLabels = {
  title: "Başlık",
  description: "Açıklama",
  offerDepartment: "Sunulan Birim",
  wantedDepartment: "İstenen Birim",
  requirements: "Aranan Koşullar",
  benefits: "Sunulan Olanaklar",
} as const;

export type ListingTextName = keyof typeof listingTextLabels;
export const listingTextNames = namesOf(listingTextLabels);
