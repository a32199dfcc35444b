import { z } from "zod";
import { emailAddress, text } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { botCheckFields } from "../../site/bot-check/schema.ts";
import * as accountFields from "../fields.ts";
import { passwordTexts } from "../passwords/labels.ts";
import { knownPassword } from "../passwords/schema.ts";
import { memberProfile } from "../profile/schema.ts";
import { registrationTexts } from "../registration/labels.ts";

export const loginForm = z.strictObject({
  email: emailAddress(registrationTexts.emailInvalid).meta(meaningOf(fields.email)),
  password: knownPassword(passwordTexts.passwordRequired).meta(fields.password),
});

export const loginInput = loginForm.extend({
  ...botCheckFields,
  /** An authenticator or recovery code; asked for with SECOND_FACTOR_REQUIRED. */
  code: text(40).nullish().meta(fields.code),
});

/** A signed-in member with the token of the new session. */
export const loginResult = memberProfile
  .extend({
    session: z
      .object({ access_token: accountFields.accessToken, expires_at: fields.expiresAt })
      .describe("Oturum · session"),
  })
  .register(entities, { id: "LoginResult" });

export type LoginInput = z.output<typeof loginInput>;
