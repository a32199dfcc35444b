import { importNotes } from "@site/contract/blog/transfer/labels";
import { createRedirectInput } from "@site/contract/site/redirects/schema";
import { isDatabaseUnavailable, isTransactionUndone, type Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { type AddedRedirect, addRedirect } from "../../site/redirects/admin-service.ts";
import { type ImportedRedirect, importedRedirect } from "./readers/records.ts";

const notes: Record<AddedRedirect, string | undefined> = {
  added: undefined,
  taken: importNotes.redirectExists,
  hasPage: importNotes.redirectHasPage,
  loop: importNotes.redirectLoop,
};

/**
 * Adds a redirect of a file by the rules for one that an administrator types.
 * @returns why it was left out, for the report
 */
export async function importRedirect(
  tx: Prisma.TransactionClient,
  { isManual, ...redirect }: ImportedRedirect,
): Promise<string | undefined> {
  const { data, error } = createRedirectInput.safeParse(redirect);
  if (!data) return importNotes.redirectInvalid(error.issues[0]?.message ?? "");
  return notes[await addRedirect(tx, { ...data, isManual })];
}

/** Adds a redirect that waits; an unusable one is marked and blocks no other. */
export async function importRedirectItem(
  app: App,
  { id, payload }: Prisma.ImportItemGetPayload<object>,
): Promise<void> {
  const settle = (tx: Prisma.TransactionClient, note: string | undefined) =>
    tx.importItem.update({
      where: { id },
      data: { state: note === undefined ? "done" : "skipped", ...(note !== undefined && { notes: { push: note } }) },
    });
  try {
    const redirect = importedRedirect.parse(payload);
    await app.db.prisma.$transaction(async (tx) => settle(tx, await importRedirect(tx, redirect)));
  } catch (error) {
    if (isDatabaseUnavailable(error) || isTransactionUndone(error)) throw error;
    app.log.error(`import record ${id}: ${error}`);
    await settle(app.db.prisma, importNotes.unexpected);
  }
}
