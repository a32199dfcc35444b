import { z } from "zod";
import { entities, meaningOf } from "../common/field.ts";
import * as fields from "../common/fields.ts";

const record = z.int().positive().meta(meaningOf(fields.id));
const event = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({
    type: z.literal(type).meta(fields.type),
    timestamp: z.iso.datetime().describe("Olayın zamanı (ISO 8601) · when the event happened (ISO 8601)"),
    data: data.describe("Olayın bilgileri · data of the event"),
  });

/** A post appeared for readers; once for each post. */
export const postPublishedEvent = event(
  "post.published",
  z.object({
    id: record,
    title: fields.title,
    slug: fields.slug,
    url: z.url().meta(meaningOf(fields.url)),
    publishedAt: z.iso.datetime().meta(meaningOf(fields.publishedAt)),
  }),
).register(entities, { id: "PostPublishedEvent" });
/** A listing was approved and is on the board. */
export const listingApprovedEvent = event(
  "listing.approved",
  z.object({ id: record, title: fields.title, slug: fields.slug, url: z.url().meta(meaningOf(fields.url)) }),
).register(entities, { id: "ListingApprovedEvent" });
/** A message arrived by the contact form; its text stays in the admin area. */
export const contactMessageReceivedEvent = event(
  "contact_message.received",
  z.object({ id: record, subject: fields.subject }),
).register(entities, { id: "ContactMessageReceivedEvent" });
/** A comment waits for moderation or appeared. */
export const commentReceivedEvent = event(
  "comment.received",
  z.object({ id: record, postId: record.meta(meaningOf(fields.postId)) }),
).register(entities, { id: "CommentReceivedEvent" });
/** Somebody registered and confirmed their address. */
export const memberRegisteredEvent = event("member.registered", z.object({ id: record })).register(entities, {
  id: "MemberRegisteredEvent",
});
/** An administrator tries an endpoint; it is no event of the site. */
export const testEvent = event("test", z.object({})).register(entities, { id: "TestEvent" });

/** The body of an event, as webhooks get it. `timestamp` is when it happened (ISO 8601). */
export const siteEvent = z.discriminatedUnion("type", [
  postPublishedEvent,
  listingApprovedEvent,
  contactMessageReceivedEvent,
  commentReceivedEvent,
  memberRegisteredEvent,
]);

export type SiteEvent = z.output<typeof siteEvent>;
/** The data of an event of this type. */
export type EventData<Type extends SiteEvent["type"]> = Extract<SiteEvent, { type: Type }>["data"];
