import { type Page, toPage } from "@site/contract/common/paging";
import { toSearchPhrase, toSearchText } from "@site/contract/common/text";
import type { ListAddress } from "./use-list-address.ts";

/**
 * Returns the page of a list that the server sends whole.
 * @param limit rows per page
 * @param getTexts the texts of a row that the search looks in; upper and lower case and Turkish letters are alike
 */
export function getPage<Row>(
  rows: readonly Row[],
  { page, search }: Pick<ListAddress, "page" | "search">,
  limit: number,
  getTexts: (row: Row) => readonly string[],
): Page<Row> {
  const wanted = toSearchPhrase(search);
  const found =
    search === "" ? rows : rows.filter((row) => getTexts(row).some((text) => toSearchText(text).includes(wanted)));
  const items = found.slice((page - 1) * limit, page * limit);
  return toPage(items, { page, limit, total: found.length });
}
