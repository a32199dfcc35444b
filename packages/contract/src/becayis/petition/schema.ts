import { z } from "zod";
import { id, requiredText, text } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as becayisFields from "../fields.ts";
import { petitionTexts as messages, petitionKindLabels } from "./labels.ts";
import { holdsNationalNumber } from "./national-number.ts";

/** Lengths of the parts of a petition. */
export const petitionLengths = { addressee: 500, subject: 300, body: 8_000, attachments: 2_000 } as const;

/** Source of a petition: an accepted match or ring. */
export const petitionKind = z.enum(["match", "ring"]).meta(fields.kind).register(entities, { id: "PetitionKind" });
export const petitionKinds = Object.keys(petitionKindLabels).map((kind) => petitionKind.parse(kind));
export const petitionInput = z.strictObject({ kind: petitionKind, id });

/** The editable parts; paragraphs of the body are separated by an empty line, attachments stand on lines. */
const texts = z.object({
  addressee: becayisFields.addressee,
  subject: fields.subject,
  body: becayisFields.body,
  attachments: becayisFields.attachments,
});

/** A petition as its member reads it. */
export const petition = z
  .object({
    kind: petitionKind,
    id: fields.id,
    texts: texts.meta(becayisFields.texts),
    /** The parts without the member's changes. */
    original: texts.describe("Üyenin değiştirmediği metinler · the parts without the member's changes"),
    isEdited: z.boolean().describe("Üye bir metni değiştirdiyse true · true if the member changed a part"),
    /** Full name of the member, who signs. */
    signer: z.string().describe("İmzalayan üyenin adı ve soyadı · full name of the member who signs"),
    /** yyyy-mm-dd in Istanbul */
    date: z.string().describe("Dilekçenin günü · day of the petition"),
  })
  .register(entities, { id: "Petition" });

/** The result of a change. */
export const savedPetition = petition.extend({ message: fields.message }).register(entities, { id: "SavedPetition" });

const withoutNumber = (field: z.ZodString) =>
  field.refine((value) => !holdsNationalNumber(value), messages.holdsNationalNumber);

/** The fields of the member's form. */
export const petitionFields = z.strictObject({
  addressee: withoutNumber(requiredText(petitionLengths.addressee, messages.addresseeRequired)).meta(
    meaningOf(becayisFields.addressee),
  ),
  subject: withoutNumber(text(petitionLengths.subject)).meta(meaningOf(fields.subject)),
  body: withoutNumber(requiredText(petitionLengths.body, messages.bodyRequired)).meta(meaningOf(becayisFields.body)),
  attachments: withoutNumber(text(petitionLengths.attachments)).meta(meaningOf(becayisFields.attachments)),
});
export const savePetitionInput = petitionFields.extend(petitionInput.shape);

/** How many files are made before the member's next one: 0 while it is made, null if the member waits for none. */
export const petitionQueue = z
  .object({
    filesBefore: z
      .number()
      .nullable()
      .describe(
        "Önce hazırlanacak dosyalar; dosya hazırlanırken 0, beklenen dosya yoksa null · " +
          "files made before it; 0 while it is made, null without one",
      ),
  })
  .register(entities, { id: "PetitionQueue" });

export const petitionFormat = z.enum(["pdf", "docx"]);

export type PetitionKind = z.output<typeof petitionKind>;
export type PetitionRef = z.output<typeof petitionInput>;
export type PetitionTexts = z.output<typeof texts>;
export type Petition = z.output<typeof petition>;
export type SavePetitionInput = z.output<typeof savePetitionInput>;
export type PetitionFormat = z.output<typeof petitionFormat>;
