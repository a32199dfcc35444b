import { z } from "zod";
import { webhookTexts } from "./labels.ts";

const record = z.int().positive();
const event = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data });

/** A post appeared for readers; once for each post. */
export const postPublishedEvent = event(
  "post.published",
  z.object({ id: record, title: z.string(), slug: z.string(), url: z.url(), publishedAt: z.iso.datetime() }),
);
/** A listing was approved and is on the board. */
export const listingApprovedEvent = event(
  "listing.approved",
  z.object({ id: record, title: z.string(), slug: z.string(), url: z.url() }),
);
/** A message arrived by the contact form; its text stays in the admin area. */
export const contactMessageReceivedEvent = event(
  "contact_message.received",
  z.object({ id: record, subject: z.string() }),
);
/** A comment waits for moderation or appeared. */
export const commentReceivedEvent = event("comment.received", z.object({ id: record, postId: record }));
/** Somebody registered and confirmed their address. */
export const memberRegisteredEvent = event("member.registered", z.object({ id: record }));
/** An administrator tries an endpoint; it is no event of the site. */
export const testEvent = event("test", z.object({}));

/** The body of an event: what a webhook gets and what a program reads. `timestamp` is when it happened (ISO 8601). */
export const siteEvent = z.discriminatedUnion("type", [
  postPublishedEvent,
  listingApprovedEvent,
  contactMessageReceivedEvent,
  commentReceivedEvent,
  memberRegisteredEvent,
]);

/** Events after one of them; `after` is the `next` of the answer before, or nothing for the oldest kept. */
export const listEventsInput = z.strictObject({
  after: z
    .string(webhookTexts.afterInvalid)
    .max(10, webhookTexts.afterInvalid)
    .regex(/^\d*$/, webhookTexts.afterInvalid)
    .default(""),
  limit: z.int().min(1).max(200).default(50),
});

const listed = { id: z.string() };
/** An event with its id, which is the `webhook-id` of its deliveries. */
export const listedEvent = z.discriminatedUnion("type", [
  postPublishedEvent.extend(listed),
  listingApprovedEvent.extend(listed),
  contactMessageReceivedEvent.extend(listed),
  commentReceivedEvent.extend(listed),
  memberRegisteredEvent.extend(listed),
]);

/** Events in the order in which they became known. `next` is sent as `after` to go on; it never changes its meaning. */
export const eventPage = z.object({ items: z.array(listedEvent), next: z.string(), hasMore: z.boolean() });

export type ListEventsInput = z.output<typeof listEventsInput>;
export type EventPage = z.output<typeof eventPage>;
export type SiteEvent = z.output<typeof siteEvent>;
/** The data of an event of this type. */
export type EventData<Type extends SiteEvent["type"]> = Extract<SiteEvent, { type: Type }>["data"];
