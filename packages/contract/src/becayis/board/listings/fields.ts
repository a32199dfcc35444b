import { z } from "zod";
import { text } from "../../../common/atoms.ts";
import { limits } from "../../../common/limits.ts";
import { toRecord } from "../../../common/record.ts";
import { becayisTexts } from "../../labels.ts";
import { type ListingTextName, listingTextNames } from "./labels.ts";

/** Rules of the texts that an owner writes; all but the title may be empty. */
export const listingTextFields = {
  title: text(limits.listingTitleMax, becayisTexts.titleTooShort, becayisTexts.titleTooLong).min(
    limits.listingTitleMin,
    becayisTexts.titleTooShort,
  ),
  description: text(5000),
  offerDepartment: text(200),
  wantedDepartment: text(200),
  requirements: text(2000),
  benefits: text(2000),
} satisfies Record<ListingTextName, z.ZodString>;

/** The texts of a listing as answers hold them. */
export const storedListingTexts = toRecord(listingTextNames, (_name) => z.string());

/** The texts of a new listing, in which all but the title may be missing. */
export const newListingTexts = {
  ...toRecord(
    listingTextNames.filter((name) => name !== "title"),
    (name) => listingTextFields[name].default(""),
  ),
  title: listingTextFields.title,
};
