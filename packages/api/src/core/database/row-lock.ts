import type { Prisma } from "@site/db";
import type { OwnerKind } from "../calls/owner.ts";

const tables = { admin: "admins", member: "members" } as const;

/** Locks an account's row until the transaction ends, so that concurrent changes of one account run in sequence. */
export async function lockAccount(tx: Prisma.TransactionClient, kind: OwnerKind, id: number): Promise<void> {
  await tx.$queryRawUnsafe(`SELECT 1 FROM ${tables[kind]} WHERE id = $1 FOR UPDATE`, id);
}
