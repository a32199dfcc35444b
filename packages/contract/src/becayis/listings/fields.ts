import { z } from "zod";
import { text } from "../../common/atoms.ts";
import { meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { limits } from "../../common/limits.ts";
import { toRecord } from "../../common/record.ts";
import { becayisTexts } from "../labels.ts";
import { type ListingTextName, listingTextLabels, listingTextNames } from "./labels.ts";

/** Rules and meanings of the texts that an owner writes; all but the title may be empty. */
export const listingTextFields = {
  title: text(limits.listingTitleMax, becayisTexts.titleTooShort, becayisTexts.titleTooLong)
    .min(limits.listingTitleMin, becayisTexts.titleTooShort)
    .meta({ ...meaningOf(fields.title), label: listingTextLabels.title, example: "Ankara'dan İzmir'e becayiş" }),
  description: text(5000).meta({ ...meaningOf(fields.description), label: listingTextLabels.description }),
  offerDepartment: text(200).meta({
    label: listingTextLabels.offerDepartment,
    description: "Sunulan birim · offered unit",
  }),
  wantedDepartment: text(200).meta({
    label: listingTextLabels.wantedDepartment,
    description: "İstenen birim · wanted unit",
  }),
  requirements: text(2000).meta({
    label: listingTextLabels.requirements,
    description: "Aranan koşullar · requirements",
  }),
  benefits: text(2000).meta({ label: listingTextLabels.benefits, description: "Sunulan olanaklar · advantages" }),
} satisfies Record<ListingTextName, z.ZodString>;

/** The texts of a listing as answers hold them. */
export const storedListingTexts = toRecord(listingTextNames, (name) =>
  z.string().meta(meaningOf(listingTextFields[name])),
);

/** The texts of a new listing, in which all but the title may be missing. */
export const newListingTexts = {
  ...toRecord(
    listingTextNames.filter((name) => name !== "title"),
    (name) => listingTextFields[name].default(""),
  ),
  title: listingTextFields.title,
};

export const offer = { description: "En çok sunulan iller · provinces most offered" };
export const offerCity = z.string().describe("Sunulan il · offered province");
export const offerDistrict = z.string().describe("Sunulan ilçe; fark etmiyorsa null · offered district; null for any");
export const offerInstitution = z.string().describe("Sunulan kurum · offered institution");
export const offerPosition = z.string().describe("Sunulan unvan · offered post title");
export const rejectionReason = z
  .string()
  .describe("Reddin gerekçesi; yoksa boş · reason of the rejection; empty without one");
export const wanted = { description: "En çok istenen iller · provinces most wanted" };
export const wantedCity = z.string().describe("İlk istenen il · first wanted province");
export const wantedDistrict = z
  .string()
  .describe("İlk istenen ilçe; fark etmiyorsa null · first wanted district; null for any");
export const firstWantedDistrict = { description: "İlk istenen ilçe · first wanted district" };
export const wantedInstitution = z.string().describe("İstenen kurum · wanted institution");
export const wantedPosition = z.string().describe("İstenen unvan · wanted post title");
export const wishes = { description: "İstenen yerler, en çok istenen önce · wanted places, the most wanted first" };
