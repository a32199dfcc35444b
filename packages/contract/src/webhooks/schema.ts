import { z } from "zod";
import { getKeys, id, isHttpUrl, requiredText, text } from "../common/atoms.ts";
import { refuseEmpty } from "../common/update.ts";
import { webhookErrors, webhookEventLabels, webhookOffReasons, webhookTexts } from "./labels.ts";

/** The events that endpoints can receive. */
export const webhookEvent = getKeys(webhookEventLabels);
const webhookError = getKeys(webhookErrors);
export const webhookOffReason = getKeys(webhookOffReasons);

/** The most endpoints and listed deliveries, and how long deliveries and replaced secrets are kept. */
export const webhookLimits = {
  endpoints: 20,
  listed: 50,
  keptDays: 30,
  previousSecretHours: 24,
  failingDays: 5,
};

/** Returns whether an address has no user name, password or fragment. The service decides whether http is enough. */
function isEndpointUrl(value: string): boolean {
  if (!isHttpUrl(value)) return false;
  const { username, password, hash } = new URL(value);
  return username === "" && password === "" && hash === "";
}

const fields = z.strictObject({
  url: requiredText(500, webhookTexts.url)
    .refine(isEndpointUrl, webhookTexts.url)
    .meta({ format: "uri", pattern: "^https://[^\\s\\\\@#]+$" }),
  description: text(200),
  events: z
    .array(webhookEvent)
    .min(1, webhookTexts.eventNeeded)
    .max(webhookEvent.options.length)
    .refine((events) => new Set(events).size === events.length, webhookTexts.eventTwice)
    .meta({ uniqueItems: true }),
  isActive: z.boolean(),
});

export const createWebhookInput = fields;
/** Fields that are not sent stay as they are. */
export const updateWebhookInput = fields.partial().extend({ id }).superRefine(refuseEmpty(fields));
export const webhookByIdInput = z.strictObject({ id });

/** An endpoint as it is listed; times are ISO 8601. */
export const webhookRow = z.object({
  id: z.number(),
  url: z.string(),
  description: z.string(),
  events: z.array(webhookEvent),
  isActive: z.boolean(),
  /** Reason of an automatic disabling; null if a person disabled it or it is enabled. */
  offReason: webhookOffReason.nullable(),
  /** The administrator who changed it last; null for an endpoint of an earlier version whose maker is unknown. */
  madeBy: z.string().nullable(),
  /** True if that administrator has lost access: nothing is sent until another one takes the endpoint over. */
  isSuspended: z.boolean(),
  createdAt: z.string(),
  failingSince: z.string().nullable(),
  /** The time until which deliveries carry the signature of the replaced secret too. */
  previousUntil: z.string().nullable(),
});

/** An endpoint with its signing secret, which is shown this once. */
export const webhookWithSecret = z.object({
  webhook: webhookRow,
  secret: z.string(),
});

/** A delivery as it is listed, without the data that was sent. */
export const webhookDelivery = z.object({
  id: z.number(),
  messageId: z.string(),
  event: z.string(),
  state: z.enum(["waiting", "delivered", "failed"]),
  attempts: z.number(),
  createdAt: z.string(),
  /** Time of the next attempt, if there is one. */
  nextAt: z.string().nullable(),
  attemptedAt: z.string().nullable(),
  durationMs: z.number().nullable(),
  responseStatus: z.number().nullable(),
  fault: webhookError.nullable(),
});

export type WebhookEvent = z.output<typeof webhookEvent>;
export type WebhookOffReason = z.output<typeof webhookOffReason>;
export type WebhookErrorReason = z.output<typeof webhookError>;
export type WebhookRow = z.output<typeof webhookRow>;
export type WebhookWithSecret = z.output<typeof webhookWithSecret>;
export type WebhookDelivery = z.output<typeof webhookDelivery>;
export type CreateWebhookInput = z.output<typeof createWebhookInput>;
export type UpdateWebhookInput = z.output<typeof updateWebhookInput>;
