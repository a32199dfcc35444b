import type { App } from "@site/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { encodingFor } from "../../http/compression.ts";
import { buildDocument } from "../../openapi/document.ts";
import { REFERENCE_POLICY, renderReference } from "../../openapi/reference-page.ts";
import type { OpenApiDocument } from "../../openapi/types.ts";
import { CachedPage } from "../../page-cache/cached-page.ts";
import { addVary } from "./api-addresses.ts";

/** By the site's address, since all else is code: the hosts of one process share what takes half a second. */
const documents = new Map<string, OpenApiDocument>();

/**
 * Serves the OpenAPI document and its HTML reference; both are generated on first use and kept with their encodings.
 */
export function registerOpenApi(server: FastifyInstance, { siteUrl }: Pick<App, "siteUrl">): void {
  let document: CachedPage | undefined;
  let reference: CachedPage | undefined;
  const config = { isPublicRead: true };
  server.get("/api/openapi.json", { config }, (request, reply) => {
    document ??= toPage(JSON.stringify(getDocument(siteUrl)), "application/json");
    return send(document, request, reply);
  });
  server.get("/api/docs", { config }, (request, reply) => {
    reference ??= toPage(renderReference(getDocument(siteUrl)), "text/html");
    return send(reference, request, reply.header("content-security-policy", REFERENCE_POLICY));
  });
}

function getDocument(siteUrl: string): OpenApiDocument {
  const document = documents.get(siteUrl) ?? buildDocument(siteUrl);
  documents.set(siteUrl, document);
  return document;
}

function toPage(text: string, mediaType: string): CachedPage {
  return new CachedPage({ status: 200, html: [text], tags: [], mediaType });
}

async function send(page: CachedPage, { headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const encoding = encodingFor(headers["accept-encoding"]);
  const known = page.headersIfKnown(headers["if-none-match"], encoding);
  if (known) return withHeaders(reply, known).code(304).send();
  await page.in(encoding); // the first one is compressed quickly, and what is kept should be small
  const variant = await page.in(encoding);
  return withHeaders(reply, variant.headers).send(variant.bytes);
}

/** Sets a page's headers; what the answer varies by already stays. */
function withHeaders(reply: FastifyReply, { vary = "", ...headers }: Record<string, string>): FastifyReply {
  addVary(reply, vary);
  return reply.headers(headers);
}
