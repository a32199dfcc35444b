import { z } from "zod";
import { maskFirstName } from "../common/contact-details.ts";

const fullNameField = z.string();

/**
 * A person has two views: masked, and revealed after acceptance. The schema of the masked view rejects a full surname.
 */
const STARS = "***";

/** Returns the masked name, as in "Ayşe K***". */
export function maskName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${maskFirstName(firstName)} ${maskSurname(lastName)}`.trim();
}

/** Returns the masked surname, as in "K***". */
export function maskSurname(lastName: string): string {
  const [initial = ""] = lastName.trim().toLocaleUpperCase("tr"); // one letter: the capitals of "ß" and "ﬁ" are two
  return `${initial}${STARS}`;
}

const maskedSurname = z.string().regex(/^.?\*{3}$/u);
const maskedFullName = z.string().regex(/(^|\s).?\*{3}$/u);

export const maskedPerson = z.strictObject({
  firstName: z.string(),
  lastName: maskedSurname,
  fullName: maskedFullName,
});
export const revealedPerson = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  fullName: fullNameField,
});

/** The masked other side of a request, match or ring. */
export const maskedParty = z.strictObject({ name: maskedFullName });
export const revealedParty = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** The person's own description, if any. */
  about: z
    .strictObject({
      bio: z.string(),
      educationLevel: z.string(),
      specializations: z.string(),
      notes: z.string(),
    })
    .optional(),
});
export const party = z.union([revealedParty, maskedParty]);

export type Party = z.output<typeof party>;
