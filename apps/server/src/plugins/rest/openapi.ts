import type { App } from "@site/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { encodingFor } from "../../http/compression.ts";
import { buildDocument } from "../../openapi/document.ts";
import { REFERENCE_POLICY, renderReference } from "../../openapi/reference-page.ts";
import { CachedPage } from "../../page-cache/cached-page.ts";

/** The OpenAPI document as JSON and as an HTML page. */
interface Reference {
  document: CachedPage;
  page: CachedPage;
}

/** By the site's address, since all else is code: the hosts of one process share what takes half a second. */
const references = new Map<string, Reference>();

/**
 * Serves the OpenAPI document and its HTML reference; both are generated on first use and kept with their encodings.
 */
export function registerOpenApi(server: FastifyInstance, { siteUrl }: Pick<App, "siteUrl">): void {
  const config = { isPublicRead: true };
  server.get("/api/openapi.json", { config }, (request, reply) => send(getReference(siteUrl).document, request, reply));
  server.get("/api/docs", { config }, (request, reply) =>
    send(getReference(siteUrl).page, request, reply.header("content-security-policy", REFERENCE_POLICY)),
  );
}

function getReference(siteUrl: string): Reference {
  const known = references.get(siteUrl);
  if (known) return known;
  const document = buildDocument(siteUrl);
  const made: Reference = {
    document: toPage(JSON.stringify(document), "application/json"),
    page: toPage(renderReference(document), "text/html"),
  };
  references.set(siteUrl, made);
  return made;
}

function toPage(text: string, mediaType: string): CachedPage {
  return new CachedPage({ status: 200, html: [text], tags: [], mediaType });
}

async function send(page: CachedPage, { headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const encoding = encodingFor(headers["accept-encoding"]);
  const known = page.headersIfKnown(headers["if-none-match"], encoding);
  if (known) return reply.code(304).headers(known).send();
  await page.in(encoding); // the first one is compressed quickly, and what is kept should be small
  const variant = await page.in(encoding);
  return reply.headers(variant.headers).send(variant.bytes);
}
