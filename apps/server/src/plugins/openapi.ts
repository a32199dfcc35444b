import { type App, appRouter } from "@site/api";
import type { FastifyInstance } from "fastify";
import type { OpenApiDocument } from "../openapi/reference-page.ts";
import { METHODS, renderReference } from "../openapi/reference-page.ts";
import { restRoutes } from "./rest.ts";

/** Serves the OpenAPI document and its HTML reference; both are generated on first use. */
export function registerOpenApi(server: FastifyInstance, app: App): void {
  let document: OpenApiDocument | undefined;
  const read = async () => {
    const { generateOpenApiDocument } = await import("trpc-to-openapi");
    document ??= withoutDefaultSecurity(
      generateOpenApiDocument(appRouter, {
        title: "Hukuk ve Yazılım API",
        description: "Belgelenen REST çağrıları",
        version: "1.0.0",
        baseUrl: app.siteUrl,
      }),
    );
    return document;
  };
  server.get("/api/openapi.json", read);
  server.get("/api/docs", async (_, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", "default-src 'none'; style-src 'self'")
      .send(renderReference(await read())),
  );
}

/** Removes the security requirement that the generator adds to operations which are open. */
function withoutDefaultSecurity(document: OpenApiDocument): OpenApiDocument {
  const routes = restRoutes();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const name of METHODS) {
      const route = routes.find(
        ({ method, url }) => method === name.toUpperCase() && url === path.replace(/\{(\w+)\}/g, ":$1"),
      );
      if (!route?.isGuarded) delete item?.[name]?.security;
    }
  }
  return document;
}
