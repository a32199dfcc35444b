import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import type { MemberIdentity } from "../../../core/context.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { getAddress } from "../../identity/links/mail-service.ts";
import { confirmPassword } from "../../identity/sessions/confirmation-service.ts";
import { recordSecurityEvent } from "../../identity/sessions/security-events-service.ts";
import { queueMail } from "../../mail/service.ts";
import { eraseMember } from "./erasure.ts";

const FIND_DUE_MEMBERS = "SELECT id FROM members WHERE erase_after <= now() ORDER BY erase_after LIMIT 100";

const DAY_MS = 86_400_000;
/** How many days a planned deletion can be undone. */
const UNDO_DAYS = 14;

/**
 * Schedules the deletion of an account and hides its listings.
 * @returns the time of deletion
 * @throws VALIDATION_FAILED for a wrong password
 */
export async function planErasure(app: App, caller: Caller, member: MemberIdentity, password: string): Promise<string> {
  await confirmPassword(app, caller, member, password);
  const eraseAfter = new Date((await databaseNow(app.db.pool)).getTime() + UNDO_DAYS * DAY_MS);
  await changePages(app, ["becayis"], async (tx) => {
    const { email, firstName, lastName } = await tx.member.update({ where: { id: member.id }, data: { eraseAfter } });
    await recordSecurityEvent(tx, caller, member, "deletion_planned");
    await queueMail(app, tx, {
      template: "deletion_planned",
      to: getAddress({ email, firstName, lastName }),
      props: { name: firstName, eraseAfter: eraseAfter.toISOString() },
    });
  });
  return eraseAfter.toISOString();
}

export async function undoErasure(app: App, caller: Caller, member: MemberIdentity): Promise<void> {
  await changePages(app, ["becayis"], async (tx) => {
    const { count } = await tx.member.updateMany({
      where: { id: member.id, eraseAfter: { not: null } },
      data: { eraseAfter: null },
    });
    if (count === 1) await recordSecurityEvent(tx, caller, member, "deletion_undone");
  });
}

/** Erases the accounts whose deletion is due. */
export async function eraseDueMembers(app: App): Promise<void> {
  const { rows } = await app.db.pool.query<{ id: number }>(FIND_DUE_MEMBERS);
  for (const { id } of rows) await eraseMember(app, id);
}
