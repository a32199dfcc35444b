import { type App, AppError, appRouter, processImage } from "@site/api";
import { mediaTexts } from "@site/contract/media/labels";
import { uploadLimits } from "@site/contract/media/schema";
import { callTRPCProcedure } from "@trpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createContext } from "../create-context.ts";
import { sendError } from "./errors.ts";

/**
 * Registers the addresses that take an image as their raw body (application/octet-stream), its name percent-encoded in
 * `x-file-name`. The caller, the number of uploads and the length are checked before the body is read.
 */
export async function registerMediaUploads(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error, request, reply) => sendError(toUploadError(error), request, reply));
    scope.addHook("onRequest", async (request, reply) => {
      const admin = await createContext(app, request, reply).admin();
      if (!admin) throw new AppError("UNAUTHORIZED");
      await app.limits.take("mediaUploads", String(admin.id));
      processImage.assertRoom();
    });

    const call = (path: string, input: object, request: FastifyRequest, reply: FastifyReply) =>
      callTRPCProcedure({
        router: appRouter,
        path,
        type: "mutation",
        getRawInput: async () => ({ ...input, fileName: fileNameOf(request), bytes: request.body }),
        ctx: createContext(app, request, reply),
        signal: undefined,
        batchIndex: 0,
      });
    const options = { bodyLimit: uploadLimits.bytes };

    scope.post("/api/admin/media", options, async (request, reply) => {
      const image = await call("admin.media.upload", {}, request, reply);
      return reply.header("cache-control", "no-store").send(image);
    });
    scope.put<{ Params: { id: string } }>("/api/admin/media/:id/file", options, async (request, reply) => {
      const image = await call("admin.media.replace", { id: Number(request.params.id) }, request, reply);
      return reply.header("cache-control", "no-store").send(image);
    });
  });
}

/** Returns the name in the header, or undefined if it is missing or not percent-encoded UTF-8. */
function fileNameOf(request: FastifyRequest): string | undefined {
  const header = request.headers["x-file-name"];
  try {
    return typeof header === "string" ? decodeURIComponent(header) : undefined;
  } catch {
    return undefined;
  }
}

/** Gives Fastify's two refusals of a body the sentences of an upload. */
function toUploadError(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return new AppError("PAYLOAD_TOO_LARGE", { message: mediaTexts.tooLarge });
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE")
    return new AppError("UNSUPPORTED_MEDIA_TYPE", { message: mediaTexts.notBytes });
  return error;
}
