import { getPrefix, paths, routePatterns } from "@site/contract/paths";
import { isPageOf } from "../../../core/pages/page-condition.ts";
import { lastChangeSql, publishedSql, wantedProvincesSql } from "../../published/listings.ts";

/**
 * Sitemap entries of the board: path, last change and rank. City pairs are included only if a published listing
 * connects them.
 */
export const LIST_BOARD_ADDRESSES = `SELECT '${paths.board}', ${lastChangeSql("l")}, 1 FROM listings l
  UNION ALL SELECT '${paths.map}', ${lastChangeSql("l")}, 2 FROM listings l
  UNION ALL SELECT '${getPrefix(routePatterns.cityPair)}' || fold_text(o.name) || '-' || fold_text(w.name),
      ${lastChangeSql("l")}, 6
    FROM listings l JOIN provinces o ON o.id = l.offer_city_id CROSS JOIN LATERAL ${wantedProvincesSql("l")} AS wanted
    JOIN provinces w ON w.id = wanted.id AND w.id <> o.id GROUP BY o.name, w.name
    HAVING bool_or(${publishedSql("l")})
  UNION ALL SELECT '${getPrefix(routePatterns.listing)}' || l.slug, l.updated_at, 7
    FROM listings l WHERE ${publishedSql("l")}`;

const findListing = (identifier: string) => `SELECT FROM listings l WHERE ${publishedSql("l")}
  AND (l.slug = ${identifier} OR l.id::text = ${identifier})`;

/** SQL conditions for a `path` that leads to content which visitors can see. */
export const BOARD_PAGES = [
  isPageOf(routePatterns.listing, findListing),
  isPageOf(routePatterns.listingAlias, findListing),
  isPageOf(
    routePatterns.cityPair,
    (pair) => `SELECT FROM provinces o JOIN provinces w ON w.id <> o.id
      WHERE fold_text(o.name) || '-' || fold_text(w.name) = ${pair}`,
  ),
];
