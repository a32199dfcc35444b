/** The administrators' event stream. */
export const ADMIN_EVENTS_ADDRESS = "/api/admin/events";

/** The events of the stream: the bell has changed, or the posts that AI writes. */
export const adminEvents = ["changed", "creations"] as const;
export type AdminEvent = (typeof adminEvents)[number];

/** Returns an event as it stands in the stream. */
export function eventText(event: AdminEvent): string {
  return `data: ${event}\n\n`;
}
