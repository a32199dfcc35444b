import type { Prisma } from "@site/db";
import { MERGE_WINDOW_POSITIONS, MERGE_WINDOWS } from "./queries.ts";

/** Moves the windows of a merged institution. */
export async function mergeWindows(tx: Prisma.TransactionClient, id: number, into: number): Promise<void> {
  await tx.$executeRawUnsafe(MERGE_WINDOWS, id, into);
}

/** Moves the windows of a merged position to the other one. */
export async function mergeWindowPositions(tx: Prisma.TransactionClient, id: number, into: number): Promise<void> {
  await tx.$executeRawUnsafe(MERGE_WINDOW_POSITIONS, id, into);
  await tx.applicationWindowPosition.deleteMany({ where: { positionId: id } });
}
