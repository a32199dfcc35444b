import { type Page, toPage } from "@site/contract/common/paging";

/** Returns the answer of a list whose rows fit on one page. */
export function onePage<Item>(items: Item[]): Page<Item> {
  return toPage(items, { page: 1, limit: 20, total: items.length });
}
