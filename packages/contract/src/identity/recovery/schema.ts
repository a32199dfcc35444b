import { z } from "zod";
import { emailAddress } from "../../common/atoms.ts";
import { linkTexts } from "../links/labels.ts";
import { linkPart } from "../links/schema.ts";
import { passwordTexts } from "../passwords/labels.ts";
import { newPassword } from "../passwords/schema.ts";
import { recoveryTexts } from "./labels.ts";

export const forgotPasswordInput = z.strictObject({
  email: emailAddress(recoveryTexts.forgotEmailInvalid),
});

/** Accepts both documented forms: a single token, or the pair from the link's fragment. */
export const resetPasswordInput = z
  .strictObject({
    token: linkPart.optional(),
    accessToken: linkPart.optional(),
    refreshToken: linkPart.optional(),
    newPassword: newPassword(passwordTexts.passwordTooShort),
  })
  .refine(({ token, accessToken, refreshToken }) => Boolean(token || (accessToken && refreshToken)), {
    path: ["token"],
    message: linkTexts.linkInvalid,
  })
  .meta({
    anyOf: [
      { required: ["token"], properties: { token: { minLength: 1 } } },
      {
        required: ["access_token", "refresh_token"],
        properties: { accessToken: { minLength: 1 }, refreshToken: { minLength: 1 } },
      },
    ],
  });

/** The form of the reset screen; the link's values are added when it is sent. */
export const resetPasswordForm = z.strictObject({ newPassword: newPassword(passwordTexts.passwordTooShort) });

export type ResetPasswordInput = z.output<typeof resetPasswordInput>;
