import type { PageTag } from "@site/api";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CachedPage } from "../../page-cache/cached-page.ts";
import { createPageCache, type PageCache } from "../../page-cache/page-cache.ts";
import { getAnswerEncoding, setCaching } from "./answers.ts";
import { addVary } from "./api-addresses.ts";

/** Returns the cached answer of a visitor's call with this input or makes it. @throws what the call throws */
export type SharedAnswers = (
  route: { procedure: string; cachedUntil?: readonly PageTag[] | undefined },
  input: Record<string, unknown>,
  call: () => Promise<unknown>,
) => Promise<CachedPage>;

/**
 * Caches answers that visitors share, by procedure and input, like rendered pages: until a write changes one of their
 * tags, for five minutes at most, within the bytes of pages with a query, of which they are not part.
 */
export function shareAnswers(pages: PageCache): SharedAnswers {
  const answers = createPageCache();
  pages.onPurge((tags) => (tags ? answers.purge(tags) : answers.clear()));
  return ({ procedure, cachedUntil = [] }, input, call) => {
    const sorted = Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1));
    const key = `${procedure}?${JSON.stringify(sorted)}`;
    return answers.getOrRender(key, async () => ({
      status: 200,
      html: [JSON.stringify((await call()) ?? {})],
      tags: cachedUntil,
      mediaType: "application/json",
    }));
  };
}

/** Sends a shared answer with the headers of other public reads, or 304. */
export async function sendShared(
  answer: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = getAnswerEncoding(request, answer.length);
  addVary(reply, "accept-encoding");
  setCaching(request, reply);
  const known = answer.headersIfKnown(request.headers["if-none-match"], encoding);
  if (known?.etag) return reply.code(304).header("etag", known.etag).send();
  const { bytes, headers } = await answer.in(encoding);
  const { etag = "", "content-encoding": coding } = headers;
  void reply.type("application/json; charset=utf-8").header("etag", etag);
  if (coding) void reply.header("content-encoding", coding);
  return reply.send(bytes);
}
