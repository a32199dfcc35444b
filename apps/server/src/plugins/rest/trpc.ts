import { type App, AppError, type AppRouter, appRouter, isBoundedJson, toPublicError } from "@site/api";
import { limits } from "@site/contract/common/limits";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { calledProcedures } from "../../calls/called-procedures.ts";
import { createContext } from "../../calls/create-context.ts";

/** Registers the tRPC endpoint for the product's own client. */
export async function registerTrpc(server: FastifyInstance, app: App): Promise<void> {
  const options: FastifyTRPCPluginOptions<AppRouter> = {
    prefix: "/trpc",
    trpcOptions: {
      router: appRouter,
      maxBatchSize: limits.callsPerBatch,
      createContext: ({ req, res }) => createContext(app, req, res),
      responseMeta: ({ errors }) => ({ headers: getHeaders(errors) }),
      onError: ({ error, path }) => {
        if (toPublicError(error).isUnexpected) server.log.error({ err: error.cause ?? error, path }, "call failed");
      },
    },
  };
  await server.register(async (scope) => {
    // The plugin would also read multipart forms, past the body limit; no procedure takes one.
    scope.addHook("onRequest", (request, _, done) =>
      done(
        /^\s*multipart\//i.test(request.headers["content-type"] ?? "")
          ? new AppError("UNSUPPORTED_MEDIA_TYPE")
          : undefined,
      ),
    );
    scope.addHook("preHandler", (request, _, done) => done(findRefusal(request)));
    await scope.register(fastifyTRPCPlugin, options);
  });
}

/** Returns the longest Retry-After among the errors of a batch. */
function getHeaders(errors: readonly unknown[]): Headers {
  const waits = errors.flatMap((error) => toPublicError(error).details.retryAfter ?? []);
  return new Headers({
    "cache-control": "no-store",
    ...(waits.length > 0 && { "retry-after": String(Math.max(...waits)) }),
  });
}

/**
 * Returns an error for names with encoded characters: tRPC decodes the path again, after limits have been checked by
 * name.
 */
function findRefusal(request: FastifyRequest): AppError | undefined {
  // TRPC builds a Request, whose constructor rejects TRACE.
  if (request.method === "TRACE") return new AppError("ROUTE_NOT_FOUND");
  if (!calledProcedures(request).every((name) => /^[\w.]*$/.test(name))) return new AppError("ROUTE_NOT_FOUND");
  const input = new URLSearchParams(request.url.slice(request.url.indexOf("?"))).get("input");
  return [input, request.body].every((text) => typeof text !== "string" || isBoundedJson(text))
    ? undefined
    : new AppError("MALFORMED_REQUEST");
}
