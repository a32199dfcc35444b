import { z } from "zod";

const record = z.int().positive();
const event = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({
    type: z.literal(type),
    timestamp: z.iso.datetime(),
    data: data,
  });

/** A post became visible to readers; sent once for each post. */
export const postPublishedEvent = event(
  "post.published",
  z.object({
    id: record,
    title: z.string(),
    slug: z.string(),
    url: z.url(),
    publishedAt: z.iso.datetime(),
  }),
);
/** A listing was approved and is on the board. */
export const listingApprovedEvent = event(
  "listing.approved",
  z.object({ id: record, title: z.string(), slug: z.string(), url: z.url() }),
);
/** A message arrived through the contact form. Its text stays in the admin area. */
export const contactMessageReceivedEvent = event(
  "contact_message.received",
  z.object({ id: record, subject: z.string() }),
);
/** A comment waits for moderation or was published. */
export const commentReceivedEvent = event("comment.received", z.object({ id: record, postId: record }));
/** Somebody registered and confirmed their address. */
export const memberRegisteredEvent = event("member.registered", z.object({ id: record }));
/** An administrator tests an endpoint. */
export const testEvent = event("test", z.object({}));

/** The body of an event as receivers get it. `timestamp` is the time at which it happened (ISO 8601). */
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
