import scalar from "@scalar/fastify-api-reference";
import type { App } from "@site/api";
import type { FastifyInstance } from "fastify";
import { buildDocument, type OpenApiDocument } from "../../openapi/document.ts";
import { CachedPage } from "../../page-cache/cached-page.ts";
import { fillReply } from "../../page-cache/fill-reply.ts";
import { referencePolicy } from "../guards/security.ts";
import { toJsonPage } from "./answers.ts";

/** Documents by the site's address, because building one takes half a second and several hosts may share a process. */
const documents = new Map<string, OpenApiDocument>();

/** Serves the OpenAPI document and its reference. Both are built on first use and stored with their encodings. */
export async function registerOpenApi(server: FastifyInstance, { siteUrl }: Pick<App, "siteUrl">): Promise<void> {
  let document: CachedPage | undefined;
  server.get("/api/openapi.json", { config: { isPublicRead: true } }, async (request, reply) => {
    document ??= toJsonPage(JSON.stringify(getDocument(siteUrl)));
    return reply.send(await fillReply(document, request, reply));
  });
  await server.register(registerReference);
}

/** Serves `/api/docs/` and its script, which contacts no other host. */
async function registerReference(scope: FastifyInstance): Promise<void> {
  const pages = new Map<string, CachedPage>();
  scope.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || reply.statusCode !== 200) return payload;
    const [mediaType = ""] = String(reply.getHeader("content-type")).split(";");
    const isPage = mediaType === "text/html";
    const path = request.routeOptions.url ?? "";
    const text = isPage ? payload.replace("<html>", '<html lang="tr">') : payload;
    const page = pages.get(path) ?? new CachedPage({ status: 200, html: [text], tags: [], mediaType });
    if (!pages.has(path)) await page.in("br"); // makes the well compressed variant, because the script is large
    pages.set(path, page);
    if (isPage) void reply.header("content-security-policy", referencePolicy(text));
    return (await fillReply(page, request, reply)) ?? "";
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
