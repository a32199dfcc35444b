import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingFor } from "../../http/compression.ts";
import type { CachedPage } from "../../page-cache/cached-page.ts";

/** Lets programs of other sites read a feed: it holds public texts alone. */
export const OPEN_TO_SITES = { "access-control-allow-origin": "*" };

/** Sends a text for machines in the encoding that its reader prefers, or 304 if the reader has it. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  headers: Record<string, string> = {},
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const known = page.headersIfKnown(request.headers["if-none-match"], encoding);
  if (known)
    return reply
      .code(304)
      .headers({ ...headers, ...known })
      .send();
  const { bytes, headers: own } = await page.in(encoding);
  return reply.headers({ ...headers, ...own }).send(bytes);
}
