import { type App, findLogo, findShareCard } from "@site/api";
import { picturedAddress, SHARE_PICTURE_PREFIX } from "@site/contract/site/seo/share-picture";
import type { FastifyInstance } from "fastify";
import { matchesEtag } from "../../http/etag.ts";
import { getPath } from "../../page-cache/page-cache.ts";
import { readShareImagePath, shareImagePath } from "../../share-image/address.ts";
import { createSharePictures } from "../../share-image/pictures.ts";
import { createShareImages } from "../../share-image/share-images.ts";

const FOREVER = "public, max-age=31536000, immutable";

/** Seconds for which a preview may be shown without asking; a replaced picture of the library keeps its address. */
const FRESH_S = 300;

/**
 * Serves link previews: JPEGs of the site's own pictures, and cards drawn from public content. A missing picture
 * redirects to the site's card, an outdated card's address to the current one.
 */
export function registerShareImages(
  server: FastifyInstance,
  app: App,
  { fontsFolder, webFolder }: { fontsFolder: string; webFolder: string | undefined },
): void {
  const images = createShareImages(fontsFolder, app.siteUrl, () => findLogo(app));
  const pictures = createSharePictures(app, webFolder);

  server.get<{ Params: { "*": string } }>(`${SHARE_PICTURE_PREFIX}/*`, async (request, reply) => {
    const address = picturedAddress(getPath(request.url));
    const found = address === undefined ? undefined : await pictures(address);
    if (!found) {
      const card = address === undefined ? undefined : await findShareCard(app, "site", "site");
      if (!card) return reply.callNotFound();
      return reply.header("cache-control", "no-cache").redirect(shareImagePath(card, app.siteUrl), 302);
    }
    const { etag } = found;
    reply.headers({ "content-type": "image/jpeg", "cache-control": `public, max-age=${FRESH_S}`, etag });
    return matchesEtag(request.headers["if-none-match"], etag)
      ? reply.code(304).send()
      : reply.send(await found.jpeg());
  });

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
