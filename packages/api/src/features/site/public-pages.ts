import type { PublicPages } from "../../core/app.ts";
import { readCard } from "../../core/share-card.ts";
import { getSiteSettings } from "../settings/service.ts";
import { FIND_PAGE_CARD, FIND_SERVICE_CARD, LIST_SITE_ADDRESSES, SITE_PAGES } from "./queries.ts";

export const sitePages: PublicPages = {
  sitemapSql: LIST_SITE_ADDRESSES,
  pageConditions: SITE_PAGES,
  cards: {
    site: async (app, slug) => {
      if (slug !== "site") return undefined;
      const { site_name, site_description } = await getSiteSettings(app);
      return { kicker: "", title: site_name, lead: site_description };
    },
    services: readCard("share-card-services", FIND_SERVICE_CARD),
    pages: readCard("share-card-pages", FIND_PAGE_CARD),
  },
};
