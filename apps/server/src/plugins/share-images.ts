import { type App, findShareCard } from "@site/api";
import type { FastifyInstance } from "fastify";
import { matchesEtag } from "../etag.ts";
import { readShareImagePath, shareImagePath } from "../share-image/address.ts";
import { createShareImages } from "../share-image/share-images.ts";

const FOREVER = "public, max-age=31536000, immutable";

/** Serves link preview images of public content. An outdated image address redirects to the current one. */
export function registerShareImages(server: FastifyInstance, app: App, fontsFolder: string): void {
  const images = createShareImages(fontsFolder, app.siteUrl);

  server.get<{ Params: { kind: string; file: string } }>("/og/:kind/:file", async (request, reply) => {
    const asked = readShareImagePath(request.params.kind, request.params.file);
    const card = asked && (await findShareCard(app, asked.kind, asked.slug));
    if (!card) return reply.callNotFound();
    const path = shareImagePath(card, app.siteUrl);
    if (!path.endsWith(`/${request.params.file}`)) return reply.header("cache-control", "no-cache").redirect(path, 302);
    const etag = `"${path.slice(-20, -4)}"`;
    reply.headers({ "content-type": "image/png", "cache-control": FOREVER, etag });
    return matchesEtag(request.headers["if-none-match"], etag)
      ? reply.code(304).send()
      : reply.send(await images.png(path, card));
  });
}
