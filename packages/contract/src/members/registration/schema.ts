import { z } from "zod";
import { botCheckFields } from "../../bot-check/schema.ts";
import { emailAddress, phoneNumber, text } from "../../common/atoms.ts";
import { linkPart, returnPath } from "../../identity/links/schema.ts";
import { passwordTexts } from "../../identity/passwords/labels.ts";
import { newPassword } from "../../identity/passwords/schema.ts";
import { firstName, lastName } from "../profile/schema.ts";
import { registrationTexts } from "./labels.ts";

/** The registration form. */
export const registerForm = z.strictObject({
  firstName,
  lastName,
  email: emailAddress(registrationTexts.emailInvalid),
  password: newPassword(passwordTexts.passwordTooShort),
  phone: phoneNumber(registrationTexts.phoneRequired).min(10, registrationTexts.phoneRequired),
  terms: z.literal(true, registrationTexts.termsRequired),
});

/** The page that the mailed verification link opens afterwards. */
const returning = {
  returnPath: returnPath.optional(),
};

export const registerInput = registerForm.extend({ ...botCheckFields, ...returning });

export const verifyEmailInput = z.strictObject({ token: linkPart });

export const resendVerificationInput = z.strictObject(returning);

export const renewVerificationInput = verifyEmailInput.extend(returning);

export const verifyEmailPairInput = z.strictObject({
  accessToken: text(200, registrationTexts.verificationLinkInvalid).min(1, registrationTexts.verificationLinkInvalid),
  refreshToken: text(200, registrationTexts.verificationLinkInvalid).min(1, registrationTexts.verificationLinkInvalid),
});

/** The values of an opened verification link: a single token, or the pair. */
export const openVerificationInput = z.strictObject({ token: linkPart, refresh: linkPart.optional() });

export const openedVerification = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("verified"),
    message: z.string(),
    /** Of the browser that registered and was signed in. */ accessToken: z.string().optional(),
  }),
  /** Opened in another browser: the masked registrant, the time (ISO 8601) and the device of the registration. */
  z.object({ state: z.literal("asks"), registeredAs: z.string(), registeredAt: z.string(), device: z.string() }),
]);

/** The form of the mailbox's owner if somebody else registered. */
export const claimForm = z.strictObject({
  firstName,
  lastName,
  newPassword: newPassword(passwordTexts.passwordTooShort),
});

export const claimAccountInput = claimForm.extend({
  token: linkPart,
  terms: z.literal(true, registrationTexts.termsRequired),
});

export type RegisterInput = z.output<typeof registerInput>;
export type RenewVerificationInput = z.output<typeof renewVerificationInput>;
export type OpenVerificationInput = z.output<typeof openVerificationInput>;
export type OpenedVerification = z.output<typeof openedVerification>;
export type ClaimAccountInput = z.output<typeof claimAccountInput>;
