import {
  commentReceivedEvent,
  contactMessageReceivedEvent,
  listingApprovedEvent,
  memberRegisteredEvent,
  postPublishedEvent,
  testEvent,
} from "@site/contract/webhooks/event-schema";
import type { z } from "zod";
import { getExample } from "./examples.ts";
import { type NamedSchemas, toAnswerSchema } from "./json-schema.ts";
import type { Call, Operation, Parameter } from "./types.ts";

/** An event with its texts. */
interface SentEvent {
  schema: z.ZodType;
  tr: string;
  en: string;
}

const events: Record<string, SentEvent> = {
  "post.published": { schema: postPublishedEvent, tr: "Bir yazı yayınlandı", en: "A post was published" },
  "listing.approved": { schema: listingApprovedEvent, tr: "Bir ilan onaylandı", en: "A listing was approved" },
  "contact_message.received": {
    schema: contactMessageReceivedEvent,
    tr: "İletişim formundan mesaj geldi",
    en: "A message was received by the contact form",
  },
  "comment.received": { schema: commentReceivedEvent, tr: "Bir yorum geldi", en: "A comment was received" },
  "member.registered": { schema: memberRegisteredEvent, tr: "Bir üye kaydoldu", en: "A member registered" },
  test: { schema: testEvent, tr: "Yönetici webhook'u denedi", en: "An administrator tested the webhook" },
};

const sending = [
  "2xx yanıtı on saniye içinde verilmelidir; yoksa olay beş gün boyunca aynı `webhook-id` ile yeniden gelir, 410 webhook'u " +
    "kapatır. İmza, alınan gövde çözülmeden doğrulanır.",
  "Answer with 2xx within ten seconds; otherwise the event comes again for five days with the same `webhook-id`, and 410 " +
    "switches the webhook off. Verify the signature of the body as it was received, before it is parsed.",
].join("\n\n");

const header = (name: string, description: string, schema: object, example: unknown): Parameter => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { ...schema },
  example,
});

/** Headers of every delivery (Standard Webhooks 1.0). */
const headers = [
  header(
    "webhook-id",
    "Olayın kimliği; yinelemelerde aynıdır · id of the event, the same in repetitions",
    { type: "string", pattern: "^msg_[A-Za-z0-9_-]+$", maxLength: 40 },
    "msg_p5jXN8AQM9LWM0D4loKWxJek",
  ),
  header(
    "webhook-timestamp",
    "Gönderim zamanı, saniye olarak; beş dakikadan eskisi reddedilmelidir · time of the attempt in seconds since 1970; " +
      "refuse what is older than five minutes",
    { type: "integer", minimum: 0 },
    1_795_683_600,
  ),
  header(
    "webhook-signature",
    "`v1,` ile başlayan, boşlukla ayrılmış imzalar: `{webhook-id}.{webhook-timestamp}.{gövde}` metninin, `whsec_` sonrası " +
      "base64 anahtarıyla HMAC-SHA-256 değeri (base64). Anahtar yenilendikten sonra 24 saat boyunca iki imza gelir · " +
      "signatures divided by spaces, each `v1,` and the base64 of HMAC-SHA-256 of `{webhook-id}.{webhook-timestamp}.{body}` " +
      "with the key that follows `whsec_` in base64; two of them for 24 hours after the secret was replaced",
    { type: "string", pattern: "^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$" },
    "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  ),
];

/** Returns the events that the site sends, as operations of the receiver. */
export function toEventOperations(named: NamedSchemas): Call[] {
  return Object.entries(events).map(([type, event]) => ({
    method: "post",
    path: type,
    operation: toOperation(type, event, named),
  }));
}

function toOperation(type: string, { schema, tr, en }: SentEvent, named: NamedSchemas): Operation {
  const context = `event-${type.replace(/\W/g, "-")}`;
  const body = toAnswerSchema(schema, named);
  return {
    operationId: context,
    summary: tr,
    description: `${en}.\n\n${sending}`,
    "x-summary-en": en,
    tags: ["Yönetim: webhook'lar"],
    security: [],
    parameters: headers,
    requestBody: {
      required: true,
      content: { "application/json": { schema: body, example: getExample(body, named) } },
    },
    responses: {
      "2XX": { description: "Olay alındı · the event was taken" },
      "410": { description: "Adres artık kullanılmıyor · the address is no longer used" },
    },
  };
}
