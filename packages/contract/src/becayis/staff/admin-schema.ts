import { z } from "zod";
import { id, isHttpUrl, positiveInteger, requiredText, text, WEB_ADDRESS } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as commonFields from "../../common/fields.ts";
import { refuseEmpty } from "../../common/update.ts";
import * as becayisFields from "../fields.ts";
import { adminStaffTexts } from "./labels.ts";

const mimeTypeField = z.string().describe("Dosyanın türü · type of the file");
const checkedOnField = z.iso.date().describe("Kaynağın denetlendiği gün · day on which the source was checked");

/** A member's document that awaits a decision. */
export const staffDocument = z
  .object({
    id: commonFields.id,
    member_id: commonFields.userId,
    member: commonFields.member,
    institution: becayisFields.institution,
    position: becayisFields.position.nullable(),
    city: becayisFields.city.nullable(),
    mime_type: mimeTypeField,
    byte_size: z.number().describe("Dosyanın boyutu, bayt · size of the file in bytes"),
    created_at: commonFields.createdAt,
  })
  .register(entities, { id: "StaffDocument" });
export const documentMimeType = z
  .enum(["application/pdf", "image/jpeg", "image/png"])
  .register(entities, { id: "DocumentMimeType" });
/** The file in base64. */
export const staffDocumentFile = z
  .object({
    mime_type: documentMimeType.meta(meaningOf(mimeTypeField)),
    content: commonFields.content,
  })
  .register(entities, { id: "StaffDocumentFile" });

export const byDocumentIdInput = z.strictObject({ id });
export const refuseDocumentInput = z.strictObject({
  id,
  reason: requiredText(1000, adminStaffTexts.reasonRequired).meta(commonFields.reason),
});

/** Endings under which many institutions have their domains. */
const SHARED_ENDINGS = ["gov.tr", "edu.tr", "bel.tr", "k12.tr", "pol.tr", "tsk.tr", "com.tr", "org.tr", "net.tr"];

const domain = z
  .string(adminStaffTexts.domainInvalid)
  .max(253, adminStaffTexts.domainInvalid)
  .transform((value) =>
    value
      .trim()
      .toLowerCase()
      .replace(/^@|\.$/g, ""),
  )
  .pipe(
    z
      .string()
      .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, adminStaffTexts.domainInvalid)
      .refine((value) => !SHARED_ENDINGS.includes(value), adminStaffTexts.domainTooWide),
  )
  .meta({ pattern: "^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.){2,}[a-z]{2,}$" });

/** A page that proves an entry. */
export const sourceAddress = (message: string) => text(500, message).refine(isHttpUrl, message).meta(WEB_ADDRESS);

/** As the database's generated column: scheme and host without a path. */
const HOME_PAGE = /^https?:\/\/[^/?#]+\/?(?:#.*)?$/i;

const fields = {
  institutionId: positiveInteger(adminStaffTexts.institutionRequired).meta(meaningOf(becayisFields.institutionId)),
  domain: domain.meta(meaningOf(commonFields.domain)),
  source: sourceAddress(adminStaffTexts.sourceRequired).meta(meaningOf(commonFields.source)),
  checkedOn: z.iso.date(adminStaffTexts.dateRequired).meta(meaningOf(checkedOnField)),
};
export const createDomainInput = z.strictObject(fields);
/** Fields that are not sent stay as they are. */
export const updateDomainInput = createDomainInput.partial().extend({ id }).superRefine(refuseEmpty(createDomainInput));
/** A page that shows the domain confirms it; a home page alone names no mail address. */
export const confirmDomainInput = z.strictObject({
  source: fields.source.refine((value) => !HOME_PAGE.test(value), adminStaffTexts.pageRequired),
  checkedOn: fields.checkedOn,
});
export const byDomainIdInput = z.strictObject({ id });

/** An institution's domain with the page and the day that prove it. */
export const institutionDomain = z
  .object({
    id: commonFields.id,
    institutionId: becayisFields.institutionId,
    institution: becayisFields.institution,
    domain: commonFields.domain,
    source: commonFields.source,
    checkedOn: checkedOnField,
    /** Whether the source is a page that shows the domain; members prove their institution by confirmed domains alone. */
    isConfirmed: z.boolean().describe("Bir sayfa alan adını gösteriyor mu · whether a page shows the domain"),
  })
  .register(entities, { id: "InstitutionDomain" });

/** The list that ships with the product. */
export const domainList = z.object({
  date: z.iso.date(),
  domains: z.array(z.object({ institution: z.string(), domain, source: fields.source })),
});

export type StaffDocument = z.output<typeof staffDocument>;
export type StaffDocumentFile = z.output<typeof staffDocumentFile>;
export type InstitutionDomain = z.output<typeof institutionDomain>;
export type CreateDomainInput = z.output<typeof createDomainInput>;
export type UpdateDomainInput = z.output<typeof updateDomainInput>;
export type ConfirmDomainInput = z.output<typeof confirmDomainInput>;
export type DomainList = z.output<typeof domainList>;
