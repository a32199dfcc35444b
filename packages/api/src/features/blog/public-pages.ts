import type { PublicPages } from "../../core/app.ts";
import { readCard } from "../../core/share-card.ts";
import { BLOG_PAGES, FIND_POST_CARD, LIST_BLOG_ADDRESSES } from "./queries.ts";

export const blogPages: PublicPages = {
  sitemapSql: LIST_BLOG_ADDRESSES,
  pageConditions: BLOG_PAGES,
  cards: { posts: readCard("share-card-posts", FIND_POST_CARD) },
};
