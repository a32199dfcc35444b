import { z } from "zod";
import { emailAddress, getKeys } from "../../../common/atoms.ts";
import { base64File } from "../../../common/base64.ts";
import { sixDigitCode } from "../../../common/codes.ts";
import { staffMethodLabels, staffTexts } from "./labels.ts";
import { verifiedMonth } from "./verified-month.ts";

export const staffMethod = getKeys(staffMethodLabels);

/** State of a member's proof that they work at the institution of their swap profile. */
export const staffState = z.object({
  /** Null if the swap profile names none. */
  institution: z.string().nullable(),
  /** The institution's domains; empty if none is known. */
  domains: z.array(z.string()),
  verification: z
    .object({
      method: staffMethod,
      month: verifiedMonth,
      verifiedAt: z.string(),
      expiresAt: z.string(),
    })
    .nullable(),
  /** A mailed code that can still be entered. */
  code: z.object({ sentAt: z.string(), expiresAt: z.string() }).nullable(),
  /** A document that awaits the administrator. */
  document: z.object({ sentAt: z.string() }).nullable(),
});

export const requestStaffCodeInput = z.strictObject({
  address: emailAddress(staffTexts.addressRequired),
});
export const confirmStaffCodeInput = z.strictObject({
  code: sixDigitCode(staffTexts.codeRequired),
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
  }),
});

export type StaffState = z.output<typeof staffState>;
export type StaffMethod = z.output<typeof staffMethod>;
