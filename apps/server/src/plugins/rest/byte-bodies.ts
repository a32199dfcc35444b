import { AppError, appRouter, type Context } from "@site/api";
import { callTRPCProcedure } from "@trpc/server";
import type { FastifyInstance } from "fastify";
import { sendError } from "../guards/errors.ts";

/** The messages for Fastify's two refusals of a body. */
interface Refusals {
  tooLarge: string;
  notBytes: string;
}

/** Makes the routes of a scope accept raw bodies (application/octet-stream) and nothing else. */
export function acceptBytes(scope: FastifyInstance, { tooLarge, notBytes }: Refusals): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  scope.setErrorHandler((error, request, reply) => {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "FST_ERR_CTP_BODY_TOO_LARGE")
      return sendError(new AppError("PAYLOAD_TOO_LARGE", { message: tooLarge }), request, reply);
    if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE")
      return sendError(new AppError("UNSUPPORTED_MEDIA_TYPE", { message: notBytes }), request, reply);
    return sendError(error, request, reply);
  });
}

/** Calls a mutation with an input that JSON cannot express. */
export function callMutation(ctx: Context, path: string, input: object): Promise<unknown> {
  return callTRPCProcedure({
    router: appRouter,
    path,
    type: "mutation",
    getRawInput: async () => input,
    ctx,
    signal: undefined,
    batchIndex: 0,
  });
}
