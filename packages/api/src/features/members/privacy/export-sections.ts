import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { listAccountSections, listMessageSections } from "./account-sections.ts";
import { listListingSections, listOfficeSections, listSwapSections } from "./board-sections.ts";
import type { DataSection } from "./section-pages.ts";

/**
 * Returns all data stored about a member. Hashes and sealed secrets are excluded.
 * @param tx a transaction with one consistent snapshot
 */
export async function listSections(app: App, tx: Prisma.TransactionClient, memberId: number): Promise<DataSection[]> {
  return [
    ...(await listAccountSections(tx, memberId)),
    ...(await listMessageSections(tx, memberId)),
    ...(await listOfficeSections(tx, memberId)),
    ...listListingSections(tx, memberId),
    ...(await listSwapSections(app, tx, memberId)),
  ];
}
