import type { App } from "../../../../core/app.ts";

/**
 * Reads a page of a query that ends with LIMIT and OFFSET and counts all rows as `total`. A page after the last one has
 * no rows to tell the total, so the first row is asked.
 */
export async function readPage<Row extends { total: number }>(
  app: App,
  text: string,
  values: unknown[],
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: Row[]; total: number }> {
  const { rows } = await app.db.pool.query<Row>(text, [...values, limit, (page - 1) * limit]);
  if (rows[0] || page === 1) return { rows, total: rows[0]?.total ?? 0 };
  const { rows: first } = await app.db.pool.query<Row>(text, [...values, 1, 0]);
  return { rows: [], total: first[0]?.total ?? 0 };
}
