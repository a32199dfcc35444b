import { z } from "zod";
import { passwordSpelling } from "../../common/clean-text.ts";
import { passwordTexts } from "./labels.ts";

const MIN_PASSWORD = 6;
const MAX_PASSWORD = 200;
/** The most typed characters: a decomposed letter has up to four code units for each of the composed one. */
const MAX_TYPED = MAX_PASSWORD * 4;

const getLength = (password: string) => passwordSpelling(password).length;

/**
 * An existing password, taken literally with its spaces. Its length counts in the form of `passwordSpelling`, so that
 * the same password from another keyboard is accepted.
 */
export const knownPassword = (message: string) =>
  z
    .string(message)
    .min(1, message)
    .max(MAX_TYPED, passwordTexts.passwordTooLong)
    .refine((value) => value.length > MAX_TYPED || getLength(value) <= MAX_PASSWORD, passwordTexts.passwordTooLong)
    .refine((value) => !value.includes("\u0000"), "Metinde geçersiz bir karakter var")
    .meta({ maxLength: MAX_PASSWORD, pattern: "^[^\\u0000]*$" });

/** The password, entered again before a sensitive change. */
export const confirmByPasswordInput = z.strictObject({ password: knownPassword(passwordTexts.passwordRequired) });

/** A new password. Only the server rejects easily guessed ones, because the word lists are too large for a browser. */
export const newPassword = (tooShort: string) => withMinimum(knownPassword(tooShort), MIN_PASSWORD, tooShort);

/** Requires `min` characters, counted as in `knownPassword`. */
export function withMinimum(schema: z.ZodString, min: number, tooShort: string): z.ZodString {
  return schema
    .min(min, tooShort)
    .refine((value) => value.length < min || value.length > MAX_TYPED || getLength(value) >= min, tooShort);
}

interface ChosenPassword {
  newPassword: string;
  confirmPassword?: string | undefined;
}

/** Arguments of `refine` for a repeated new password. API clients may leave the repetition out. */
export const passwordRepeated: [(input: ChosenPassword) => boolean, { path: string[]; message: string }] = [
  (input) =>
    input.confirmPassword === undefined ||
    passwordSpelling(input.confirmPassword) === passwordSpelling(input.newPassword),
  { path: ["confirmPassword"], message: passwordTexts.passwordsDiffer },
];

const passwordFields = {
  currentPassword: knownPassword(passwordTexts.currentPasswordRequired),
  newPassword: newPassword(passwordTexts.newPasswordTooShort),
  confirmPassword: newPassword(passwordTexts.confirmPasswordTooShort),
};

export const updatePasswordForm = z.strictObject(passwordFields).refine(...passwordRepeated);
export const updatePasswordInput = z
  .strictObject({ ...passwordFields, confirmPassword: passwordFields.confirmPassword.optional() })
  .refine(...passwordRepeated);

export type UpdatePasswordInput = z.output<typeof updatePasswordInput>;
