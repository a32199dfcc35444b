import { z } from "zod";
import { id, requiredText, text } from "../../common/atoms.ts";
import { secondFactorTexts } from "./labels.ts";

export const totpState = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number() });

export const totpSecret = z.object({ secret: z.string(), uri: z.string(), state: z.string() });

export const confirmTotpInput = z.object({
  state: text(400),
  code: text(10).regex(/^\d{6}$/, secondFactorTexts.totpWrongCode),
});

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()), message: z.string() });

export const passkey = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});

export const renamePasskeyInput = z.object({ id, name: requiredText(100, secondFactorTexts.passkeyNameRequired) });

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
  clientExtensionResults: z.record(z.string().max(100), z.unknown()),
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

export type AddPasskeyInput = z.output<typeof addPasskeyInput>;
export type PasskeyLoginInput = z.output<typeof passkeyLoginInput>;
