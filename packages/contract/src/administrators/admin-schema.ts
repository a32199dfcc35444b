import { z } from "zod";
import { emailAddress, id, requiredText } from "../common/atoms.ts";
import { getEmailKey } from "../common/text.ts";
import { newAdminPassword } from "../identity/passwords/admin-schema.ts";
import { administratorTexts } from "./labels.ts";

/** An administrator in the list. Times are ISO 8601 in UTC. */
export const administrator = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  /** True with an authenticator app or a passkey. */
  hasSecondFactor: z.boolean(),
  /** Null before the first sign-in. */
  lastSignInAt: z.string().nullable(),
  /** True for the caller. */
  isSelf: z.boolean(),
});

/** An invitation that was neither used nor withdrawn. */
export const adminInvitation = z.object({
  id: z.number(),
  email: z.string(),
  /** User name of the inviting administrator; null if that account is gone. */
  invitedBy: z.string().nullable(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
});

export const setAdminActiveInput = z.strictObject({ id, isActive: z.boolean() });
export const administratorIdInput = z.strictObject({ id });

export const inviteAdminInput = z.strictObject({
  email: emailAddress(administratorTexts.emailInvalid).transform(getEmailKey),
});

const token = z.string(administratorTexts.linkInvalid).max(200, administratorTexts.linkInvalid);

export const openInvitationInput = z.strictObject({ token });
/** An invitation as the invited person sees it before accepting. */
export const openedInvitation = z.object({ email: z.string() });

/** The form of the invited person. */
export const acceptInvitationForm = z.strictObject({
  username: requiredText(100, "Kullanıcı adı gereklidir")
    .min(3, "Kullanıcı adı en az 3 karakter olmalı")
    .regex(
      /^[a-zA-Z0-9._-]+$/,
      "Kullanıcı adında yalnızca İngilizce harfler, rakamlar, nokta, tire ve alt çizgi olabilir",
    ),
  password: newAdminPassword,
});
export const acceptInvitationInput = acceptInvitationForm.extend({ token });

export type Administrator = z.output<typeof administrator>;
export type AdminInvitation = z.output<typeof adminInvitation>;
export type InviteAdminInput = z.output<typeof inviteAdminInput>;
export type AcceptInvitationInput = z.output<typeof acceptInvitationInput>;
