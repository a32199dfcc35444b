import { z } from "zod";
import { id, isHttpUrl, positiveInteger, requiredText, text, WEB_ADDRESS } from "../../../common/atoms.ts";
import { refuseEmpty } from "../../../common/update.ts";
import { adminStaffTexts } from "./labels.ts";

const mimeTypeField = z.string();
const checkedOnField = z.iso.date();

/** A member's document that awaits a decision. */
export const staffDocument = z.object({
  id: z.number(),
  memberId: z.number(),
  member: z.string(),
  institution: z.string(),
  position: z.string().nullable(),
  city: z.string().nullable(),
  mimeType: mimeTypeField,
  byteSize: z.number(),
  createdAt: z.string(),
});
export const documentMimeType = z.enum(["application/pdf", "image/jpeg", "image/png"]);
/** The file in base64. */
export const staffDocumentFile = z.object({
  mimeType: documentMimeType,
  content: z.string(),
});

export const byDocumentIdInput = z.strictObject({ id });
export const refuseDocumentInput = z.strictObject({
  id,
  reason: requiredText(1000, adminStaffTexts.reasonRequired),
});

/** Endings that the domains of many institutions share; none of them is a domain of its own. */
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

/** The address of a page that proves an entry. */
export const sourceAddress = (message: string) => text(500, message).refine(isHttpUrl, message).meta(WEB_ADDRESS);

/** Matches an address without a path, like the database's generated column. */
const HOME_PAGE = /^https?:\/\/[^/?#]+\/?(?:#.*)?$/i;

const fields = {
  institutionId: positiveInteger(adminStaffTexts.institutionRequired),
  domain: domain,
  source: sourceAddress(adminStaffTexts.sourceRequired),
  checkedOn: z.iso.date(adminStaffTexts.dateRequired),
};
export const createDomainInput = z.strictObject(fields);
/** Fields that are not sent stay as they are. */
export const updateDomainInput = createDomainInput.partial().extend({ id }).superRefine(refuseEmpty(createDomainInput));
/** Confirms a domain by a page that shows it; a home page is not enough. */
export const confirmDomainInput = z.strictObject({
  source: fields.source.refine((value) => !HOME_PAGE.test(value), adminStaffTexts.pageRequired),
  checkedOn: fields.checkedOn,
});
export const byDomainIdInput = z.strictObject({ id });

/** A domain of an institution, with the page and the day that prove it. */
export const institutionDomain = z.object({
  id: z.number(),
  institutionId: z.number(),
  institution: z.string(),
  domain: z.string(),
  source: z.string(),
  checkedOn: checkedOnField,
  /**
   * True if the source is a page that shows the domain. Members can prove their institution by confirmed domains only.
   */
  isConfirmed: z.boolean(),
});

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
