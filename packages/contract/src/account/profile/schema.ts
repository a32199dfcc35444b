import { z } from "zod";
import { id, keysOf, text } from "../../common/atoms.ts";
import { firstName, knownPassword, lastName } from "../sign-in/schema.ts";
import { memberTexts, securityEvents } from "./labels.ts";

const EARLIEST_BIRTH = "1900-01-01";

/** A day, or a time whose day counts; may be empty. */
const birthDate = text(40).refine((value) => value === "" || isPastDay(value), memberTexts.birthDateInvalid);

/** The profile form. The e-mail address is changed separately. */
export const updateProfileInput = z.object({
  firstName,
  lastName,
  phone: text(32).nullish(),
  dateOfBirth: birthDate.nullish(),
  bio: text(500, undefined, memberTexts.bioTooLong).nullish(),
});

/** A member's own profile. */
export const memberProfile = z.object({
  user: z.object({ id: z.number(), email: z.string() }),
  profile: z.object({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().nullable(),
    dateOfBirth: z.string().nullable(),
    bio: z.string().nullable(),
    emailVerified: z.boolean(),
    createdAt: z.string(),
    lastLoginAt: z.string().nullable(),
    /** Path of the avatar; null without one. */
    avatarUrl: z.string().nullable(),
    /** Scheduled deletion of the account; null if none. */
    eraseAfter: z.string().nullable(),
  }),
});

/** A signed-in member with the token of the new session. */
export const loginResult = memberProfile.extend({
  session: z.object({ access_token: z.string(), expires_at: z.string() }),
});

export const memberSession = z.object({
  id: z.number(),
  userAgent: z.string(),
  ipAddress: z.string(),
  lastActivityAt: z.string(),
  isActive: z.boolean(),
  /** True for the session of this call. */
  isCurrent: z.boolean(),
});
export const dashboard = z.object({
  stats: z.object({ memberSince: z.string(), lastLogin: z.string().nullable() }),
  sessions: z.array(memberSession),
});
export const endSessionInput = z.object({ id });
export const endSessionsInput = z.object({ keepCurrent: z.boolean().default(false) });

export const securityEvent = z.object({
  id: z.number(),
  event: keysOf(securityEvents),
  text: z.string(),
  userAgent: z.string(),
  ipAddress: z.string(),
  createdAt: z.string(),
});

const MEBIBYTE = 1024 * 1024;
export const avatarLimitBytes = 5 * MEBIBYTE;
/** Base64 uses four characters for three bytes, plus a data URL prefix. */
export const avatarBodyLimitBytes = Math.ceil(avatarLimitBytes / 3) * 4 + MEBIBYTE;

/** An image in base64, bare or as a data URL. */
export const setAvatarInput = z.object({
  image: z
    .string("Fotoğraf gereklidir")
    .max(avatarBodyLimitBytes, memberTexts.avatarTooLarge)
    .regex(/^(data:image\/[\w.+-]{1,30};base64,)?[A-Za-z0-9+/]+={0,2}$/, memberTexts.avatarUnreadable),
});
export const avatar = z.object({ avatarUrl: z.string().nullable(), message: z.string() });

export const dataExport = z.object({
  id: z.number(),
  status: z.enum(["preparing", "ready"]),
  createdAt: z.string(),
  expiresAt: z.string(),
  downloadUrl: z.string().nullable(),
});
export const confirmByPasswordInput = z.object({ password: knownPassword("Şifre gereklidir") });
export const deletionState = z.object({ eraseAfter: z.string().nullable(), message: z.string() });

export const totpState = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number() });
export const totpSecret = z.object({ secret: z.string(), uri: z.string(), state: z.string() });
export const confirmTotpInput = z.object({
  state: text(400),
  code: text(10).regex(/^\d{6}$/, memberTexts.totpWrongCode),
});
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()), message: z.string() });

export const passkey = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
/** Options for navigator.credentials, as @simplewebauthn/server returns them. */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });

const base64url = z
  .string()
  .min(1)
  .max(4000)
  .regex(/^[\w-]+$/);
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional(),
};
const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** The browser's responses (W3C Web Authentication, RegistrationResponseJSON and AuthenticationResponseJSON). */
export const addPasskeyInput = z.object({
  name: text(100).nullish(),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: z
        .string()
        .max(20_000)
        .regex(/^[\w-]+$/),
      transports: z.array(transport).max(10).optional(),
    }),
  }),
});
export const passkeyLoginInput = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.optional(),
    }),
  }),
});

export type UpdateProfileInput = z.output<typeof updateProfileInput>;
export type MemberProfile = z.output<typeof memberProfile>;
export type Dashboard = z.output<typeof dashboard>;
export type SecurityEventName = keyof typeof securityEvents;
export type AddPasskeyInput = z.output<typeof addPasskeyInput>;
export type PasskeyLoginInput = z.output<typeof passkeyLoginInput>;

function isPastDay(value: string): boolean {
  const isDay = z.iso.date().safeParse(value).success || z.iso.datetime({ offset: true }).safeParse(value).success;
  return isDay && value.slice(0, 10) >= EARLIEST_BIRTH && Date.parse(value.slice(0, 10)) <= Date.now();
}
