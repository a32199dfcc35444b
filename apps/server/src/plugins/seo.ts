import { createHash } from "node:crypto";
import type { App } from "@site/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { matchesEtag } from "../etag.ts";
import { renderAtom, renderRss } from "../seo/feeds.ts";
import { renderManifest } from "../seo/manifest.ts";
import { renderRobots, renderSitemapIndex, renderSitemapPart } from "../seo/sitemap.ts";

/** Serves robots.txt, the sitemap, the feeds and the web app manifest, built from public content. */
export function registerSeo(server: FastifyInstance, app: App): void {
  server.get("/robots.txt", (request, reply) => send(request, reply, "text/plain", renderRobots(app.siteUrl)));
  server.get("/sitemap.xml", async (request, reply) =>
    send(request, reply, "application/xml", await renderSitemapIndex(app)),
  );
  server.get("/rss.xml", async (request, reply) => send(request, reply, "application/rss+xml", await renderRss(app)));
  server.get("/atom.xml", async (request, reply) =>
    send(request, reply, "application/atom+xml", await renderAtom(app)),
  );
  server.get("/manifest.webmanifest", async (request, reply) =>
    send(request, reply, "application/manifest+json", await renderManifest(app)),
  );
  server.get<{ Params: { part: string } }>("/sitemap-:part.xml", async (request, reply) => {
    const part = /^[1-9]\d{0,3}$/.test(request.params.part)
      ? await renderSitemapPart(app, Number(request.params.part))
      : undefined;
    return part === undefined ? reply.callNotFound() : send(request, reply, "application/xml", part);
  });
}

/** Sends a body with a strong ETag; answers 304 if the client has the current version. */
function send(request: FastifyRequest, reply: FastifyReply, type: string, body: string): FastifyReply {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  reply.headers({
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "public, max-age=0, must-revalidate",
    etag,
  });
  return matchesEtag(request.headers["if-none-match"], etag) ? reply.code(304).send() : reply.send(body);
}
