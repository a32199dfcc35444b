import { getEmailKey } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { lockAccount } from "../../../core/database/row-lock.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { discardFiles } from "../../../core/storage/files.ts";
import { getProvenAddresses, ofAddresses, ofMailsTo } from "../../identity/addresses/service.ts";

const NOBODY = "Silinmiş üye";

/**
 * Erases a member with profile, sessions, listings, requests and mails. Comments stay without name and address, as the
 * privacy page says (prisma/seed/content/pages/gizlilik-politikasi.html).
 * @returns false if there is no such member
 */
export async function eraseMember(app: App, id: number): Promise<boolean> {
  const erased = await changePages(app, ["becayis"], async (tx) => {
    const member = await lockMember(tx, id);
    if (!member) return undefined;
    await tx.displacedRegistration.deleteMany({ where: { emailKey: getEmailKey(member.email) } });
    return eraseInTransaction(tx, member);
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
  await lockAccount(tx, "members", id);
  return tx.member.findUnique({ where: { id } });
}

/**
 * Erases a locked member within a transaction; the caller removes the files after the commit. Rows that only an address
 * ties to a person are erased by addresses that the member has proven: nobody else's can be among them.
 */
export async function eraseInTransaction(tx: Prisma.TransactionClient, { id }: { id: number }): Promise<Erased> {
  const { avatar, dataExports, swapProfile } = await tx.member.findUniqueOrThrow({
    where: { id },
    select: {
      avatar: true,
      dataExports: true,
      swapProfile: { select: { staffDocument: { select: { storageKey: true } } } },
    },
  });
  const addresses = await getProvenAddresses(tx, id);
  await tx.comment.updateMany({
    where: { OR: [{ memberId: id }, { memberId: null, ...ofAddresses(addresses, "authorKey") }] },
    data: {
      memberId: null,
      authorName: NOBODY,
      authorSurname: "",
      authorEmail: "",
      notifyOnApproval: false,
      notifyOnReply: false,
    },
  });
  await tx.emailLog.deleteMany({ where: await ofMailsTo(tx, id) });
  await tx.waitingListing.deleteMany({ where: ofAddresses(addresses, "emailKey") });
  await tx.mailedCode.deleteMany({ where: ofAddresses(addresses, "emailKey") });
  await tx.subscriber.deleteMany({ where: ofAddresses(addresses, "emailKey") });
  await tx.searchAlert.deleteMany({ where: ofAddresses(addresses, "emailKey") });
  await tx.auditEntry.deleteMany({ where: { actorKind: "member", actorId: id } });
  await tx.member.delete({ where: { id } });
  if (avatar) await tx.media.delete({ where: { id: avatar.id } });
  return {
    storageKeys: [
      avatar?.storageKey,
      swapProfile?.staffDocument?.storageKey,
      ...dataExports.map(({ storageKey }) => storageKey),
    ].filter((key): key is string => Boolean(key)),
  };
}

/** Removes the files of an erased member. */
export async function removeFiles(app: App, { storageKeys }: Erased): Promise<void> {
  await discardFiles(app, storageKeys);
}
