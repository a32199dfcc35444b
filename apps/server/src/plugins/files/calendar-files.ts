import { type App, AppError, readCalendarFeed, readWindowFile } from "@site/api";
import type { FastifyInstance, FastifyReply } from "fastify";

/** Serves application windows as calendars: one window to everyone, a member's by the token of a private address. */
export function registerCalendarFiles(server: FastifyInstance, app: App): void {
  const send = (reply: FastifyReply, calendar: string, fileName: string) =>
    reply
      .type("text/calendar; charset=utf-8")
      .header("content-disposition", `inline; filename="${fileName}"`)
      .header("cache-control", "no-store")
      .send(calendar);

  server.get<{ Params: { id: string } }>("/api/becayis/windows/:id.ics", async (request, reply) => {
    const { id } = request.params;
    if (!/^[1-9]\d{0,8}$/.test(id)) throw new AppError("NOT_FOUND");
    return send(reply, await readWindowFile(app, Number(id)), `basvuru-donemi-${id}.ics`);
  });

  server.get<{ Params: { token: string } }>("/api/becayis/calendar/:token.ics", async (request, reply) => {
    return send(reply, await readCalendarFeed(app, request.params.token), "basvuru-donemleri.ics");
  });
}
