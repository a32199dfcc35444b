import { type App, AppError, makePetitionFile, openDataExport } from "@site/api";
import { petitionFilePath, petitionTypes } from "@site/contract/becayis/papers/petitions/files";
import { petitionFormat, petitionInput } from "@site/contract/becayis/papers/petitions/schema";
import { foldText } from "@site/contract/common/text";
import type { FastifyInstance } from "fastify";
import { createContext } from "../../calls/create-context.ts";
import { sendError } from "../guards/errors.ts";

const YEAR_S = 31_536_000;

/** Serves stored files: pictures to everyone, the copy of a member's data to that member, and petitions. */
export function registerFiles(server: FastifyInstance, app: App): void {
  server.get<{ Params: { "*": string } }>("/media/*", async (request, reply) => {
    const file = await app.files.get(`public/${request.params["*"]}`);
    if (!file) return sendError(new AppError("NOT_FOUND"), request, reply);
    // A changed picture has a new address.
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

  for (const { kind, format, address } of petitionAddresses)
    server.get<{ Params: { id: string } }>(address, { exposeHeadRoute: false }, async (request, reply) => {
      const member = await createContext(app, request, reply, { isGuarded: true }).member();
      if (!member) return sendError(new AppError("UNAUTHORIZED"), request, reply);
      const ref = petitionInput.safeParse({ kind, id: Number(request.params.id) });
      if (!ref.success) return sendError(new AppError("NOT_FOUND"), request, reply);
      const { content, name } = await makePetitionFile(app, member.id, ref.data, format);
      return reply
        .type(petitionTypes[format])
        .header("content-disposition", toDisposition(`${name}.${format}`))
        .header("cache-control", "private, no-store")
        .send(Buffer.from(content));
    });
}

const petitionAddresses = petitionInput.shape.kind.options.flatMap((kind) =>
  petitionFormat.options.map((format) => ({ kind, format, address: petitionFilePath(kind, ":id", format) })),
);

/**
 * Returns the header that offers a file for saving under its Turkish name (RFC 6266), with an ASCII name for old
 * programs.
 */
function toDisposition(name: string): string {
  const ascii = foldText(name).replace(/[^a-z0-9.]+/g, "-");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
