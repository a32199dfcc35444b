import { z } from "zod";
import { emailAddress } from "../../common/atoms.ts";
import { meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as accountFields from "../fields.ts";
import { linkTexts } from "../links/labels.ts";
import { linkPart } from "../links/schema.ts";
import { passwordTexts } from "../passwords/labels.ts";
import { newPassword } from "../passwords/schema.ts";
import { recoveryTexts } from "./labels.ts";

export const forgotPasswordInput = z.strictObject({
  email: emailAddress(recoveryTexts.forgotEmailInvalid).meta(meaningOf(fields.email)),
});

/** Accepts both documented forms: a single token, or the pair from the link's fragment. */
export const resetPasswordInput = z
  .strictObject({
    token: linkPart.optional().meta(meaningOf(fields.token)),
    access_token: linkPart.optional().meta(meaningOf(accountFields.accessToken)),
    refresh_token: linkPart.optional().meta(accountFields.refreshToken),
    newPassword: newPassword(passwordTexts.passwordTooShort).meta(accountFields.newPassword),
  })
  .refine(({ token, access_token, refresh_token }) => Boolean(token || (access_token && refresh_token)), {
    path: ["token"],
    message: linkTexts.linkInvalid,
  })
  .meta({
    anyOf: [
      { required: ["token"], properties: { token: { minLength: 1 } } },
      {
        required: ["access_token", "refresh_token"],
        properties: { access_token: { minLength: 1 }, refresh_token: { minLength: 1 } },
      },
    ],
  });

/** The form of the reset screen; the link's values are added when it is sent. */
export const resetPasswordForm = z.strictObject({ newPassword: newPassword(passwordTexts.passwordTooShort) });

export type ResetPasswordInput = z.output<typeof resetPasswordInput>;
