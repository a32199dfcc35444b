import { z } from "zod";
import { id, requiredText, text } from "../../../common/atoms.ts";
import { refuseEmpty } from "../../../common/update.ts";
import { petitionTexts as messages, petitionTemplateTexts } from "./labels.ts";
import { fillTemplate, findUnknownPlaceholders, sampleValues } from "./placeholders.ts";
import { petitionKind, petitionLengths } from "./schema.ts";

/** The most characters of a template's parts; filled-in texts are longer. */
const lengths = { addressee: 300, subject: 200, body: 4_000, attachments: 1_000 } as const;

/** A template of one institution, or of all without one of their own (`institution` null). */
export const petitionTemplate = z.object({
  id: z.number(),
  institutionId: z.number().nullable(),
  institution: z.string().nullable(),
  kind: petitionKind,
  addressee: z.string(),
  subject: z.string(),
  body: z.string(),
  attachments: z.string(),
  updatedAt: z.string(),
});

/** A part that contains only existing placeholders and is short enough with the sample values. */
const template = (part: keyof typeof lengths, field: z.ZodString) =>
  field.superRefine((value, context) => {
    const unknown = findUnknownPlaceholders(value);
    if (unknown.length > 0)
      context.addIssue({ code: "custom", message: petitionTemplateTexts.unknownPlaceholder(unknown) });
    else if (fillTemplate(value, sampleValues).length > petitionLengths[part])
      context.addIssue({ code: "custom", message: petitionTemplateTexts.tooLong(petitionLengths[part]) });
  });

export const createPetitionTemplateInput = z.strictObject({
  institutionId: id.nullable(),
  kind: petitionKind,
  addressee: template("addressee", requiredText(lengths.addressee, messages.addresseeRequired)),
  subject: template("subject", text(lengths.subject)),
  body: template("body", requiredText(lengths.body, messages.bodyRequired)),
  attachments: template("attachments", text(lengths.attachments)),
});
/** Fields that are not sent stay as they are. A template's institution and kind cannot change. */
export const updatePetitionTemplateInput = createPetitionTemplateInput
  .omit({ institutionId: true, kind: true })
  .partial()
  .extend({ id })
  .superRefine(refuseEmpty(createPetitionTemplateInput));
export const removePetitionTemplateInput = z.strictObject({ id });

export type PetitionTemplate = z.output<typeof petitionTemplate>;
export type CreatePetitionTemplateInput = z.output<typeof createPetitionTemplateInput>;
export type UpdatePetitionTemplateInput = z.output<typeof updatePetitionTemplateInput>;
