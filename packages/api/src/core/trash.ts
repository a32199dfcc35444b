import type { Prisma } from "@site/db";
import { databaseNow } from "./clock.ts";

const DAY_MS = 86_400_000;

/** How long deleted records can be restored, in days. */
const TRASH_DAYS = 30;

/** A record being deleted; `payload` holds all data needed to restore it. */
export interface Discarded {
  entityId: number;
  title: string;
  payload: Prisma.InputJsonValue;
}

/** Stores records in the trash within the transaction that deletes them. */
export async function putInTrash(
  tx: Prisma.TransactionClient,
  entity: "post" | "category" | "tag",
  discarded: Discarded[],
): Promise<void> {
  const purgeAfter = new Date((await databaseNow(tx)).getTime() + TRASH_DAYS * DAY_MS);
  await tx.trashItem.createMany({ data: discarded.map((record) => ({ ...record, entity, purgeAfter })) });
}
