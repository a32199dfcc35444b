import { z } from "zod";
import { passwordTexts } from "./labels.ts";

const MIN_PASSWORD = 6;
const MAX_PASSWORD = 200;

/** An existing password, taken literally including spaces. */
export const knownPassword = (message: string) =>
  z
    .string(message)
    .min(1, message)
    .max(MAX_PASSWORD, passwordTexts.passwordTooLong)
    .refine((value) => !value.includes("\u0000"), "Metinde geçersiz bir karakter var");

/** A new password. Only the server rejects easily guessed ones, because the word lists are too large for a browser. */
export const newPassword = (tooShort: string) => knownPassword(tooShort).min(MIN_PASSWORD, tooShort);

export const updatePasswordForm = z
  .strictObject({
    currentPassword: knownPassword(passwordTexts.currentPasswordRequired),
    newPassword: newPassword(passwordTexts.newPasswordTooShort),
    confirmPassword: z
      .string(passwordTexts.confirmPasswordTooShort)
      .min(MIN_PASSWORD, passwordTexts.confirmPasswordTooShort)
      .max(MAX_PASSWORD, passwordTexts.passwordTooLong),
  })
  .refine((input) => input.confirmPassword === input.newPassword, {
    path: ["confirmPassword"],
    message: passwordTexts.passwordsDiffer,
  });

/** The confirmation is optional for API clients. */
export const updatePasswordInput = z
  .strictObject({ ...updatePasswordForm.shape, confirmPassword: updatePasswordForm.shape.confirmPassword.optional() })
  .refine((input) => input.confirmPassword === undefined || input.confirmPassword === input.newPassword, {
    path: ["confirmPassword"],
    message: passwordTexts.passwordsDiffer,
  });

export type UpdatePasswordInput = z.output<typeof updatePasswordInput>;
