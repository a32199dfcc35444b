import { AppError, type PublicError, toPublicError } from "@site/api";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Maps Fastify's error codes to the product's. */
const fastifyCodes: Record<string, ConstructorParameters<typeof AppError>[0]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_CTP_BODY_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  FST_ERR_CTP_EMPTY_JSON_BODY: "MALFORMED_JSON",
  FST_ERR_CTP_INVALID_JSON_BODY: "MALFORMED_JSON",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "MALFORMED_REQUEST",
  FST_ERR_BAD_URL: "MALFORMED_REQUEST",
  FST_ERR_MAX_PARAM_LENGTH: "ROUTE_NOT_FOUND",
};

/** Registers the error handler and the not-found handler of everything that is not a page. */
export function registerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
  server.setNotFoundHandler((request, reply) => sendError(new AppError("ROUTE_NOT_FOUND"), request, reply));
}

/**
 * Creates the handler for errors that Fastify raises before its hooks, such as broken percent-encoding.
 * @param headers headers of every answer
 */
export function frameworkErrors(headers: Record<string, string>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    sendError(error, request, reply.headers(headers));
  };
}

/** Sends an error as JSON; internal errors are logged in full and shown without details. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isAborted = !request.raw.complete && request.raw.destroyed; // the client has disconnected
  const shown = toPublicError(isAborted ? new AppError("MALFORMED_REQUEST") : toAppError(error));
  if (isAborted) request.log.debug({ err: error }, "request aborted");
  if (shown.isUnexpected) request.log.error({ err: error, url: request.url.split("?")[0] }, "request failed");
  if (shown.status === 401) reply.header("www-authenticate", getChallenge(request));
  if (shown.details.retryAfter !== undefined) reply.header("retry-after", shown.details.retryAfter);
  return reply
    .code(shown.status)
    .type("application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(JSON.stringify(errorBody(shown, request.id)));
}

/** Returns the challenge of a 401 (RFC 6750, 3), on which browsers show no dialog. */
function getChallenge({ headers }: FastifyRequest): string {
  return `Bearer realm="api"${headers.authorization === undefined ? "" : ', error="invalid_token"'}`;
}

/** Builds `{ message, error, code, requestId, details? }` with the documented flags at top level. */
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

/** Converts errors of Fastify and its parser to AppError; returns other errors unchanged. */
function toAppError(error: unknown): unknown {
  if (isJsonSyntaxError(error)) return new AppError("MALFORMED_JSON");
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return error;
  const known = fastifyCodes[error.code];
  const isRefusal = error.code.startsWith("FST_") && "statusCode" in error && Number(error.statusCode) < 500;
  return known || isRefusal ? new AppError(known ?? "MALFORMED_REQUEST") : error;
}

/** Returns true for the SyntaxError with status 400 that Fastify's JSON parser throws. */
function isJsonSyntaxError(error: unknown): boolean {
  return error instanceof SyntaxError && "statusCode" in error && error.statusCode === 400;
}
