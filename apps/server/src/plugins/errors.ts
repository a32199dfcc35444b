import { AppError, type PublicError, toPublicError } from "@site/api";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** The codes of Fastify's own refusals, as ours. */
const fastifyCodes: Record<string, ConstructorParameters<typeof AppError>[0]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_CTP_BODY_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  FST_ERR_CTP_EMPTY_JSON_BODY: "MALFORMED_JSON",
  FST_ERR_CTP_INVALID_JSON_BODY: "MALFORMED_JSON",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "MALFORMED_REQUEST",
  FST_ERR_BAD_URL: "MALFORMED_REQUEST",
  FST_ERR_MAX_PARAM_LENGTH: "ROUTE_NOT_FOUND",
};

/** One error handler and one not-found handler for all that is not a page. */
export function registerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
  server.setNotFoundHandler((request, reply) => sendError(new AppError("ROUTE_NOT_FOUND"), request, reply));
}

/** Makes what answers where Fastify refuses before its hooks and handlers: a broken percent-encoding, say. @param headers those of every answer */
export function frameworkErrors(headers: Record<string, string>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    sendError(error, request, reply.headers(headers));
  };
}

/** Writes an error the way every JSON error of the product looks; faults of ours are logged whole and shown bland. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isAborted = !request.raw.complete && request.raw.destroyed; // nobody reads the answer
  const shown = toPublicError(isAborted ? new AppError("MALFORMED_REQUEST") : asOurs(error));
  if (isAborted) request.log.debug({ err: error }, "request aborted");
  if (shown.isFault) request.log.error({ err: error, url: request.url.split("?")[0] }, "request failed");
  if (shown.details.retryAfter !== undefined) reply.header("retry-after", shown.details.retryAfter);
  return reply
    .code(shown.status)
    .type("application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(JSON.stringify(errorBody(shown, request.id)));
}

/** `{ message, error, code, requestId, details? }` with the flags the specification names at top level. */
export function errorBody({ message, code, details }: PublicError, requestId: string) {
  return {
    message,
    error: message,
    code,
    requestId,
    ...(details.fields && { details: { fields: details.fields } }),
    ...details.flags,
  };
}

/** Fastify's own refusals and those of its parser as errors of the closed list; all else as it is. */
function asOurs(error: unknown): unknown {
  if (isJsonSyntaxError(error)) return new AppError("MALFORMED_JSON");
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return error;
  const known = fastifyCodes[error.code];
  const isRefusal = error.code.startsWith("FST_") && "statusCode" in error && Number(error.statusCode) < 500;
  return known || isRefusal ? new AppError(known ?? "MALFORMED_REQUEST") : error;
}

/** Fastify's JSON parser throws a SyntaxError with status 400. */
function isJsonSyntaxError(error: unknown): boolean {
  return error instanceof SyntaxError && "statusCode" in error && error.statusCode === 400;
}
