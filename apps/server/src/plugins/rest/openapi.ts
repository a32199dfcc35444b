import type { App } from "@site/api";
import type { FastifyInstance } from "fastify";
import { buildDocument } from "../../openapi/document.ts";
import { REFERENCE_POLICY, renderReference } from "../../openapi/reference-page.ts";
import type { OpenApiDocument } from "../../openapi/types.ts";

/** Serves the OpenAPI document and its HTML reference; both are generated on first use. */
export function registerOpenApi(server: FastifyInstance, app: App): void {
  let document: Promise<OpenApiDocument> | undefined;
  const read = () => {
    document ??= buildDocument(app.siteUrl);
    return document;
  };
  server.get("/api/openapi.json", read);
  server.get("/api/docs", async (_, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", REFERENCE_POLICY)
      .send(renderReference(await read())),
  );
}
