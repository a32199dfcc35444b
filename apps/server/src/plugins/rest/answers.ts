import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { TOKEN_HEADERS } from "../../calls/create-context.ts";
import { CachedPage } from "../../page-cache/cached-page.ts";
import { addVary, fillReply } from "../../page-cache/fill-reply.ts";

/** Bytes below which an answer hardly shrinks when it is compressed. */
const MIN_COMPRESSED = 1_024;
/** Headers that identify the caller. */
const IDENTITIES = [...TOKEN_HEADERS, "cookie"];

/** Answers JSON reads below /api like pages: in the encoding that the caller accepts, with an ETag and 304. */
export function registerAnswers(server: FastifyInstance): void {
  server.addHook("onSend", async (request, reply, payload) => {
    const isRead = (request.method === "GET" || request.method === "HEAD") && reply.statusCode === 200;
    if (typeof payload !== "string" || !request.url.startsWith("/api/") || !isRead || !isJson(reply)) return payload;
    return (await fillAnswer(toJsonPage(payload), request, reply)) ?? "";
  });
}

const isJson = (reply: FastifyReply) => String(reply.getHeader("content-type")).startsWith("application/json");

/** Returns a JSON text as a page. */
export function toJsonPage(text: string): CachedPage {
  return new CachedPage({ status: 200, html: [text], tags: [], mediaType: "application/json" });
}

/**
 * Fills a reply with an answer below /api. Caches may store what a visitor without any identity reads, if they ask
 * again, or for as long as the address says; nothing else may be stored.
 */
export async function fillAnswer(
  page: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer | undefined> {
  const { isPublicRead = false, cacheSeconds } = request.routeOptions.config;
  const body = await fillReply(page, request, reply, page.length < MIN_COMPRESSED ? "identity" : undefined);
  if (cacheSeconds !== undefined) void reply.header("cache-control", `public, max-age=${cacheSeconds}`);
  else if (!isPublicRead || !isVisitor(request)) void reply.header("cache-control", "no-store");
  if (isPublicRead && cacheSeconds === undefined) addVary(reply, IDENTITIES.join(", "));
  return body;
}

/** Returns true for a caller without any identity. */
function isVisitor({ headers }: FastifyRequest): boolean {
  return IDENTITIES.every((name) => headers[name] === undefined);
}
