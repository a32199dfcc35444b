import { getEmailKey } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { lockAccount } from "../../../core/database/row-lock.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { discardFiles } from "../../../core/storage/files.ts";
import { getDataOwner } from "./data-owner.ts";

/**
 * Erases a member with profile, sessions, listings, requests and mails.
 * @returns false if there is no such member
 */
export async function eraseMember(app: App, id: number): Promise<boolean> {
  const erased = await changePages(app, ["becayis"], async (tx) => {
    const member = await lockMember(tx, id);
    if (!member) return undefined;
    await tx.supersededRegistration.deleteMany({ where: { emailKey: getEmailKey(member.email) } });
    return eraseInTransaction(app, tx, id);
  });
  if (!erased) return false;
  await removeFiles(app, erased);
  return true;
}

/** Files of an erased member, to be removed after the commit. */
export interface Erased {
  storageKeys: string[];
}

/** Returns a member and locks the row until the transaction ends. */
export async function lockMember(tx: Prisma.TransactionClient, id: number) {
  await lockAccount(tx, "member", id);
  return tx.member.findUnique({ where: { id } });
}

/**
 * Erases a locked member within a transaction; the caller removes the files after the commit. Rows of features that do
 * not go with the account's row are erased first.
 */
export async function eraseInTransaction(app: App, tx: Prisma.TransactionClient, id: number): Promise<Erased> {
  const owner = await getDataOwner(app, tx, id);
  const keys: (string | null | undefined)[] = [];
  for (const { erase } of app.storedData) keys.push(...((await erase?.(owner)) ?? []));
  const { avatar } = await tx.member.delete({ where: { id }, include: { avatar: true } });
  if (avatar) await tx.media.delete({ where: { id: avatar.id } });
  return { storageKeys: keys.filter((key): key is string => Boolean(key)) };
}

/** Removes the files of an erased member. */
export async function removeFiles(app: App, { storageKeys }: Erased): Promise<void> {
  await discardFiles(app, storageKeys);
}
