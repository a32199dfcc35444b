import { toPublicError } from "@site/api";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Stands for a page that could not be made: it needs neither database nor script. */
export function sendFailedPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, details } = toPublicError(error);
  request.log.error({ err: error, url: request.url.split("?")[0] }, "page failed");
  const html = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Bir Hata Oluştu</title><link rel="stylesheet" href="/docs.css"></head><body><main><h1>Bir Hata Oluştu</h1><p>${message}</p><p><a href="">Tekrar Dene</a></p></main></body></html>`;
  if (details.retryAfter !== undefined) reply.header("retry-after", details.retryAfter);
  return reply.code(status).type("text/html; charset=utf-8").header("cache-control", "no-store").send(html);
}
