import {
  commentReceivedEvent,
  contactMessageReceivedEvent,
  listingApprovedEvent,
  memberRegisteredEvent,
  postPublishedEvent,
  testEvent,
} from "@site/contract/webhooks/event-schema";
import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";

const events = [
  { schema: postPublishedEvent, summary: "Bir yazı yayınlandı" },
  { schema: listingApprovedEvent, summary: "Bir ilan onaylandı" },
  { schema: contactMessageReceivedEvent, summary: "İletişim formundan mesaj geldi" },
  { schema: commentReceivedEvent, summary: "Bir yorum geldi" },
  { schema: memberRegisteredEvent, summary: "Bir üye kaydoldu" },
  { schema: testEvent, summary: "Yönetici webhook'u denedi" },
];

const sending = `2xx yanıtı on saniye içinde verilmelidir; yoksa olay beş gün boyunca aynı \`webhook-id\` ile yeniden gelir, 410
webhook'u kapatır. \`post.published\` her yazı için bir kez gelir. İmza, alınan gövde çözülmeden doğrulanır:
\`{webhook-id}.{webhook-timestamp}.{gövde}\` metninin, \`whsec_\` sonrası base64 anahtarıyla HMAC-SHA-256 değeri.`;

/** Headers of every delivery (Standard Webhooks 1.0). */
const headers = z.object({
  "webhook-id": z.string(),
  "webhook-timestamp": z.int().describe("Gönderim zamanı, saniye olarak; beş dakikadan eskisi reddedilmelidir"),
  "webhook-signature": z
    .string()
    .describe("v1, ile başlayan, boşlukla ayrılmış imzalar; anahtar yenilendikten sonra 24 saat boyunca ikisi"),
});

/** The events that the site sends, as operations of a receiver. */
export const eventOperations: ZodOpenApiPathsObject = Object.fromEntries(
  events.map(({ schema, summary }) => {
    const type = schema.shape.type.value;
    return [
      type,
      {
        post: {
          operationId: `event-${type.replace(/\W/g, "-")}`,
          summary,
          description: sending,
          security: [],
          requestParams: { header: headers },
          requestBody: { required: true, content: { "application/json": { schema } } },
          responses: {
            "2XX": { description: "Olay alındı" },
            "410": { description: "Adres artık kullanılmıyor" },
          },
        },
      },
    ];
  }),
);
