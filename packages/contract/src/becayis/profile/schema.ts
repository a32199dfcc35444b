import { z } from "zod";
import { text } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as becayisFields from "../fields.ts";
import { becayisTexts } from "../labels.ts";
import * as listingsFields from "../listings/fields.ts";
import { nullableRef, optionalRef, requiredRef } from "../reference/lookup-ref.ts";
import { employmentStatus } from "../reference/schema.ts";

const currentInstitutionField = z.string().describe("Şimdiki kurum · present institution");
const currentPositionField = z.string().describe("Şimdiki unvan · present post title");
const currentCityField = z.string().describe("Şimdiki il · present province");
const currentDistrictField = z.string().describe("Şimdiki ilçe · present district");
const desiredCityField = z.string().describe("İstenen il · wanted province");
const desiredDistrictField = z.string().describe("İstenen ilçe · wanted district");
const isPublicField = z.boolean().describe("Profil herkese açıksa true · true for a public profile");
const allowDirectContactField = z
  .boolean()
  .describe("İstekler kendiliğinden kabul edilsinse true · true to accept requests at once");
const employmentStatusField = { description: "4a memur, 4b sözleşmeli · 4a civil servant, 4b contract staff" };
const allowOtherPositionField = z
  .boolean()
  .describe("Aynı sınıftan başka unvan da olursa true · true if another title of the class is fine too");
const acceptVerifiedOnlyField = z
  .boolean()
  .describe("Yalnızca doğrulanmış üyeler istek gönderebilir · only verified members may send requests");

/** A member's own swap profile, with lookup entries by name. */
export const swapProfile = z
  .object({
    currentInstitution: currentInstitutionField.nullable(),
    currentPosition: currentPositionField.nullable(),
    currentCity: currentCityField.nullable(),
    currentDistrict: currentDistrictField.nullable(),
    desiredInstitution: listingsFields.wantedInstitution.nullable(),
    desiredPosition: listingsFields.wantedPosition.nullable(),
    desiredCity: desiredCityField.nullable(),
    desiredDistrict: desiredDistrictField.nullable(),
    experienceYears: fields.experienceYears,
    educationLevel: becayisFields.educationLevel,
    specializations: becayisFields.specializations,
    notes: fields.notes,
    isPublic: isPublicField,
    allowDirectContact: allowDirectContactField,
    /** 4/A or 4/B, start of the present post, and the opt-in to other titles. */
    employmentStatus: employmentStatus.nullable().meta(employmentStatusField),
    startedAt: z.iso.date().nullable().meta(fields.startedAt),
    allowOtherPosition: allowOtherPositionField,
    /** True if contact requests are accepted of members verified at the same institution alone. */
    acceptVerifiedOnly: acceptVerifiedOnlyField,
    /** True if the profile is complete enough for a listing. */
    isComplete: fields.isComplete,
  })
  .register(entities, { id: "SwapProfile" });

const years = z.int("Geçerli bir sayı girin").min(0, "Geçerli bir sayı girin").max(80, "Geçerli bir sayı girin");

/** The four keys are required, but may be empty; other missing fields stay unchanged. */
export const saveSwapProfileInput = z.strictObject({
  currentInstitution: nullableRef(becayisTexts.currentInstitutionRequired).meta(meaningOf(currentInstitutionField)),
  currentPosition: nullableRef(becayisTexts.currentPositionRequired).meta(meaningOf(currentPositionField)),
  currentCity: nullableRef(becayisTexts.currentCityRequired).meta(meaningOf(currentCityField)),
  currentDistrict: nullableRef(becayisTexts.currentDistrictRequired).meta(meaningOf(currentDistrictField)),
  desiredInstitution: optionalRef.meta(meaningOf(listingsFields.wantedInstitution)),
  desiredPosition: optionalRef.meta(meaningOf(listingsFields.wantedPosition)),
  desiredCity: optionalRef.meta(meaningOf(desiredCityField)),
  desiredDistrict: optionalRef.meta(meaningOf(desiredDistrictField)),
  experienceYears: years.nullish().meta(meaningOf(fields.experienceYears)),
  educationLevel: text(120).nullish().meta(meaningOf(becayisFields.educationLevel)),
  specializations: text(500).nullish().meta(meaningOf(becayisFields.specializations)),
  notes: text(2000).nullish().meta(meaningOf(fields.notes)),
  isPublic: isPublicField.nullish(),
  allowDirectContact: allowDirectContactField.nullish(),
  employmentStatus: employmentStatus.or(z.literal("")).nullish().meta(employmentStatusField),
  startedAt: z.iso.date("Geçerli bir tarih girin").or(z.literal("")).nullish().meta(fields.startedAt),
  allowOtherPosition: allowOtherPositionField.nullish(),
  acceptVerifiedOnly: acceptVerifiedOnlyField.nullish(),
});

const ticked = z.string().transform((value) => value === "true");

/** The same as form values: every value is a string. */
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

/** The dialog before creating a listing, which requires all four values. */
export const completeProfileForm = z.strictObject({
  currentInstitution: requiredRef(becayisTexts.currentInstitutionRequired),
  currentPosition: requiredRef(becayisTexts.currentPositionRequired),
  currentCity: requiredRef(becayisTexts.currentCityRequired),
  currentDistrict: requiredRef(becayisTexts.currentDistrictRequired),
});

export type SwapProfile = z.output<typeof swapProfile>;
export type SaveSwapProfileInput = z.output<typeof saveSwapProfileInput>;
