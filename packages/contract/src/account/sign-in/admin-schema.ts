import { z } from "zod";
import { requiredText, text } from "../../common/atoms.ts";
import { botCheckFields } from "../../site/bot-check/schema.ts";
import { adminSignInTexts } from "./admin-labels.ts";

const password = (message: string) =>
  z.string(message).min(1, message).max(200, "Şifre en fazla 200 karakter olabilir");

export const adminLoginInput = z.object({
  username: requiredText(100, "Kullanıcı adı gereklidir"),
  password: password("Şifre gereklidir"),
  ...botCheckFields,
  /** An authenticator or recovery code; asked for with SECOND_FACTOR_REQUIRED. */
  code: text(40).nullish(),
});

/** The code of the second step, after the first one was taken at Google. */
export const adminGoogleStepInput = z.object({ code: requiredText(40, adminSignInTexts.secondFactorRequired) });

/** The query of the address that Google returns to, with or without "?". */
export const adminGoogleReturnInput = z.object({ search: z.string().max(4000) });

/** Where the browser goes next. */
export const adminRedirect = z.object({ location: z.string() });

/** The ways to sign in that this site offers. */
export const adminSignInOptions = z.object({ google: z.boolean() });

export const adminUser = z.object({ id: z.number(), username: z.string(), email: z.string(), role: z.string() });
export const adminProfile = adminUser.pick({ id: true, username: true, email: true });
export const adminLoginResult = z.object({ token: z.string(), user: adminUser });

/** A new administrator password has at least 12 characters; below 6 another text is shown. */
export const changeAdminPasswordInput = z
  .object({
    currentPassword: password("Mevcut şifre gerekli"),
    newPassword: z
      .string("Yeni şifre en az 6 karakter olmalı")
      .min(6, "Yeni şifre en az 6 karakter olmalı")
      .min(12, "Yönetici şifresi en az 12 karakter olmalı")
      .max(200, "Şifre en fazla 200 karakter olabilir"),
    confirmPassword: z.string().min(1, "Şifre onayı gerekli").optional(),
  })
  .refine((input) => input.confirmPassword === undefined || input.confirmPassword === input.newPassword, {
    path: ["confirmPassword"],
    message: "Şifreler eşleşmiyor",
  });

export type AdminLoginInput = z.output<typeof adminLoginInput>;
export type AdminUser = z.output<typeof adminUser>;
export type ChangeAdminPasswordInput = z.output<typeof changeAdminPasswordInput>;
