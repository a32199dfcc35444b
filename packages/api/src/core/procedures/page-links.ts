import type { PageLinks } from "@site/contract/common/paging";
import type { App } from "../app.ts";

interface Paged {
  page: number;
  pageCount: number;
}

/**
 * Returns the addresses of a list's pages.
 * @param path the list's address within the site
 * @param query the filters of the list, and the size of its pages
 */
export function toPageLinks(
  { siteUrl }: Pick<App, "siteUrl">,
  path: string,
  query: Record<string, string | number | undefined>,
  { page, pageCount }: Paged,
): PageLinks {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const linkTo = (number: number) => {
    const parameters = new URLSearchParams([...given, ["page", String(number)]]);
    return `${siteUrl}${path}?${parameters}`;
  };
  return {
    self: linkTo(page),
    first: linkTo(1),
    prev: page > 1 ? linkTo(Math.min(page - 1, pageCount)) : null,
    next: page < pageCount ? linkTo(page + 1) : null,
    last: linkTo(pageCount),
  };
}
