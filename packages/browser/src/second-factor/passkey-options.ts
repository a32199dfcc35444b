import { z } from "zod";

// The options of navigator.credentials (W3C Web Authentication, level 3, section 5.1) that the server sends.

const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);
const userVerification = z.enum(["discouraged", "preferred", "required"]).optional();
const descriptors = z
  .array(z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(transport).optional() }))
  .optional();

/** Options for signing in with a passkey. */
export const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: descriptors,
  userVerification,
});

/** Options for creating a passkey. */
export const creationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
  timeout: z.number().optional(),
  excludeCredentials: descriptors,
  authenticatorSelection: z
    .object({
      authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional(),
      requireResidentKey: z.boolean().optional(),
      residentKey: z.enum(["discouraged", "preferred", "required"]).optional(),
      userVerification,
    })
    .optional(),
  attestation: z.enum(["direct", "enterprise", "indirect", "none"]).optional(),
});
