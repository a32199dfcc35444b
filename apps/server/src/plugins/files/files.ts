import { type App, AppError, openDataExport } from "@site/api";
import type { FastifyInstance } from "fastify";
import { createContext } from "../../calls/create-context.ts";
import { sendError } from "../guards/errors.ts";

const YEAR_S = 31_536_000;

/** Serves stored files: pictures to everyone, the export of a member's data to that member only. */
export function registerFiles(server: FastifyInstance, app: App): void {
  server.get<{ Params: { "*": string } }>("/media/*", async (request, reply) => {
    const file = await app.files.get(`public/${request.params["*"]}`);
    if (!file) return sendError(new AppError("NOT_FOUND"), request, reply);
    // A changed picture gets a new address.
    return reply.type("image/webp").header("cache-control", `public, max-age=${YEAR_S}, immutable`).send(file);
  });

  const exportAddress = "/api/user/data-exports/:id/file";
  server.get<{ Params: { id: string } }>(exportAddress, { exposeHeadRoute: false }, async (request, reply) => {
    const member = await createContext(app, request, reply, { isGuarded: true }).member();
    if (!member) return sendError(new AppError("UNAUTHORIZED"), request, reply);
    const file = /^\d{1,9}$/.test(request.params.id)
      ? await openDataExport(app, member.id, Number(request.params.id))
      : undefined;
    if (!file) return sendError(new AppError("NOT_FOUND"), request, reply);
    return reply
      .type("application/zip")
      .header("content-disposition", 'attachment; filename="verilerim.zip"')
      .header("cache-control", "no-store")
      .send(file);
  });
}
