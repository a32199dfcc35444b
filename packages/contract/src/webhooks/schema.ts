import { z } from "zod";
import { getKeys, id, isHttpUrl, requiredText, text } from "../common/atoms.ts";
import { entities, meaningOf } from "../common/field.ts";
import * as commonFields from "../common/fields.ts";
import { refuseEmpty } from "../common/update.ts";
import { webhookErrors, webhookEventLabels, webhookOffReasons, webhookTexts } from "./labels.ts";

const eventsField = { description: "Olaylar · events" };

/** The events that endpoints can receive. */
export const webhookEvent = getKeys(webhookEventLabels).register(entities, { id: "WebhookEvent" });
const webhookError = getKeys(webhookErrors);
export const webhookOffReason = getKeys(webhookOffReasons).register(entities, { id: "WebhookOffReason" });

/** How many endpoints may exist and deliveries are listed; how long deliveries and replaced secrets are kept. */
export const webhookLimits = {
  endpoints: 20,
  listed: 50,
  keptDays: 30,
  previousSecretHours: 24,
  failingDays: 5,
};

/** An address without user name, password or fragment; whether http is enough is up to the operator. */
function isEndpointUrl(value: string): boolean {
  if (!isHttpUrl(value)) return false;
  const { username, password, hash } = new URL(value);
  return username === "" && password === "" && hash === "";
}

const fields = z.strictObject({
  url: requiredText(500, webhookTexts.url)
    .refine(isEndpointUrl, webhookTexts.url)
    .meta({ format: "uri", pattern: "^https://[^\\s\\\\@#]+$" })
    .meta(meaningOf(commonFields.url))
    .meta({ example: "https://bulten.example.org/olaylar" }),
  description: text(200).meta(meaningOf(commonFields.description)),
  events: z
    .array(webhookEvent)
    .min(1, webhookTexts.eventNeeded)
    .max(webhookEvent.options.length)
    .refine((events) => new Set(events).size === events.length, webhookTexts.eventTwice)
    .meta({ uniqueItems: true })
    .meta(eventsField),
  isActive: commonFields.isActive,
});

export const createWebhookInput = fields;
/** Fields that are not sent stay as they are. */
export const updateWebhookInput = fields.partial().extend({ id }).superRefine(refuseEmpty(fields));
export const webhookByIdInput = z.strictObject({ id });

/** An endpoint as it is listed; times are ISO 8601. */
export const webhookRow = z
  .object({
    id: commonFields.id,
    url: z.string().meta({
      description: "Olayların gönderildiği https adresi · https address that gets the events",
      example: "https://bulten.example.org/olaylar",
    }),
    description: commonFields.description,
    events: z.array(webhookEvent).meta(eventsField),
    isActive: commonFields.isActive,
    /** Reason of an automatic disabling; null if a person disabled it or it is enabled. */
    offReason: webhookOffReason
      .nullable()
      .describe("Kendiliğinden kapanma nedeni; yoksa null · why it was switched off by itself; null otherwise"),
    /** The owner who set it up last; null for an endpoint of an earlier version whose maker is unknown. */
    madeBy: commonFields.madeBy.nullable(),
    /** True if that owner has lost the right: nothing is sent until another owner takes the endpoint over. */
    isSuspended: z.boolean().describe("Sorumlusu yetkisini yitirdiyse true · true if its owner has lost the right"),
    createdAt: commonFields.createdAt,
    failingSince: z
      .string()
      .nullable()
      .describe("İlk başarısız gönderim; yoksa null · first failure since the last success; null without one"),
    /** The end of the replaced secret, while deliveries carry its signature too. */
    previousUntil: z
      .string()
      .nullable()
      .describe("Eski imza anahtarının sonu; yoksa null · end of the former secret; null without one"),
  })
  .register(entities, { id: "Webhook" });

/** An endpoint with its signing secret, which is shown this once. */
export const webhookWithSecret = z
  .object({
    webhook: webhookRow.describe("Webhook · webhook"),
    secret: commonFields.secret.meta({ example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=" }),
  })
  .register(entities, { id: "WebhookWithSecret" });

/** A delivery as it is listed, without the data that was sent. */
export const webhookDelivery = z
  .object({
    id: commonFields.id,
    messageId: z.string().meta({
      description: "Olayın kimliği (webhook-id) · id of the event (webhook-id)",
      example: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    }),
    event: z.string().describe("Olay · event"),
    state: z.enum(["waiting", "delivered", "failed"]).meta(commonFields.state),
    attempts: commonFields.attempts,
    createdAt: commonFields.createdAt,
    /** The time of the next attempt, for those that wait. */
    nextAt: commonFields.nextAt.nullable(),
    attemptedAt: z.string().nullable().describe("Son denemenin zamanı · time of the last attempt"),
    durationMs: commonFields.durationMs.nullable(),
    responseStatus: z.number().nullable().describe("Alıcının yanıt kodu · status of the receiver"),
    fault: webhookError.nullable().meta(commonFields.fault),
  })
  .register(entities, { id: "WebhookDelivery" });

export type WebhookEvent = z.output<typeof webhookEvent>;
export type WebhookOffReason = z.output<typeof webhookOffReason>;
export type WebhookErrorReason = z.output<typeof webhookError>;
export type WebhookRow = z.output<typeof webhookRow>;
export type WebhookWithSecret = z.output<typeof webhookWithSecret>;
export type WebhookDelivery = z.output<typeof webhookDelivery>;
export type CreateWebhookInput = z.output<typeof createWebhookInput>;
export type UpdateWebhookInput = z.output<typeof updateWebhookInput>;
