import { AppError, toPublicError } from "@site/api";
import { type ErrorCode, errorCodes } from "@site/contract/common/error-codes";
import type { FastifyReply, FastifyRequest } from "fastify";

const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'";

/** Errors that pass after some time. */
const WAITING: ReadonlySet<ErrorCode> = new Set(["TOO_MANY_REQUESTS", "UNAVAILABLE"]);

/** Sends an error page that needs neither database nor script. */
export function sendFailedPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = findRefusal(error);
  const { status, code, message, details } = toPublicError(refusal ?? error);
  if (!refusal) request.log.error({ err: error, url: request.url.split("?")[0] }, "page failed");
  if (details.retryAfter !== undefined) reply.header("retry-after", details.retryAfter);
  const title = refusal ? (WAITING.has(code) ? "Lütfen Biraz Bekleyin" : "Bu Adres Açılamadı") : "Bir Hata Oluştu";
  const html = [
    `<!doctype html><html lang="tr"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex">`,
    `<title>${title}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/plain.css">`,
    `</head><body><main><h1>${title}</h1>`,
    `<p>${message}</p><p><a href="">Tekrar Dene</a></p></main></body></html>`,
  ].join("");
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-security-policy", POLICY)
    .send(html);
}

/** Returns the expected error of a request, or of a call that the page made; undefined for an unexpected one. */
function findRefusal(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error) || !("data" in error)) return undefined;
  const { data } = error;
  if (typeof data !== "object" || data === null || !("code" in data) || !isErrorCode(data.code)) return undefined;
  return errorCodes[data.code].status < 500 ? new AppError(data.code, { message: error.message }) : undefined;
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(errorCodes, code);
}
