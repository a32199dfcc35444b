import { z } from "zod";
import { id, requiredText, text } from "../../common/atoms.ts";
import { factorCode, sixDigitCode } from "../../common/codes.ts";
import { confirmByPasswordInput } from "../passwords/schema.ts";
import { secondFactorTexts } from "./labels.ts";

export const totpState = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number() });

/** A new authenticator secret: as text, as the address in the QR code, and encrypted, to be sent back with a code. */
export const totpSecret = z.object({ secret: z.string(), uri: z.string(), state: z.string() });

export const confirmTotpInput = z.strictObject({
  state: text(400),
  code: sixDigitCode(secondFactorTexts.totpWrongCode),
});

/** The form of the code; the secret is added when it is sent. */
export const totpCodeForm = confirmTotpInput.pick({ code: true });

/** The password and the second factor, entered again before the factor is changed. */
export const confirmByFactorInput = confirmByPasswordInput.extend({
  code: factorCode.refine((code) => code !== "", secondFactorTexts.codeNeeded),
});

/** The password, and a code if the second factor is on. */
export const beginPasskeyInput = confirmByPasswordInput.extend({ code: factorCode.nullish() });

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()), message: z.string() });

export const passkey = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});

export const renamePasskeyInput = z.strictObject({
  id,
  name: requiredText(100, secondFactorTexts.passkeyNameRequired),
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
  /** Only the output that the options request is accepted; the server does not use it. */
  clientExtensionResults: z.strictObject({
    credProps: z.strictObject({ rk: z.boolean().optional() }).optional(),
  }),
  authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional(),
};

const attestationObject = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/);

const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/**
 * The browser's responses (W3C Web Authentication, RegistrationResponseJSON and AuthenticationResponseJSON). Fields
 * that repeat the content of the attestation object are accepted and ignored.
 */
export const addPasskeyInput = z.strictObject({
  name: text(100).nullish(),
  response: z.strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON: base64url,
      attestationObject,
      transports: z.array(transport).max(10).optional(),
      authenticatorData: attestationObject.optional(),
      publicKey: base64url.optional(),
      publicKeyAlgorithm: z.int().min(-65_535).max(65_535).optional(),
    }),
  }),
});

export const passkeyLoginInput = z.strictObject({
  response: z.strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.optional(),
    }),
  }),
});

export type TotpSecret = z.output<typeof totpSecret>;
export type Passkey = z.output<typeof passkey>;
export type AddPasskeyInput = z.output<typeof addPasskeyInput>;
export type PasskeyLoginInput = z.output<typeof passkeyLoginInput>;
