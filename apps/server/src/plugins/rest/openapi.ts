import scalar from "@scalar/fastify-api-reference";
import type { App } from "@site/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { encodingFor } from "../../http/compression.ts";
import { buildDocument, type OpenApiDocument } from "../../openapi/document.ts";
import { CachedPage } from "../../page-cache/cached-page.ts";
import { referencePolicy } from "../guards/security.ts";
import { addVary } from "./api-addresses.ts";

/** By the site's address, since all else is code: the hosts of one process share what takes half a second. */
const documents = new Map<string, OpenApiDocument>();

/** Serves the OpenAPI document and its reference; both are made on first use and kept with their encodings. */
export async function registerOpenApi(server: FastifyInstance, { siteUrl }: Pick<App, "siteUrl">): Promise<void> {
  let document: CachedPage | undefined;
  server.get("/api/openapi.json", { config: { isPublicRead: true } }, (request, reply) => {
    document ??= toPage(JSON.stringify(getDocument(siteUrl)), "application/json");
    return send(document, request, reply);
  });
  await server.register(registerReference);
}

/** Serves `/api/docs/` and its script, which asks no other host. */
async function registerReference(scope: FastifyInstance): Promise<void> {
  const pages = new Map<string, CachedPage>();
  scope.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || reply.statusCode !== 200) return payload;
    const type = String(reply.getHeader("content-type"));
    const isPage = type.startsWith("text/html");
    const path = request.routeOptions.url ?? "";
    const text = isPage ? payload.replace("<html>", '<html lang="tr">') : payload;
    const page = pages.get(path) ?? toPage(text, type.split(";")[0] ?? "");
    pages.set(path, page);
    if (isPage) void reply.header("content-security-policy", referencePolicy(text));
    return answer(page, request, reply);
  });
  await scope.register(scalar, {
    routePrefix: "/api/docs",
    logLevel: "silent",
    configuration: {
      pageTitle: "Hukuk ve Yazılım API",
      favicon: "/favicon.svg",
      sources: [{ url: "/api/openapi.json", agent: { disabled: true } }],
      withDefaultFonts: false,
      hideClientButton: true,
      showDeveloperTools: "never",
      telemetry: false,
      defaultOpenAllTags: false,
    },
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

async function send(page: CachedPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return reply.send(await answer(page, request, reply));
}

/** Sets the headers of a page in the encoding that the caller takes. @returns its bytes; none for one that is known */
async function answer(page: CachedPage, { headers }: FastifyRequest, reply: FastifyReply): Promise<Buffer | string> {
  const encoding = encodingFor(headers["accept-encoding"]);
  const known = page.headersIfKnown(headers["if-none-match"], encoding);
  if (known) {
    withHeaders(reply, known).code(304);
    return "";
  }
  await page.in(encoding); // the first one is compressed quickly, and what is kept should be small
  const variant = await page.in(encoding);
  withHeaders(reply, variant.headers);
  return variant.bytes;
}

/** Sets a page's headers; what the answer varies by already stays. */
function withHeaders(reply: FastifyReply, { vary = "", ...headers }: Record<string, string>): FastifyReply {
  addVary(reply, vary);
  return reply.headers(headers);
}
