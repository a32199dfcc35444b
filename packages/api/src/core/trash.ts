import type { Prisma } from "@site/db";
import { databaseNow } from "./clock.ts";

const DAY_MS = 86_400_000;

/** How long a deleted record can be brought back (decisions.md 28). */
const TRASH_DAYS = 30;

/** A record on its way out; `payload` is all it takes to make it again. */
export interface Discarded {
  entityId: number;
  title: string;
  payload: Prisma.InputJsonValue;
}

/** Keeps records that the same transaction deletes. */
export async function putInTrash(
  tx: Prisma.TransactionClient,
  entity: "post" | "category" | "tag",
  discarded: Discarded[],
): Promise<void> {
  const purgeAfter = new Date((await databaseNow(tx)).getTime() + TRASH_DAYS * DAY_MS);
  await tx.trashItem.createMany({ data: discarded.map((record) => ({ ...record, entity, purgeAfter })) });
}
