import { memberTexts } from "@site/contract/member/labels";
import type { App } from "../../core/app.ts";
import type { Caller } from "../../core/context.ts";
import { changePages } from "../../core/pages.ts";
import { addressOf } from "../auth/account-mail.ts";
import { confirmPassword } from "../auth/password-service.ts";
import { queueMail } from "../mail/service.ts";
import { formerAddressesOf, toLogFilter } from "./email-change-rows.ts";
import { noteEvent } from "./events.ts";

const DAY_MS = 86_400_000;
/** How long a member can come back from deleting the account. */
const UNDO_DAYS = 14;
const NOBODY = "Silinmiş üye";

/** Plans the end of an account; until then its listings are not shown. @returns when it comes @throws VALIDATION_FAILED for a wrong password */
export async function planErasure(app: App, caller: Caller, memberId: number, password: string): Promise<string> {
  await confirmPassword(app, memberId, password, { field: "password", message: memberTexts.wrongPassword });
  const eraseAfter = new Date(Date.now() + UNDO_DAYS * DAY_MS);
  await changePages(app, ["becayis"], async (tx) => {
    const member = await tx.member.update({ where: { id: memberId }, data: { eraseAfter } });
    await noteEvent(tx, caller, memberId, "deletion_planned");
    await queueMail(app, tx, { template: "deletion_planned", to: addressOf(member), props: { name: member.firstName, eraseAfter: eraseAfter.toISOString() } });
  });
  return eraseAfter.toISOString();
}

export async function undoErasure(app: App, caller: Caller, memberId: number): Promise<void> {
  await changePages(app, ["becayis"], async (tx) => {
    const { count } = await tx.member.updateMany({ where: { id: memberId, eraseAfter: { not: null } }, data: { eraseAfter: null } });
    if (count === 1) await noteEvent(tx, caller, memberId, "deletion_undone");
  });
}

/** Erases the accounts whose time has come. */
export async function eraseDueMembers(app: App): Promise<void> {
  const { rows } = await app.db.pool.query<{ id: number }>("SELECT id FROM members WHERE erase_after <= now() ORDER BY erase_after LIMIT 100");
  for (const { id } of rows) await eraseMember(app, id);
}

/**
 * Takes a member away with profile, sessions, listings, requests and mails. Comments stay for the talk they are part of, without
 * name and address. The privacy page says so (prisma/seed/content/pages/gizlilik-politikasi.html).
 * @param unlessVerified leaves a member whose address is proved, even at the last moment
 * @returns false where there is no such member
 */
export async function eraseMember(app: App, id: number, { unlessVerified = false } = {}): Promise<boolean> {
  const member = await changePages(app, ["becayis"], async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM members WHERE id = ${id} FOR UPDATE`; // what is asked next stays true
    const member = await tx.member.findUnique({ where: { id, ...(unlessVerified && { emailVerifiedAt: null }) }, include: { avatar: true, dataExports: true } });
    if (!member) return undefined;
    await tx.comment.updateMany({ where: { memberId: id }, data: { memberId: null, authorName: NOBODY, authorSurname: "", authorEmail: "", notifyOnApproval: false, notifyOnReply: false } });
    await tx.emailLog.deleteMany({ where: { OR: [{ recipientEmail: member.email }, ...(await formerAddressesOf(tx, id)).map(toLogFilter)] } });
    await tx.member.delete({ where: { id } });
    if (member.avatar) await tx.media.delete({ where: { id: member.avatar.id } });
    return member;
  });
  if (!member) return false;
  const keys = [member.avatar?.storageKey, ...member.dataExports.map(({ storageKey }) => storageKey)];
  for (const key of keys) if (key) await app.files.remove(key);
  return true;
}
