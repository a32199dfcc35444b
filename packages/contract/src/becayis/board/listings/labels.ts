import { namesOf } from "../../../common/record.ts";

/**
 * The texts of a listing that its owner writes, with their Turkish names, in the order in which they are reviewed.
 * Rules, views, columns, reviews and the administrators' form are derived from this list; the public page and form
 * place each field. The rules are in `fields.ts`, because public pages load this module and no zod.
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
