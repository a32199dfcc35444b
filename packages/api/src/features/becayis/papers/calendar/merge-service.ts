import type { Prisma } from "@site/db";
import { DELETE_WINDOW_POSITIONS, MERGE_WINDOW_POSITIONS, MERGE_WINDOWS } from "./queries.ts";

/** Moves the windows of a merged institution. */
export async function mergeWindows(tx: Prisma.TransactionClient, id: number, into: number): Promise<void> {
  await tx.$executeRawUnsafe(MERGE_WINDOWS, id, into);
}

/** Opens the windows of a merged position to the other one. */
export async function mergeWindowPositions(tx: Prisma.TransactionClient, id: number, into: number): Promise<void> {
  await tx.$executeRawUnsafe(MERGE_WINDOW_POSITIONS, id, into);
  await tx.$executeRawUnsafe(DELETE_WINDOW_POSITIONS, id);
}
