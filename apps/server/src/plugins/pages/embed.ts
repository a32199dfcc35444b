import { type App, AppError, listEmbedded, listEmbedOrigins } from "@site/api";
import { type EmbedChoice, embedPath, embedPaths } from "@site/contract/becayis/embed/address";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { renderBoardRss, renderEmbedPage } from "../../embed/embed-page.ts";
import { encodingFor } from "../../http/compression.ts";
import type { CachedPage } from "../../page-cache/cached-page.ts";
import type { PageCache } from "../../page-cache/page-cache.ts";
import { staticPagePolicy } from "../guards/security.ts";

/** A form in which other sites get the list. */
type Kind = keyof typeof embedPaths;

const slug = z.string().regex(/^[a-z0-9-]{0,200}$/);
const choiceOfAddress = z.object({ kurum: slug.default(""), unvan: slug.default("") });

const MEDIA_TYPES: Record<Kind, string> = { page: "text/html", rss: "application/rss+xml" };

/**
 * Serves the newest listings to other sites: as a page that only the sites which the administrator allows may show in
 * a frame, and as RSS. Both are what everybody sees, and come from the page cache.
 */
export function registerEmbed(server: FastifyInstance, app: App, pages: PageCache): void {
  server.get(embedPaths.rss, async (request, reply) => {
    const page = await find("rss", readChoice(request.query));
    return page ? send(page, request, reply) : reply.callNotFound();
  });

  server.get(embedPaths.page, async (request, reply) => {
    const page = await find("page", readChoice(request.query));
    if (!page) return reply.callNotFound();
    const { bytes } = await page.in("identity");
    const policy = staticPagePolicy(bytes.toString("utf8"), await listEmbedOrigins(app));
    reply.removeHeader("x-frame-options"); // a browser that knows both obeys the policy, an old one only this
    return send(page, request, reply.header("content-security-policy", policy));
  });

  /** Returns the list; undefined where it is asked for an unknown institution or position. */
  async function find(kind: Kind, choice: EmbedChoice | undefined): Promise<CachedPage | undefined> {
    if (!choice) return undefined;
    try {
      // Its key is no path, because cached paths get a document's content policy.
      return await pages.getOrRender(`text of ${embedPath(kind, choice)}`, async () => {
        const list = await listEmbedded(app, choice);
        const text = kind === "page" ? await renderEmbedPage(app, list) : await renderBoardRss(app, list, choice);
        return { mediaType: MEDIA_TYPES[kind], tags: ["becayis", "settings"], status: 200, html: [text] };
      });
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND") return undefined;
      throw error;
    }
  }
}

/** Reads what the list is narrowed to; undefined for what is no slug. */
function readChoice(query: unknown): EmbedChoice | undefined {
  const { data } = choiceOfAddress.safeParse(query);
  return data && { institution: data.kurum, position: data.unvan };
}

async function send(page: CachedPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const known = page.headersIfKnown(request.headers["if-none-match"], encoding);
  if (known) return reply.code(304).headers(known).send();
  const { bytes, headers } = await page.in(encoding);
  return reply.headers(headers).send(bytes);
}
