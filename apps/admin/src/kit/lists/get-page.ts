import { type Page, toPage } from "@site/contract/common/paging";
import { toSearchPhrase, toSearchText } from "@site/contract/common/text";
import type { ListAddress } from "./use-list-address.ts";

/**
 * Searches a list that the server sends whole, and returns one page of it.
 * @param limit rows per page
 * @param getTexts the searched texts of a row; case and Turkish letters are ignored
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
