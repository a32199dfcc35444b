import { type App, AppError, findLibraryFile } from "@site/api";
import { imageFormats } from "@site/contract/media/address";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { matchesEtag } from "../../http/etag.ts";
import { sendError } from "../guards/errors.ts";

/** Seconds for which browsers may show an image without asking; a replaced image keeps its address. */
const FRESH_S = 300;

const TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

const key = z.string().regex(/^[0-9a-f]{16}$/);
const lasting = z.object({ key });
const sized = z.object({ key, width: z.coerce.number().int().min(1).max(9_999), format: z.enum(imageFormats) });

/** Serves the images of the library at their lasting addresses: `<key>.jpg`, and each size under `<key>/`. */
export function registerLibraryFiles(server: FastifyInstance, app: App): void {
  async function send(
    image: { key: string; width?: number; format: z.output<typeof sized>["format"] } | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const found = image && (await findLibraryFile(app, image.key, image));
    if (!found) return sendError(new AppError("NOT_FOUND"), request, reply);
    const isKnown = matchesEtag(request.headers["if-none-match"], found.etag);
    const file = isKnown ? undefined : await found.read();
    if (!file && !isKnown) return sendError(new AppError("NOT_FOUND"), request, reply);
    reply.header("etag", found.etag).header("cache-control", `public, max-age=${FRESH_S}`);
    return isKnown ? reply.code(304).send() : reply.type(TYPES[image.format]).send(file);
  }

  server.get("/media/library/:key.jpg", (request, reply) => {
    const image = lasting.safeParse(request.params).data;
    return send(image && { ...image, format: "jpg" }, request, reply);
  });
  server.get("/media/library/:key/:width.:format", (request, reply) =>
    send(sized.safeParse(request.params).data, request, reply),
  );
}
