import type { App, PageTag } from "@site/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fillReply } from "../../page-cache/fill-reply.ts";
import type { PageCache } from "../../page-cache/page-cache.ts";
import { renderAtom, renderRss } from "../../seo/feeds.ts";
import { renderManifest } from "../../seo/manifest.ts";
import { renderRobots, renderSitemapIndex, renderSitemapPart } from "../../seo/sitemap.ts";

/** Lets programs of other sites read a feed, which contains public texts only. */
export const OPEN_TO_SITES = { "access-control-allow-origin": "*" };

/** A text for programs. `render` returns undefined if there is none. */
interface MachineText {
  mediaType: string;
  /** Cache tags of the content that it is made from. */
  tags: readonly PageTag[];
  render: () => Promise<string | undefined>;
  headers?: Record<string, string>;
}

const SITEMAP = {
  mediaType: "application/xml",
  tags: ["sitemap", "settings", "home", "posts", "services", "pages", "becayis"],
} as const;
const FEED_TAGS: readonly PageTag[] = ["posts", "settings"];

/** Serves robots.txt, the sitemap, the feeds and the web app manifest, built from public content and cached. */
export function registerSeo(server: FastifyInstance, app: App, pages: PageCache): void {
  const serve = (path: string, text: MachineText) =>
    server.get(path, (request, reply) => send(request, reply, path, text));

  serve("/robots.txt", { mediaType: "text/plain", tags: [], render: async () => renderRobots(app.siteUrl) });
  serve("/sitemap.xml", { ...SITEMAP, render: () => renderSitemapIndex(app) });
  serve("/rss.xml", {
    mediaType: "application/rss+xml",
    tags: FEED_TAGS,
    headers: OPEN_TO_SITES,
    render: () => renderRss(app),
  });
  serve("/atom.xml", {
    mediaType: "application/atom+xml",
    tags: FEED_TAGS,
    headers: OPEN_TO_SITES,
    render: () => renderAtom(app),
  });
  serve("/manifest.webmanifest", {
    mediaType: "application/manifest+json",
    tags: ["settings"],
    render: () => renderManifest(app),
  });
  server.get<{ Params: { part: string } }>("/sitemap-:part.xml", (request, reply) => {
    const { part } = request.params;
    if (!/^[1-9]\d{0,3}$/.test(part)) return reply.callNotFound();
    return send(request, reply, `/sitemap-${part}.xml`, {
      ...SITEMAP,
      render: () => renderSitemapPart(app, Number(part)),
    });
  });

  /** Sends a text from the page cache. Its key is no path, because cached paths get a document's content policy. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    { render, headers = {}, ...text }: MachineText,
  ) {
    const page = await pages.getOrRender(`text of ${path}`, async () => {
      const body = await render();
      return { ...text, status: body === undefined ? 404 : 200, html: [body ?? ""] };
    });
    if (page.status === 404) return reply.callNotFound();
    return reply.headers(headers).send(await fillReply(page, request, reply));
  }
}
