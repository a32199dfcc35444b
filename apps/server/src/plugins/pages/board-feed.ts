import { isDeepStrictEqual } from "node:util";
import { type App, AppError, toCurrentChoice } from "@site/api";
import { BOARD_FEED, boardFeedPath, type FeedChoice } from "@site/contract/becayis/board/feed/address";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { CachedPage } from "../../page-cache/cached-page.ts";
import { fillReply } from "../../page-cache/fill-reply.ts";
import type { PageCache } from "../../page-cache/page-cache.ts";
import { renderBoardRss } from "../../seo/board-feed.ts";
import { OPEN_TO_SITES } from "./seo.ts";

const slug = z.string().regex(/^[a-z0-9-]{0,200}$/);
const choiceOfAddress = z.object({ kurum: slug.default(""), unvan: slug.default("") });

/** Serves the newest public listings as RSS from the page cache. */
export function registerBoardFeed(server: FastifyInstance, app: App, pages: PageCache): void {
  server.get(BOARD_FEED, async (request, reply) => {
    const { data } = choiceOfAddress.safeParse(request.query);
    const asked = data && { institution: data.kurum, position: data.unvan };
    const choice = asked && (await findKnown(asked));
    if (!choice) return reply.callNotFound();
    if (!isDeepStrictEqual(choice, asked)) return reply.redirect(boardFeedPath(choice), 301);
    return reply.headers(OPEN_TO_SITES).send(await fillReply(await getPage(choice), request, reply));
  });

  function getPage(choice: FeedChoice): Promise<CachedPage> {
    // The key is not a path, because cached paths get a document's content policy.
    return pages.getOrRender(`text of ${boardFeedPath(choice)}`, async () => ({
      mediaType: "application/rss+xml",
      tags: ["becayis", "settings"],
      status: 200,
      html: [await renderBoardRss(app, choice)],
    }));
  }

  /** Returns the choice with the slugs of today; undefined for an unknown institution or position. */
  async function findKnown(choice: FeedChoice): Promise<FeedChoice | undefined> {
    try {
      return await toCurrentChoice(app, choice);
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND") return undefined;
      throw error;
    }
  }
}
