import { z } from "zod";
import { meaningOf } from "../common/field.ts";
import * as fields from "../common/fields.ts";
import * as becayisFields from "./fields.ts";

const fullNameField = z.string().meta({
  description: "Ad ve soyad; kabulden önce maskeli · full name, masked before acceptance",
  example: "Ayşe Y***",
});

/**
 * A person has two views: masked, and revealed after acceptance. The schema of the masked view rejects a full surname.
 */
const STARS = "***";

/** Returns the masked name, as in "Ayşe K***". */
export function maskName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${maskSurname(lastName)}`.trim();
}

/** Returns the masked surname, as in "K***". */
export function maskSurname(lastName: string): string {
  const [initial = ""] = lastName.trim().toLocaleUpperCase("tr"); // one letter: capitals of "ß" and "ﬁ" are two
  return `${initial}${STARS}`;
}

const maskedSurname = z.string().regex(/^.?\*{3}$/u);
const maskedFullName = z.string().regex(/(^|\s).?\*{3}$/u);

export const maskedPerson = z.strictObject({
  first_name: fields.firstName,
  last_name: maskedSurname.meta(meaningOf(becayisFields.lastName)),
  full_name: maskedFullName.meta(meaningOf(fullNameField)),
});
export const revealedPerson = z.strictObject({
  first_name: fields.firstName,
  last_name: becayisFields.lastName,
  full_name: fullNameField,
});

/** The masked other side of a request, match or ring. */
export const maskedParty = z.strictObject({ name: maskedFullName.meta(meaningOf(fields.name)) });
export const revealedParty = z.strictObject({
  name: fields.name,
  email: fields.email,
  phone: fields.phone.nullable(),
  /** The person's own description, if any. */
  about: z
    .strictObject({
      bio: fields.bio,
      educationLevel: becayisFields.educationLevel,
      specializations: becayisFields.specializations,
      notes: fields.notes,
    })
    .optional()
    .meta(fields.about),
});
export const party = z.union([revealedParty, maskedParty]);

export type Party = z.output<typeof party>;
