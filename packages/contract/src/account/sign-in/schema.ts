import { z } from "zod";
import { emailAddress, personName, text } from "../../common/atoms.ts";
import { botCheckFields } from "../../site/bot-check/schema.ts";
import { authTexts } from "../labels.ts";

const MIN_PASSWORD = 6;
const MAX_PASSWORD = 200;

/** An existing password, taken literally including spaces. */
export const knownPassword = (message: string) =>
  z
    .string(message)
    .min(1, message)
    .max(MAX_PASSWORD, authTexts.passwordTooLong)
    .refine((value) => !value.includes("\u0000"), "Metinde geçersiz bir karakter var");

/** A new password. Only the server rejects easily guessed ones, because the word lists are too large for a browser. */
export const newPassword = (tooShort: string) => knownPassword(tooShort).min(MIN_PASSWORD, tooShort);

export const firstName = personName(100, authTexts.firstNameTooShort).min(2, authTexts.firstNameTooShort);
export const lastName = personName(100, authTexts.lastNameTooShort).min(2, authTexts.lastNameTooShort);

/** The registration form. */
export const registerForm = z.object({
  firstName,
  lastName,
  email: emailAddress(authTexts.emailInvalid),
  password: newPassword(authTexts.passwordTooShort),
  phone: text(32, authTexts.phoneRequired).min(10, authTexts.phoneRequired),
  terms: z.literal(true, authTexts.termsRequired),
});
export const registerInput = registerForm.extend(botCheckFields);

export const loginForm = z.object({
  email: emailAddress(authTexts.emailInvalid),
  password: knownPassword(authTexts.passwordRequired),
});
export const loginInput = loginForm.extend({
  ...botCheckFields,
  /** An authenticator or recovery code; asked for with SECOND_FACTOR_REQUIRED. */
  code: text(40).nullish(),
});

export const forgotPasswordInput = z.object({ email: emailAddress(authTexts.forgotEmailInvalid) });

const linkPart = text(200, authTexts.linkInvalid);

/** Accepts both documented forms: a single token, or the pair from the link's fragment. */
export const resetPasswordInput = z
  .object({
    token: linkPart.optional(),
    access_token: linkPart.optional(),
    refresh_token: linkPart.optional(),
    newPassword: newPassword(authTexts.passwordTooShort),
  })
  .refine(({ token, access_token, refresh_token }) => Boolean(token || (access_token && refresh_token)), {
    path: ["token"],
    message: authTexts.linkInvalid,
  });

/** The form of the reset screen; the link's values are added when it is sent. */
export const resetPasswordForm = z.object({ newPassword: newPassword(authTexts.passwordTooShort) });

export const updatePasswordForm = z
  .object({
    currentPassword: knownPassword(authTexts.currentPasswordRequired),
    newPassword: newPassword(authTexts.newPasswordTooShort),
    confirmPassword: z
      .string(authTexts.confirmPasswordTooShort)
      .min(MIN_PASSWORD, authTexts.confirmPasswordTooShort)
      .max(MAX_PASSWORD, authTexts.passwordTooLong),
  })
  .refine((input) => input.confirmPassword === input.newPassword, {
    path: ["confirmPassword"],
    message: authTexts.passwordsDiffer,
  });

/** The confirmation is optional for API clients. */
export const updatePasswordInput = z
  .object({ ...updatePasswordForm.shape, confirmPassword: updatePasswordForm.shape.confirmPassword.optional() })
  .refine((input) => input.confirmPassword === undefined || input.confirmPassword === input.newPassword, {
    path: ["confirmPassword"],
    message: authTexts.passwordsDiffer,
  });

export const verifyEmailInput = z.object({ token: linkPart });
export const verifyEmailPairInput = z.object({
  accessToken: text(200, authTexts.verificationLinkInvalid).min(1, authTexts.verificationLinkInvalid),
  refreshToken: text(200, authTexts.verificationLinkInvalid).min(1, authTexts.verificationLinkInvalid),
});

/** The values of an opened verification link: a single token, or the pair. */
export const openVerificationInput = z.object({ token: linkPart, refresh: linkPart.optional() });
export const openedVerification = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("verified"),
    message: z.string(),
    /** Of the browser that registered and was signed in. */ accessToken: z.string().optional(),
  }),
  /** Opened in another browser: the masked registrant, the time (ISO 8601) and the device of the registration. */
  z.object({ state: z.literal("asks"), registeredAs: z.string(), registeredAt: z.string(), device: z.string() }),
]);

/** The form of an owner who did not register. */
export const claimForm = z.object({ firstName, lastName, newPassword: newPassword(authTexts.passwordTooShort) });
export const claimAccountInput = claimForm.extend({ token: linkPart, terms: z.literal(true, authTexts.termsRequired) });

export type RegisterInput = z.output<typeof registerInput>;
export type LoginInput = z.output<typeof loginInput>;
export type OpenVerificationInput = z.output<typeof openVerificationInput>;
export type OpenedVerification = z.output<typeof openedVerification>;
export type ClaimAccountInput = z.output<typeof claimAccountInput>;
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;
export type UpdatePasswordInput = z.output<typeof updatePasswordInput>;
