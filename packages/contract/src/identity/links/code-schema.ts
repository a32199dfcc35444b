import { z } from "zod";
import { botCheckFields } from "../../bot-check/schema.ts";
import { emailAddress, text } from "../../common/atoms.ts";
import { factorCode, sixDigitCode } from "../../common/codes.ts";
import { registrationTexts } from "../../members/registration/labels.ts";
import { codeTexts } from "./code-labels.ts";
import { returnPath } from "./schema.ts";

const token = text(200, codeTexts.gone).regex(/^[\w-]+$/, codeTexts.gone);

export const codeLoginForm = z.strictObject({ email: emailAddress(registrationTexts.emailInvalid) });

export const sendLoginCodeInput = codeLoginForm.extend({
  /** The page to open after the sign-in. */
  returnPath: returnPath.optional(),
  ...botCheckFields,
});

/** Identifies a mailed code in the browser that asked for it. */
export const sentCode = z.object({ token: z.string(), message: z.string() });

export const renewCodeInput = z.strictObject({ token, ...botCheckFields });
export const renewLoginCodeInput = renewCodeInput.extend({ returnPath: returnPath.optional() });

export const pendingCodeInput = z.strictObject({ token });

/** The address that a code was mailed to, and the title of the listing that waits for it. */
export const pendingCode = z.object({ email: z.string(), title: z.string().nullable() });

export const enterCodeInput = z.strictObject({
  token,
  code: sixDigitCode(codeTexts.required),
  /** A code of an authenticator or a recovery code; needed after SECOND_FACTOR_REQUIRED. */
  factorCode: factorCode.nullish(),
});

export type SendLoginCodeInput = z.output<typeof sendLoginCodeInput>;
export type RenewCodeInput = z.output<typeof renewCodeInput>;
export type RenewLoginCodeInput = z.output<typeof renewLoginCodeInput>;
export type EnterCodeInput = z.output<typeof enterCodeInput>;
export type SentCode = z.output<typeof sentCode>;
export type PendingCode = z.output<typeof pendingCode>;
