import { z } from "zod";
import { id, requiredText, text } from "../../../common/atoms.ts";
import { petitionTexts as messages, petitionKindLabels } from "./labels.ts";
import { holdsNationalNumber } from "./national-number.ts";

/** The most characters of the parts of a petition. */
export const petitionLengths = { addressee: 500, subject: 300, body: 8_000, attachments: 2_000 } as const;

/** Source of a petition: an accepted match or ring. */
export const petitionKind = z.enum(["match", "ring"]);
export const petitionKinds = Object.keys(petitionKindLabels).map((kind) => petitionKind.parse(kind));
export const petitionInput = z.strictObject({ kind: petitionKind, id });

/** The editable parts. Paragraphs of the body are separated by an empty line; each attachment has a line. */
const texts = z.object({
  addressee: z.string(),
  subject: z.string(),
  body: z.string(),
  attachments: z.string(),
});

/** A petition as its member reads it. */
export const petition = z.object({
  kind: petitionKind,
  id: z.number(),
  texts: texts,
  /** The parts without the member's changes. */
  original: texts,
  isEdited: z.boolean(),
  /** Full name of the member, who signs. */
  signer: z.string(),
  /** As YYYY-MM-DD in Istanbul. */
  date: z.string(),
});

export const savedPetition = petition.extend({ message: z.string() });

const withoutNumber = (field: z.ZodString) =>
  field.refine((value) => !holdsNationalNumber(value), messages.holdsNationalNumber);

/** The fields of the member's form. */
export const petitionFields = z.strictObject({
  addressee: withoutNumber(requiredText(petitionLengths.addressee, messages.addresseeRequired)),
  subject: withoutNumber(text(petitionLengths.subject)),
  body: withoutNumber(requiredText(petitionLengths.body, messages.bodyRequired)),
  attachments: withoutNumber(text(petitionLengths.attachments)),
});
export const savePetitionInput = petitionFields.extend(petitionInput.shape);

/** How many files are made before the member's next one: 0 while it is being made, null if none is waiting. */
export const petitionQueue = z.object({
  filesBefore: z.number().nullable(),
});

export const petitionFormat = z.enum(["pdf", "docx"]);

export type PetitionKind = z.output<typeof petitionKind>;
export type PetitionRef = z.output<typeof petitionInput>;
export type PetitionTexts = z.output<typeof texts>;
export type Petition = z.output<typeof petition>;
export type SavePetitionInput = z.output<typeof savePetitionInput>;
export type PetitionFormat = z.output<typeof petitionFormat>;
