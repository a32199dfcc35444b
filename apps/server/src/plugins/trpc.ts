import { type App, AppError, type AppRouter, appRouter, toPublicError } from "@site/api";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance } from "fastify";
import { createContext } from "../create-context.ts";

/** The first door: typed calls of the product's own client. */
export async function registerTrpc(server: FastifyInstance, app: App): Promise<void> {
  const options: FastifyTRPCPluginOptions<AppRouter> = {
    prefix: "/trpc",
    trpcOptions: {
      router: appRouter,
      createContext: ({ req, res }) => createContext(app, req, res),
      responseMeta: ({ errors }) => {
        const waits = errors.flatMap((error) => toPublicError(error).details.retryAfter ?? []);
        return { headers: new Headers({ "cache-control": "no-store", ...(waits.length > 0 && { "retry-after": String(Math.max(...waits)) }) }) };
      },
      onError: ({ error, path }) => {
        if (toPublicError(error).isFault) server.log.error({ err: error.cause ?? error, path }, "call failed");
      },
    },
  };
  await server.register(async (scope) => {
    // The plugin reads forms too, past the limit of a body; no procedure takes one.
    scope.addHook("onRequest", (request, _, done) => done(/^\s*multipart\//i.test(request.headers["content-type"] ?? "") ? new AppError("UNSUPPORTED_MEDIA_TYPE") : undefined));
    await scope.register(fastifyTRPCPlugin, options);
  });
}
