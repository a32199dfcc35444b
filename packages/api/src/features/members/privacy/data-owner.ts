import type { Prisma } from "@site/db";
import type { App, DataOwner } from "../../../core/app.ts";
import { getProvenAddresses, ofMailsTo } from "../../identity/email-change/addresses-service.ts";

/** Returns the member whose data are copied or erased in this transaction. */
export async function getDataOwner(app: App, tx: Prisma.TransactionClient, memberId: number): Promise<DataOwner> {
  return {
    app,
    tx,
    memberId,
    addresses: await getProvenAddresses(tx, memberId),
    mails: await ofMailsTo(tx, memberId),
  };
}
