import { type App, AppError } from "@site/api";
import { BOARD_FEED, boardFeedPath, type FeedChoice } from "@site/contract/becayis/feed/address";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { encodingFor } from "../../http/compression.ts";
import type { CachedPage } from "../../page-cache/cached-page.ts";
import type { PageCache } from "../../page-cache/page-cache.ts";
import { renderBoardRss } from "../../seo/board-feed.ts";

const slug = z.string().regex(/^[a-z0-9-]{0,200}$/);
const choiceOfAddress = z.object({ kurum: slug.default(""), unvan: slug.default("") });

/** Serves the newest listings as RSS, as everybody sees them, from the page cache. */
export function registerBoardFeed(server: FastifyInstance, app: App, pages: PageCache): void {
  server.get(BOARD_FEED, async (request, reply) => {
    const { data } = choiceOfAddress.safeParse(request.query);
    const page = data && (await find({ institution: data.kurum, position: data.unvan }));
    if (!page) return reply.callNotFound();
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const known = page.headersIfKnown(request.headers["if-none-match"], encoding);
    if (known) return reply.code(304).headers(known).send();
    const { bytes, headers } = await page.in(encoding);
    return reply.headers(headers).send(bytes);
  });

  /** Returns the feed; undefined where it is asked for an unknown institution or position. */
  async function find(choice: FeedChoice): Promise<CachedPage | undefined> {
    try {
      // Its key is no path, because cached paths get a document's content policy.
      return await pages.getOrRender(`text of ${boardFeedPath(choice)}`, async () => ({
        mediaType: "application/rss+xml",
        tags: ["becayis", "settings"],
        status: 200,
        html: [await renderBoardRss(app, choice)],
      }));
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND") return undefined;
      throw error;
    }
  }
}
