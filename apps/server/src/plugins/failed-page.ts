import { AppError, toPublicError } from "@site/api";
import type { FastifyReply, FastifyRequest } from "fastify";

const POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'none'";

/** Sends an error page that needs neither database nor script. */
export function sendFailedPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, details } = toPublicError(error);
  const isRefused = error instanceof AppError;
  if (!isRefused) request.log.error({ err: error, url: request.url.split("?")[0] }, "page failed");
  if (details.retryAfter !== undefined) reply.header("retry-after", details.retryAfter);
  const title = isRefused ? "Lütfen Biraz Bekleyin" : "Bir Hata Oluştu";
  const html = [
    `<!doctype html><html lang="tr"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex">`,
    `<title>${title}</title><link rel="stylesheet" href="/docs.css">`,
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
