import { z } from "zod";
import { botCheckFields } from "../../bot-check/schema.ts";
import { requiredText } from "../../common/atoms.ts";
import { factorCode } from "../../common/codes.ts";
import { newAdminPassword } from "../passwords/admin-schema.ts";
import { knownPassword, passwordRepeated } from "../passwords/schema.ts";
import { adminSignInTexts } from "./admin-labels.ts";

export const adminLoginInput = z.strictObject({
  username: requiredText(100, adminSignInTexts.usernameRequired),
  password: knownPassword(adminSignInTexts.passwordRequired),
  ...botCheckFields,
  /** A code of an authenticator or a recovery code; needed after SECOND_FACTOR_REQUIRED. */
  code: factorCode.nullish(),
});

/** The code of the second step, after Google has confirmed the first one. */
export const adminGoogleStepInput = z.strictObject({
  code: factorCode.refine((code) => code !== "", adminSignInTexts.secondFactorRequired),
});

/** The ways to sign in that this site offers. */
export const adminSignInOptions = z.object({ google: z.boolean() });

/** All administrators have one role; documented calls have the field without naming its values. */
export const adminUser = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  role: z.literal("admin"),
});
export const adminProfile = adminUser.pick({ id: true, username: true, email: true });
export const adminLoginResult = z.object({ token: z.string(), user: adminUser });

export const changeAdminPasswordInput = z
  .strictObject({
    currentPassword: knownPassword("Mevcut şifre gerekli"),
    newPassword: newAdminPassword,
    confirmPassword: knownPassword("Şifre onayı gerekli").optional(),
  })
  .refine(...passwordRepeated);

/** The password of the signed-in administrator, entered again before a sensitive call. */
export const confirmAdminInput = z.strictObject({
  password: knownPassword(adminSignInTexts.passwordRequired),
});

export type AdminLoginInput = z.output<typeof adminLoginInput>;
export type AdminUser = z.output<typeof adminUser>;
