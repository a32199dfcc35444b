import { type App, type Context, processImage, requireAdmin } from "@site/api";
import { mediaTexts } from "@site/contract/media/labels";
import { uploadLimits } from "@site/contract/media/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createContext } from "../../calls/create-context.ts";
import { acceptBytes, callMutation } from "../rest/byte-bodies.ts";

/**
 * Registers the addresses that take an image as their raw body (application/octet-stream), its name percent-encoded in
 * `x-file-name`. The caller, the number of uploads and the length are checked before the body is read.
 */
export async function registerMediaUploads(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (scope) => {
    acceptBytes(scope, { tooLarge: mediaTexts.tooLarge, notBytes: mediaTexts.notBytes });
    scope.addHook("onRequest", async (request, reply) => {
      const admin = await requireAdmin(createContext(app, request, reply));
      await app.limits.take("mediaUploads", String(admin.id));
      processImage.assertRoom();
    });

    const call = (ctx: Context, path: string, input: object, request: FastifyRequest) =>
      callMutation(ctx, path, { ...input, fileName: getFileName(request), bytes: request.body });
    const options = { bodyLimit: uploadLimits.bytes };

    scope.post("/api/admin/media", options, async (request, reply) => {
      const image = await call(createContext(app, request, reply), "admin.media.upload", {}, request);
      return reply.header("cache-control", "no-store").send(image);
    });
    scope.put<{ Params: { id: string } }>("/api/admin/media/:id/file", options, async (request, reply) => {
      const image = await call(
        createContext(app, request, reply),
        "admin.media.replace",
        { id: Number(request.params.id) },
        request,
      );
      return reply.header("cache-control", "no-store").send(image);
    });
  });
}

/** Returns the name in the header, or undefined if it is missing or not percent-encoded UTF-8. */
function getFileName(request: FastifyRequest): string | undefined {
  const header = request.headers["x-file-name"];
  try {
    return typeof header === "string" ? decodeURIComponent(header) : undefined;
  } catch {
    return undefined;
  }
}
