import { z } from "zod";
import { authTexts } from "../auth/labels.ts";
import { knownPassword, newPassword } from "../auth/schema.ts";
import { emailAddress, requiredText } from "../common/atoms.ts";
import { emailChangeTexts } from "./email-change-labels.ts";

const MAX_TOKEN = 200;

/** A new address, and the password that shows who asks. */
export const requestEmailChangeInput = z.object({
  newEmail: emailAddress(emailChangeTexts.emailInvalid),
  currentPassword: knownPassword(authTexts.currentPasswordRequired),
});

/** The change that waits for its proof; null where there is none. */
export const emailChangeState = z.object({
  pending: z.object({ newEmail: z.string(), expiresAt: z.string() }).nullable(),
});

/** The value of the link that was mailed to the new address. */
export const confirmEmailChangeInput = z.object({ token: requiredText(MAX_TOKEN, emailChangeTexts.linkInvalid) });

/** The screen's form; the link's value goes with it. */
export const undoEmailChangeForm = z.object({ newPassword: newPassword(authTexts.newPasswordTooShort) });

/** The value of the link that was mailed to the old address, and the password that takes the place of one that somebody else may know. */
export const undoEmailChangeInput = undoEmailChangeForm.extend({
  token: requiredText(MAX_TOKEN, emailChangeTexts.undoLinkInvalid),
});

export type RequestEmailChangeInput = z.output<typeof requestEmailChangeInput>;
export type EmailChangeState = z.output<typeof emailChangeState>;
export type UndoEmailChangeInput = z.output<typeof undoEmailChangeInput>;
