/** Address of the administrators' event stream. */
export const ADMIN_EVENTS_ADDRESS = "/api/admin/events";

/** The events of the stream: the bell has changed, or posts that AI writes have. */
export const adminEvents = ["changed", "creations"] as const;
export type AdminEvent = (typeof adminEvents)[number];

/** Returns an event in the form of the stream. */
export function eventText(event: AdminEvent): string {
  return `data: ${event}\n\n`;
}
