import { type App, AppError, type AppRouter, appRouter, isBoundedJson, toPublicError } from "@site/api";
import { limits } from "@site/contract/common/limits";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { calledProcedures } from "../../calls/called-procedures.ts";
import { createContext } from "../../calls/create-context.ts";
import { procedures } from "../../calls/procedures.ts";

/** The largest bodies in bytes of the procedures that accept more than the others. */
const bodyLimits = new Map(procedures.flatMap(({ path, meta }) => (meta?.bodyLimit ? [[path, meta.bodyLimit]] : [])));

/** Registers the tRPC endpoint for the product's own clients. */
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
    // The plugin would also read multipart forms, beyond the body limit; no procedure accepts one.
    scope.addHook("onRequest", (request, _, done) =>
      done(
        /^\s*multipart\//i.test(request.headers["content-type"] ?? "")
          ? new AppError("UNSUPPORTED_MEDIA_TYPE")
          : undefined,
      ),
    );
    scope.addHook("onRoute", (route) => {
      route.bodyLimit = Math.max(...bodyLimits.values());
    });
    scope.addHook("onRequest", (request, reply) => admitBody(app, request, reply));
    scope.addHook("preHandler", (request, _, done) => done(findRefusal(request)));
    await scope.register(fastifyTRPCPlugin, options);
  });
}

/** Raises the body limit for procedures that accept more, and for callers with a session only. */
async function admitBody(app: App, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { "content-length": length, "transfer-encoding": coding } = request.headers;
  const usual = request.server.initialConfig.bodyLimit ?? 0;
  if (coding === undefined && Number(length ?? 0) <= usual) return;
  const [name = "", ...others] = calledProcedures(request);
  const limit = others.length > 0 ? usual : (bodyLimits.get(name) ?? usual);
  if (limit === usual || coding !== undefined || Number(length) > limit) throw new AppError("PAYLOAD_TOO_LARGE");
  const ctx = createContext(app, request, reply);
  if (!(await ctx.member())) throw new AppError("UNAUTHORIZED", { message: signInTexts.sessionExpired });
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
 * Returns an error for names with encoded characters: tRPC decodes the path again after the limits were checked by
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
