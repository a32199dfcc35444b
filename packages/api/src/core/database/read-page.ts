import { type Page, toPage } from "@site/contract/common/paging";
import type { Database } from "@site/db";

/** A page of a list and the statement that reads it. */
interface PageQuery<Row, Item> {
  /** Ends with LIMIT and OFFSET, and counts all rows as `total`. */
  text: string;
  /** Values of the statement before those of LIMIT and OFFSET. */
  values: unknown[];
  page: number;
  limit: number;
  toItem: (row: Row) => Item;
}

/** Reads a page of a list. A page after the last one has no rows to tell the total, so the first row is asked. */
export async function readPage<Row extends { total: number }, Item>(
  pool: Database["pool"],
  { text, values, page, limit, toItem }: PageQuery<Row, Item>,
): Promise<Page<Item>> {
  const { rows } = await pool.query<Row>(text, [...values, limit, (page - 1) * limit]);
  const counted = rows[0] || page === 1 ? rows : (await pool.query<Row>(text, [...values, 1, 0])).rows;
  return toPage(rows.map(toItem), { page, limit, total: counted[0]?.total ?? 0 });
}
