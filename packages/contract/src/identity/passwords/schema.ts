import { z } from "zod";
import { passwordSpelling } from "../../common/clean-text.ts";
import { passwordTexts } from "./labels.ts";

const MIN_PASSWORD = 6;
const MAX_PASSWORD = 200;
/** Bound before composing: a letter of the composed password has at most four code units when it is decomposed. */
const MAX_TYPED = MAX_PASSWORD * 4;

const getLength = (password: string) => passwordSpelling(password).length;

/**
 * An existing password, taken literally including spaces. Its length is that of `passwordSpelling`, so that a password
 * of one keyboard is accepted from each.
 */
export const knownPassword = (message: string) =>
  z
    .string(message)
    .min(1, message)
    .max(MAX_TYPED, passwordTexts.passwordTooLong)
    .refine((value) => value.length > MAX_TYPED || getLength(value) <= MAX_PASSWORD, passwordTexts.passwordTooLong)
    .refine((value) => !value.includes("\u0000"), "Metinde geçersiz bir karakter var")
    .meta({ maxLength: MAX_PASSWORD, pattern: "^[^\\u0000]*$" });

/** The password again, before a sensitive change. */
export const confirmByPasswordInput = z.strictObject({ password: knownPassword(passwordTexts.passwordRequired) });

/** A new password. Only the server rejects easily guessed ones, because the word lists are too large for a browser. */
export const newPassword = (tooShort: string) => withMinimum(knownPassword(tooShort), MIN_PASSWORD, tooShort);

/** Asks for `min` characters, counted as `knownPassword` does. */
export function withMinimum(schema: z.ZodString, min: number, tooShort: string): z.ZodString {
  return schema
    .min(min, tooShort)
    .refine((value) => value.length < min || value.length > MAX_TYPED || getLength(value) >= min, tooShort);
}

/** Returns whether two entered passwords are one. */
export function isSamePassword(password: string, other: string): boolean {
  return passwordSpelling(password) === passwordSpelling(other);
}

export const updatePasswordForm = z
  .strictObject({
    currentPassword: knownPassword(passwordTexts.currentPasswordRequired),
    newPassword: newPassword(passwordTexts.newPasswordTooShort),
    confirmPassword: newPassword(passwordTexts.confirmPasswordTooShort),
  })
  .refine((input) => isSamePassword(input.confirmPassword, input.newPassword), {
    path: ["confirmPassword"],
    message: passwordTexts.passwordsDiffer,
  });

/** The confirmation is optional for API clients. */
export const updatePasswordInput = z
  .strictObject({ ...updatePasswordForm.shape, confirmPassword: updatePasswordForm.shape.confirmPassword.optional() })
  .refine((input) => input.confirmPassword === undefined || isSamePassword(input.confirmPassword, input.newPassword), {
    path: ["confirmPassword"],
    message: passwordTexts.passwordsDiffer,
  });

export type UpdatePasswordInput = z.output<typeof updatePasswordInput>;
