import { z } from "zod";
import { pushTexts } from "./labels.ts";

/** The most devices of a member; a further one takes the place of the oldest. */
export const DEVICES_PER_MEMBER = 10;

/** Printable ASCII alone, as browsers give it. */
const endpoint = z
  .url({ protocol: /^https$/, error: pushTexts.endpointInvalid })
  .max(1000, pushTexts.endpointInvalid)
  .regex(/^[\x21-\x7e]+$/, pushTexts.endpointInvalid);
/** Bytes in base64url without padding. */
const bytes = (length: number) =>
  z
    .string()
    .length(Math.ceil((length * 8) / 6), pushTexts.endpointInvalid)
    .regex(/^[\w-]+$/, pushTexts.endpointInvalid);

/** A subscription as the Push API gives it: address at the push service, public key and shared secret (RFC 8291). */
export const addPushDeviceInput = z.strictObject({ endpoint, p256dh: bytes(65), auth: bytes(16) });
export const removePushDeviceInput = z.strictObject({ endpoint });

/** The site's key for subscriptions, and the SHA-256 (base64url) of the address of each of the member's devices. */
export const pushDevices = z.object({ publicKey: z.string(), devices: z.array(z.string()) });

/** What a service worker gets to show; `link` is a path of this site, `tag` that of the notification it replaces. */
export const pushMessage = z.strictObject({ title: z.string(), body: z.string(), link: z.string(), tag: z.string() });

export type AddPushDeviceInput = z.output<typeof addPushDeviceInput>;
export type PushDevices = z.output<typeof pushDevices>;
export type PushMessage = z.output<typeof pushMessage>;
