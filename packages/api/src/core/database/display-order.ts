import { orderTexts } from "@site/contract/common/order";
import type { Prisma } from "@site/db";
import { AppError } from "../calls/errors.ts";

/** Tables whose order of rows the administrator chooses. */
type Ordered = "projects" | "features" | "services" | "faq_items";

/**
 * Stores the order of a whole list within a transaction.
 * @param group column and value that limit the list
 * @throws CONFLICT if the list has gained or lost a row
 */
export async function saveOrder(
  tx: Prisma.TransactionClient,
  table: Ordered,
  ids: readonly number[],
  group?: { column: "page"; value: string },
): Promise<void> {
  const rows = await tx.$queryRawUnsafe<{ id: number }[]>(
    `SELECT id FROM ${table} WHERE $1::text IS NULL OR ${group ? `${group.column} = $1` : "true"} FOR UPDATE`,
    group?.value ?? null,
  );
  const known = new Set(rows.map(({ id }) => id));
  if (known.size !== ids.length || !ids.every((id) => known.has(id)))
    throw new AppError("CONFLICT", { message: orderTexts.stale });
  // in two steps, because no two questions of a page may share a position even for a moment
  await tx.$executeRawUnsafe(`UPDATE ${table} SET display_order = -id WHERE id = ANY($1::int[])`, ids);
  await tx.$executeRawUnsafe(
    `UPDATE ${table} SET display_order = place
     FROM unnest($1::int[]) WITH ORDINALITY AS wanted (row_id, place) WHERE id = row_id`,
    ids,
  );
}
