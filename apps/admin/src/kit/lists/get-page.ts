import { countPages } from "@site/contract/common/paging";
import { toSearchPhrase, toSearchText } from "@site/contract/common/text";
import type { RowPage } from "./resource-table.tsx";
import type { ListAddress } from "./use-list-address.ts";

/**
 * Returns the page of a list that the server sends whole.
 * @param size rows per page
 * @param getTexts the texts of a row that the search looks in; upper and lower case and Turkish letters are alike
 */
export function getPage<Row>(
  rows: readonly Row[],
  { page, search }: Pick<ListAddress, "page" | "search">,
  size: number,
  getTexts: (row: Row) => readonly string[],
): RowPage<Row> {
  const wanted = toSearchPhrase(search);
  const found =
    search === "" ? rows : rows.filter((row) => getTexts(row).some((text) => toSearchText(text).includes(wanted)));
  return {
    rows: found.slice((page - 1) * size, page * size),
    total: found.length,
    pageCount: countPages(found.length, size),
  };
}
