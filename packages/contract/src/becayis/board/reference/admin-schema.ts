import { z } from "zod";
import { id, requiredText, text } from "../../../common/atoms.ts";
import { refuseEmpty, withoutDefaults } from "../../../common/update.ts";
import { boardSettingTexts } from "../settings/labels.ts";
import { employmentStatus, institutionKind, serviceClass, verdict } from "./schema.ts";

const uses = { isRetired: z.boolean(), listings: z.number(), profiles: z.number() };
/** An institution with the number of listings and swap profiles that name it. */
export const adminInstitution = z.object({ id: z.number(), name: z.string(), kind: institutionKind, ...uses });
export const adminPosition = z.object({ id: z.number(), name: z.string(), serviceClass, ...uses });

const name = (max: number) =>
  requiredText(max, boardSettingTexts.entryNameRequired).regex(/\p{L}/u, boardSettingTexts.entryNameWithoutLetter);
export const createInstitutionInput = z.strictObject({ name: name(200), kind: institutionKind });
/** Fields that are not sent stay as they are. */
export const updateInstitutionInput = createInstitutionInput
  .partial()
  .extend({ id })
  .superRefine(refuseEmpty(createInstitutionInput));
/** The service class of a position never changes, because matches depend on it. */
export const createPositionInput = z.strictObject({ name: name(120), serviceClass });
export const updatePositionInput = createPositionInput.pick({ name: true }).extend({ id });
export const retireEntryInput = z.strictObject({ id, isRetired: z.boolean() });
/** Moves everything that names `id` to `into`; `id` is retired. */
export const mergeEntryInput = z.strictObject({ id, into: id });
export const mergedEntry = z.object({ listings: z.number(), profiles: z.number(), message: z.string() });

const ADDRESS_OF_PAGE = /https?:|www\.|[\p{L}\p{N}-]\.(?:com|net|org|info|tr)\b/iu;
const OFFICIAL_HOSTS = /(?:https?:\/\/)?(?:www\.)?(?:mevzuat|resmigazete)\.gov\.tr/giu;

/**
 * A legal reference as an authority writes it. The only web pages that it may name are those of the law and the
 * gazette.
 */
const officialText = (max: number) =>
  text(max)
    .refine((value) => !ADDRESS_OF_PAGE.test(value.replace(OFFICIAL_HOSTS, "")), boardSettingTexts.ruleBasisNamesPage)
    .default("");

const ruleFields = {
  employmentStatus: employmentStatus.or(z.literal("any")),
  verdict,
  text: requiredText(1000, boardSettingTexts.ruleTextRequired),
  source: requiredText(300, boardSettingTexts.ruleSourceRequired),
  sourceDate: z.iso.date(boardSettingTexts.ruleDateRequired),
  legalBasis: officialText(300),
  legalReference: officialText(200),
  isActive: z.boolean(),
};
export const adminRule = z.object({
  id: z.number(),
  rule: z.string(),
  ...ruleFields,
  legalBasis: z.string(),
  legalReference: z.string(),
});
export const createRuleInput = z.strictObject(ruleFields);
/** Fields that are not sent stay as they are. The employment type belongs to a rule's key and cannot change. */
export const updateRuleInput = z
  .strictObject(withoutDefaults(ruleFields))
  .omit({ employmentStatus: true })
  .partial()
  .extend({ id })
  .superRefine(refuseEmpty(createRuleInput));

export type AdminInstitution = z.output<typeof adminInstitution>;
export type AdminPosition = z.output<typeof adminPosition>;
export type AdminRule = z.output<typeof adminRule>;
export type UpdateInstitutionInput = z.output<typeof updateInstitutionInput>;
export type CreateRuleInput = z.output<typeof createRuleInput>;
export type UpdateRuleInput = z.output<typeof updateRuleInput>;
