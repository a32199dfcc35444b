import { retention } from "@site/contract/common/limits";
import { trashTexts } from "@site/contract/trash/labels";
import type { TrashEntity } from "@site/contract/trash/schema";
import type { Prisma } from "@site/db";
import { AppError } from "../calls/errors.ts";
import { databaseNow } from "./clock.ts";

const DAY_MS = 86_400_000;

/** A record being deleted; `payload` holds all data needed to restore it. */
export interface Discarded {
  entityId: number;
  title: string;
  payload: Prisma.InputJsonValue;
}

/** Stores records in the trash within the transaction that deletes them. */
export async function putInTrash(
  tx: Prisma.TransactionClient,
  entity: TrashEntity,
  discarded: Discarded[],
): Promise<void> {
  const purgeAfter = new Date((await databaseNow(tx)).getTime() + retention.trashDays * DAY_MS);
  await tx.trashItem.createMany({ data: discarded.map((record) => ({ ...record, entity, purgeAfter })) });
}

/**
 * Takes a record out of the trash within the transaction that restores it. Of two parallel calls one succeeds.
 * @returns the payload
 * @throws NOT_FOUND if it is not in the trash
 */
export async function takeFromTrash(
  tx: Prisma.TransactionClient,
  entity: TrashEntity,
  entityId: number,
): Promise<Prisma.JsonValue> {
  const item = await tx.trashItem.findFirst({ where: { entity, entityId }, orderBy: { id: "desc" } });
  const { count } = item ? await tx.trashItem.deleteMany({ where: { id: item.id } }) : { count: 0 };
  if (!item || count === 0) throw new AppError("NOT_FOUND", { message: trashTexts.notFound });
  return item.payload;
}
