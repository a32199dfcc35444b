import { z } from "zod";
import { personName, phoneNumber, text } from "../../common/atoms.ts";
import { base64File } from "../../common/base64.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { refuseEmpty } from "../../common/update.ts";
import * as accountFields from "../fields.ts";
import { profileTexts } from "./labels.ts";

const dateOfBirthField = z.string().meta({
  description: "Doğum tarihi; geçmişte, 1900'den sonra · date of birth, in the past and after 1900",
  example: "1990-05-17",
});
const avatarUrlField = z
  .string()
  .describe("Profil fotoğrafının adresi; yoksa null · address of the avatar; null without one");

export const firstName = personName(100, profileTexts.firstNameTooShort)
  .min(2, profileTexts.firstNameTooShort)
  .meta(meaningOf(fields.firstName));

export const lastName = personName(100, profileTexts.lastNameTooShort)
  .min(2, profileTexts.lastNameTooShort)
  .meta(meaningOf(fields.lastName));

const EARLIEST_BIRTH = "1900-01-01";

/** A day, or a time whose day counts; may be empty. */
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
  phone: phoneNumber().nullish().meta(meaningOf(fields.phone)),
  dateOfBirth: birthDate.nullish().meta(meaningOf(dateOfBirthField)),
  bio: text(500, undefined, profileTexts.bioTooLong).nullish().meta(meaningOf(fields.bio)),
});

/** Fields that are not sent stay as they are. */
export const updateProfileInput = profileForm.partial().superRefine(refuseEmpty(profileForm));

/** A member's own profile. */
export const memberProfile = z
  .object({
    user: z.object({ id: fields.id, email: fields.email }).meta(fields.user),
    profile: z
      .object({
        firstName: fields.firstName,
        lastName: fields.lastName,
        phone: fields.phone.nullable(),
        dateOfBirth: dateOfBirthField.nullable(),
        bio: fields.bio.nullable(),
        emailVerified: accountFields.emailVerified,
        createdAt: fields.createdAt,
        lastLoginAt: accountFields.lastLoginAt.nullable(),
        /** Path of the avatar; null without one. */
        avatarUrl: avatarUrlField.nullable(),
        /** Scheduled deletion of the account; null if none. */
        eraseAfter: z
          .string()
          .nullable()
          .describe("Hesabın silineceği zaman; yoksa null · when the account will be erased; null if never"),
      })
      .describe("Profil · profile"),
  })
  .register(entities, { id: "MemberProfile" });

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
  }).meta({
    description: "Base64 görsel, yalın veya data URL · image in base64, bare or as a data URL",
    example:
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  }),
});

export const avatar = z
  .object({ avatarUrl: avatarUrlField.nullable(), message: fields.message })
  .register(entities, { id: "Avatar" });

function isPastDay(value: string): boolean {
  const isDay = z.iso.date().safeParse(value).success || z.iso.datetime({ offset: true }).safeParse(value).success;
  return isDay && value.slice(0, 10) >= EARLIEST_BIRTH && Date.parse(value.slice(0, 10)) <= Date.now();
}

export type UpdateProfileInput = z.output<typeof updateProfileInput>;
export type MemberProfile = z.output<typeof memberProfile>;
