import { z } from "zod";
import { emailAddress, getKeys, mailedCode } from "../../common/atoms.ts";
import { base64File } from "../../common/base64.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as becayisFields from "../fields.ts";
import { staffMethodLabels, staffTexts } from "./labels.ts";
import { verifiedMonth } from "./verified-month.ts";

export const staffMethod = getKeys(staffMethodLabels).register(entities, { id: "StaffMethod" });

/** State of a member's proof that they work at the institution of their swap profile. */
export const staffState = z
  .object({
    /** Null until the swap profile names one. */
    institution: becayisFields.institution.nullable(),
    /** The institution's domains; empty if none is known. */
    domains: z
      .array(z.string())
      .meta({ description: "Kurumun alan adları · domains of the institution", example: ["adalet.gov.tr"] }),
    verification: z
      .object({
        method: staffMethod.describe("Doğrulama yolu · way of the verification"),
        month: verifiedMonth.meta(fields.month),
        verified_at: z.string().describe("Doğrulanma zamanı · time of the verification"),
        expires_at: fields.expiresAt,
      })
      .nullable()
      .describe("Geçerli doğrulama; yoksa null · valid verification; null without one"),
    /** A mailed code that can still be entered. */
    code: z.object({ sent_at: fields.sentAt, expires_at: fields.expiresAt }).nullable().meta(fields.code),
    /** A document that awaits the administrator. */
    document: z
      .object({ sent_at: fields.sentAt })
      .nullable()
      .describe("İncelenmeyi bekleyen belge; yoksa null · document that awaits a decision; null without one"),
  })
  .register(entities, { id: "StaffState" });

export const requestStaffCodeInput = z.strictObject({
  address: emailAddress(staffTexts.addressRequired).meta(meaningOf(fields.address)),
});
export const confirmStaffCodeInput = z.strictObject({
  code: mailedCode(staffTexts.codeRequired).meta(fields.code),
});

const MEBIBYTE = 1024 * 1024;
export const documentLimitBytes = 5 * MEBIBYTE;
/** Base64 uses four characters for three bytes, plus a data URL prefix. */
export const documentBodyLimitBytes = Math.ceil(documentLimitBytes / 3) * 4 + MEBIBYTE;

/** A PDF, JPEG or PNG file in base64, bare or as a data URL. */
export const sendStaffDocumentInput = z.strictObject({
  file: base64File(documentBodyLimitBytes, {
    required: staffTexts.documentRequired,
    tooLarge: staffTexts.documentTooLarge,
    unreadable: staffTexts.documentUnreadable,
  }).meta(fields.file),
});

export type StaffState = z.output<typeof staffState>;
export type StaffMethod = z.output<typeof staffMethod>;
