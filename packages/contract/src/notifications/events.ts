/** The administrators' event stream. */
export const ADMIN_EVENTS_ADDRESS = "/api/admin/events";

/** The only event of the stream: the bell has changed. */
export const CHANGED_EVENT = "data: changed\n\n";
