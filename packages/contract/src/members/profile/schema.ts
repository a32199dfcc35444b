import { z } from "zod";
import { personName, phoneNumber, text } from "../../common/atoms.ts";
import { base64File } from "../../common/base64.ts";
import { refuseEmpty } from "../../common/update.ts";
import { profileTexts } from "./labels.ts";

const dateOfBirthField = z.string();
const avatarUrlField = z.string();

export const firstName = personName(100, profileTexts.firstNameTooShort).min(2, profileTexts.firstNameTooShort);

export const lastName = personName(100, profileTexts.lastNameTooShort).min(2, profileTexts.lastNameTooShort);

const EARLIEST_BIRTH = "1900-01-01";

/** A day, or a time of which only the day counts; may be empty. */
const birthDate = text(40)
  .refine((value) => value === "" || isPastDay(value), profileTexts.birthDateInvalid)
  .meta({
    anyOf: [
      { type: "string", const: "" },
      { type: "string", format: "date" },
      { type: "string", format: "date-time" },
    ],
  });

/** The profile form. The e-mail address is changed separately. */
export const profileForm = z.strictObject({
  firstName,
  lastName,
  phone: phoneNumber().nullish(),
  dateOfBirth: birthDate.nullish(),
  bio: text(500, undefined, profileTexts.bioTooLong).nullish(),
});

/** Fields that are not sent stay as they are. */
export const updateProfileInput = profileForm.partial().superRefine(refuseEmpty(profileForm));

/** A member's own profile. */
export const memberProfile = z.object({
  user: z.object({ id: z.number(), email: z.string() }),
  profile: z.object({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().nullable(),
    dateOfBirth: dateOfBirthField.nullable(),
    bio: z.string().nullable(),
    emailVerified: z.boolean(),
    createdAt: z.string(),
    lastLoginAt: z.string().nullable(),
    /** Path of the avatar; null without one. */
    avatarUrl: avatarUrlField.nullable(),
    /** Time at which the account will be deleted; null if no deletion is planned. */
    eraseAfter: z.string().nullable(),
  }),
});

const MEBIBYTE = 1024 * 1024;
export const avatarLimitBytes = 5 * MEBIBYTE;

/** Base64 uses four characters for three bytes, plus a data URL prefix. */
export const avatarBodyLimitBytes = Math.ceil(avatarLimitBytes / 3) * 4 + MEBIBYTE;

/** An image in base64, bare or as a data URL. */
export const setAvatarInput = z.strictObject({
  image: base64File(avatarBodyLimitBytes, {
    required: "Fotoğraf gereklidir",
    tooLarge: profileTexts.avatarTooLarge,
    unreadable: profileTexts.avatarUnreadable,
  }),
});

export const avatar = z.object({ avatarUrl: avatarUrlField.nullable(), message: z.string() });

function isPastDay(value: string): boolean {
  const isDay = z.iso.date().safeParse(value).success || z.iso.datetime({ offset: true }).safeParse(value).success;
  return isDay && value.slice(0, 10) >= EARLIEST_BIRTH && Date.parse(value.slice(0, 10)) <= Date.now();
}

export type UpdateProfileInput = z.output<typeof updateProfileInput>;
export type MemberProfile = z.output<typeof memberProfile>;
