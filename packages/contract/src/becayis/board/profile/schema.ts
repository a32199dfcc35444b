import { z } from "zod";
import { text } from "../../../common/atoms.ts";
import { becayisTexts } from "../../labels.ts";
import { nullableRef, optionalRef, requiredRef } from "../reference/lookup-ref.ts";
import { employmentStatus } from "../reference/schema.ts";

const currentInstitutionField = z.string();
const currentPositionField = z.string();
const currentCityField = z.string();
const currentDistrictField = z.string();
const desiredCityField = z.string();
const desiredDistrictField = z.string();
const isPublicField = z.boolean();
const allowDirectContactField = z.boolean();
const allowOtherPositionField = z.boolean();
const acceptVerifiedOnlyField = z.boolean();

/** A member's own swap profile, with lookup entries by name. */
export const swapProfile = z.object({
  currentInstitution: currentInstitutionField.nullable(),
  currentPosition: currentPositionField.nullable(),
  currentCity: currentCityField.nullable(),
  currentDistrict: currentDistrictField.nullable(),
  desiredInstitution: z.string().nullable(),
  desiredPosition: z.string().nullable(),
  desiredCity: desiredCityField.nullable(),
  desiredDistrict: desiredDistrictField.nullable(),
  /** The numbers of the current and the desired place. */
  currentPlace: z.number().nullable(),
  desiredPlace: z.number().nullable(),
  experienceYears: z.number(),
  educationLevel: z.string(),
  specializations: z.string(),
  notes: z.string(),
  isPublic: isPublicField,
  allowDirectContact: allowDirectContactField,
  /** 4/A or 4/B, start of the present post, and the opt-in to other titles. */
  employmentStatus: employmentStatus.nullable(),
  startedAt: z.iso.date().nullable(),
  allowOtherPosition: allowOtherPositionField,
  /** True if only contact requests of members who are verified at the same institution are accepted. */
  acceptVerifiedOnly: acceptVerifiedOnlyField,
  /** True if the profile is complete enough for a listing. */
  isComplete: z.boolean(),
});

const years = z.int("Geçerli bir sayı girin").min(0, "Geçerli bir sayı girin").max(80, "Geçerli bir sayı girin");

/** The four keys are required, but may be empty; other missing fields stay unchanged. */
export const saveSwapProfileInput = z.strictObject({
  currentInstitution: nullableRef(becayisTexts.currentInstitutionRequired),
  currentPosition: nullableRef(becayisTexts.currentPositionRequired),
  currentCity: nullableRef(becayisTexts.currentCityRequired),
  currentDistrict: nullableRef(becayisTexts.currentDistrictRequired),
  desiredInstitution: optionalRef,
  desiredPosition: optionalRef,
  desiredCity: optionalRef,
  desiredDistrict: optionalRef,
  experienceYears: years.nullish(),
  educationLevel: text(120).nullish(),
  specializations: text(500).nullish(),
  notes: text(2000).nullish(),
  isPublic: isPublicField.nullish(),
  allowDirectContact: allowDirectContactField.nullish(),
  employmentStatus: employmentStatus.or(z.literal("")).nullish(),
  startedAt: z.iso.date("Geçerli bir tarih girin").or(z.literal("")).nullish(),
  allowOtherPosition: allowOtherPositionField.nullish(),
  acceptVerifiedOnly: acceptVerifiedOnlyField.nullish(),
});

const ticked = z.string().transform((value) => value === "true");

/** The same as form values, which are all strings. */
export const swapProfileForm = saveSwapProfileInput
  .pick({
    currentInstitution: true,
    currentPosition: true,
    currentCity: true,
    currentDistrict: true,
    desiredCity: true,
    desiredDistrict: true,
    employmentStatus: true,
    startedAt: true,
    educationLevel: true,
    specializations: true,
    notes: true,
  })
  .extend({
    experienceYears: z
      .string()
      .trim()
      .transform((value) => (value === "" ? 0 : Number(value)))
      .pipe(years),
    isPublic: ticked,
    allowDirectContact: ticked,
    allowOtherPosition: ticked,
    acceptVerifiedOnly: ticked,
  });

/** The form of the dialog before creating a listing, which requires all four values. */
export const completeProfileForm = z.strictObject({
  currentInstitution: requiredRef(becayisTexts.currentInstitutionRequired),
  currentPosition: requiredRef(becayisTexts.currentPositionRequired),
  currentCity: requiredRef(becayisTexts.currentCityRequired),
  currentDistrict: requiredRef(becayisTexts.currentDistrictRequired),
});

export type SwapProfile = z.output<typeof swapProfile>;
export type SaveSwapProfileInput = z.output<typeof saveSwapProfileInput>;
