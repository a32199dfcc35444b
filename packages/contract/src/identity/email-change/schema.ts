import { z } from "zod";
import { emailAddress, requiredText } from "../../common/atoms.ts";
import { passwordTexts } from "../passwords/labels.ts";
import { knownPassword, newPassword } from "../passwords/schema.ts";
import { emailChangeTexts } from "./labels.ts";

const newEmailField = z.string();

const MAX_TOKEN = 200;

/** A new address, and the password as confirmation. */
export const requestEmailChangeInput = z.strictObject({
  newEmail: emailAddress(emailChangeTexts.emailInvalid),
  currentPassword: knownPassword(passwordTexts.currentPasswordRequired),
});

/** The pending change; null if there is none. */
export const emailChangeState = z.object({
  pending: z.object({ newEmail: newEmailField, expiresAt: z.string() }).nullable(),
});

/** The token of the link mailed to the new address. */
export const confirmEmailChangeInput = z.strictObject({
  token: requiredText(MAX_TOKEN, emailChangeTexts.linkInvalid),
});

/** The form of the undo screen; the link's token is added when it is sent. */
export const undoEmailChangeForm = z.strictObject({
  newPassword: newPassword(passwordTexts.newPasswordTooShort),
});

/** The token of the link mailed to the old address, and a new password, because somebody else may know the old one. */
export const undoEmailChangeInput = undoEmailChangeForm.extend({
  token: requiredText(MAX_TOKEN, emailChangeTexts.undoLinkInvalid),
});

export type RequestEmailChangeInput = z.output<typeof requestEmailChangeInput>;
export type EmailChangeState = z.output<typeof emailChangeState>;
export type UndoEmailChangeInput = z.output<typeof undoEmailChangeInput>;
