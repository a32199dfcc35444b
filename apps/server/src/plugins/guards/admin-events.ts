import { type App, requireAdmin } from "@site/api";
import { ADMIN_EVENTS_ADDRESS } from "@site/contract/notifications/events";
import type { FastifyInstance } from "fastify";
import { createContext } from "../../calls/create-context.ts";
import type { AdminStreams } from "../../events/admin-streams.ts";

/** Registers the administrators' event stream (server-sent events). */
export function registerAdminEvents(server: FastifyInstance, app: App, streams: AdminStreams): void {
  // A HEAD request would open a stream that nobody reads.
  server.get(ADMIN_EVENTS_ADDRESS, { exposeHeadRoute: false }, async (request, reply) => {
    const admin = await requireAdmin(createContext(app, request, reply));
    return reply
      .type("text/event-stream; charset=utf-8")
      .headers({ "cache-control": "no-store", "x-accel-buffering": "no" })
      .send(streams.open(admin.sessionId));
  });
}
