import { getListingCard } from "@site/contract/becayis/board/listings/share-card";
import type { PublicPages } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { listLandings } from "./landing/service.ts";
import { getListingBySlug } from "./listings/service.ts";
import { BOARD_PAGES, LIST_BOARD_ADDRESSES } from "./queries.ts";

export const boardPages: PublicPages = {
  sitemapSql: LIST_BOARD_ADDRESSES,
  listAddresses: listLandings,
  pageConditions: BOARD_PAGES,
  cards: {
    listings: async (app, slug) => {
      try {
        return getListingCard(await getListingBySlug(app, undefined, slug)); // as visitors see it
      } catch (error) {
        if (error instanceof AppError && error.code === "NOT_FOUND") return undefined;
        throw error;
      }
    },
  },
};
