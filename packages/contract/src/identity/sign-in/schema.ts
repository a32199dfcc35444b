import { z } from "zod";
import { botCheckFields } from "../../bot-check/schema.ts";
import { emailAddress } from "../../common/atoms.ts";
import { factorCode } from "../../common/codes.ts";
import { memberProfile } from "../../members/profile/schema.ts";
import { registrationTexts } from "../../members/registration/labels.ts";
import { passwordTexts } from "../passwords/labels.ts";
import { knownPassword } from "../passwords/schema.ts";

export const loginForm = z.strictObject({
  email: emailAddress(registrationTexts.emailInvalid),
  password: knownPassword(passwordTexts.passwordRequired),
});

export const loginInput = loginForm.extend({
  ...botCheckFields,
  /** A code of an authenticator or a recovery code; needed after SECOND_FACTOR_REQUIRED. */
  code: factorCode.nullish(),
});

/** A signed-in member with the token of the new session. */
export const loginResult = memberProfile.extend({
  session: z.object({ accessToken: z.string(), expiresAt: z.string() }),
});

export type LoginInput = z.output<typeof loginInput>;
