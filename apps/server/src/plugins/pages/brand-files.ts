import { type App, findIcon, findLogo } from "@site/api";
import { type IconFile, iconFiles, logoPath } from "@site/contract/settings/brand";
import type { FastifyInstance } from "fastify";
import { matchesEtag } from "../../http/etag.ts";

/** Picture that mails show in place of a logo that was removed. */
const MAIL_ICON: IconFile = "/icons/icon-192.png";
const FOREVER = "public, max-age=31536000, immutable";

/**
 * Serves the site's icon in all its files, made from the administrator's picture or else the drawn ones, and the logo.
 * A former logo's address leads to the present one or else to an icon, because mails show it.
 * @param hasDrawn false if no static files are served
 */
export function registerBrandFiles(server: FastifyInstance, app: App, { hasDrawn }: { hasDrawn: boolean }): void {
  for (const path of iconFiles) {
    const mediaType = path.endsWith(".svg") ? "image/svg+xml" : "image/png"; // also of favicon.ico
    server.get(path, async (request, reply) => {
      const icon = await findIcon(app, path);
      if (!icon) return hasDrawn ? reply.sendFile(path.slice(1)) : reply.callNotFound();
      const etag = `"${icon.version}"`;
      reply.headers({ "content-type": mediaType, "cache-control": "no-cache", etag });
      return matchesEtag(request.headers["if-none-match"], etag) ? reply.code(304).send() : reply.send(icon.bytes);
    });
  }

  server.get<{ Params: { version: string } }>("/images/logo-:version.png", async (request, reply) => {
    const logo = await findLogo(app);
    if (logo?.version !== request.params.version)
      return reply.header("cache-control", "no-cache").redirect(logo ? logoPath(logo.version) : MAIL_ICON, 302);
    return reply.headers({ "content-type": "image/png", "cache-control": FOREVER }).send(logo.bytes);
  });
}
