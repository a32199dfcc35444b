import type { Prisma } from "@site/db";

/** Locks an account's row until the transaction ends, so that concurrent changes of one account run in sequence. */
export async function lockAccount(
  tx: Prisma.TransactionClient,
  table: "admins" | "members",
  id: number,
): Promise<void> {
  await tx.$queryRawUnsafe(`SELECT 1 FROM ${table} WHERE id = $1 FOR UPDATE`, id);
}
