import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { TOKEN_HEADERS } from "../../calls/create-context.ts";
import { compress, type Encoding, encodingFor } from "../../http/compression.ts";
import { hashOf, matchesEtag } from "../../http/etag.ts";
import { addVary } from "./api-addresses.ts";

/** Shorter bodies grow or hardly shrink when they are compressed. */
const MIN_COMPRESSED = 1_024;
/** Headers that tell who calls. */
const IDENTITIES = [...TOKEN_HEADERS, "cookie"];

/**
 * Finishes the JSON answers below /api: compressed as the caller takes them, reads with an ETag and 304. What a visitor
 * without any identity reads may be kept by caches that ask again; everything else is stored by nobody.
 */
export function registerAnswers(server: FastifyInstance): void {
  server.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || !request.url.startsWith("/api/") || !isJson(reply)) return payload;
    const encoding = getAnswerEncoding(request, payload.length);
    addVary(reply, "accept-encoding");
    if (isRead(request) && reply.statusCode === 200) {
      const etag = `"${hashOf(payload)}${encoding === "identity" ? "" : `-${encoding}`}"`;
      void reply.header("etag", etag);
      setCaching(request, reply);
      if (matchesEtag(request.headers["if-none-match"], etag)) {
        void reply.code(304).removeHeader("content-type").removeHeader("content-length");
        return "";
      }
    }
    if (encoding === "identity" || request.method === "HEAD") return payload;
    void reply.header("content-encoding", encoding).removeHeader("content-length");
    return compress(Buffer.from(payload), encoding, "quick");
  });
}

/** Returns the encoding of an answer with this length. */
export function getAnswerEncoding({ headers }: FastifyRequest, length: number): Encoding {
  return length < MIN_COMPRESSED ? "identity" : encodingFor(headers["accept-encoding"]);
}

const isJson = (reply: FastifyReply) => String(reply.getHeader("content-type")).startsWith("application/json");
const isRead = ({ method }: FastifyRequest) => method === "GET" || method === "HEAD";

/** Sets how long an answer of a public read may be used; callers with an identity may get another one. */
export function setCaching(request: FastifyRequest, reply: FastifyReply): void {
  const { isPublicRead, cacheSeconds } = request.routeOptions.config;
  if (!isPublicRead) return;
  if (cacheSeconds !== undefined) {
    void reply.header("cache-control", `public, max-age=${cacheSeconds}`);
    return;
  }
  addVary(reply, IDENTITIES.join(", "));
  if (isVisitor(request)) void reply.header("cache-control", "public, max-age=0, must-revalidate");
}

/** Returns true for a caller without any identity. */
function isVisitor({ headers }: FastifyRequest): boolean {
  return IDENTITIES.every((name) => headers[name] === undefined);
}
