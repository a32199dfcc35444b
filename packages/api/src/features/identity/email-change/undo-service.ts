import { emailChangeTexts } from "@site/contract/identity/email-change/labels";
import type { UndoEmailChangeInput } from "@site/contract/identity/email-change/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { lockAccount } from "../../../core/database/row-lock.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { invalidateLinks } from "../links/service.ts";
import { assertNewPassword, setPassword } from "../passwords/service.ts";
import { hashToken } from "../tokens.ts";
import { moveAddress } from "./service.ts";

/**
 * Restores the old address and ends all access another person could have opened since: sessions, mailed links, later
 * changes, a planned deletion, and the passkeys and second factors that were added since the change was asked for.
 * Older ones stay, because the old mailbox need not be the member's any more. Sets a new password.
 * @throws VALIDATION_FAILED for an invalid link
 */
export async function undoEmailChange(
  app: App,
  caller: Caller,
  { token, newPassword }: UndoEmailChangeInput,
): Promise<{ message: string }> {
  // check the link first, so that nobody can trigger password hashing without one
  const known = await findUndo(app.db.prisma, token);
  await assertNewPassword(app, { kind: "member", id: known.memberId }, newPassword);
  const passwordHash = await app.passwords.hash(newPassword);
  await changePages(app, ["becayis"], async (tx) => {
    const { memberId, oldEmail, createdAt } = await useUndo(tx, token);
    await moveAddress(tx, memberId, oldEmail);
    await tx.member.update({ where: { id: memberId }, data: { eraseAfter: null } });
    await invalidateLinks(tx, memberId, ["signup"]);
    const removed = { removedFactors: { madeAfter: createdAt } };
    const owner = { kind: "member", id: memberId } as const;
    await setPassword(app, tx, caller, { owner, passwordHash, event: "email_change_undone", ...removed });
  });
  return { message: emailChangeTexts.undone };
}

/** Marks the undo link and those of later changes as used; of concurrent calls one succeeds. */
async function useUndo(tx: Prisma.TransactionClient, token: string): Promise<Prisma.EmailChangeGetPayload<object>> {
  const { id, memberId } = await findUndo(tx, token);
  await lockAccount(tx, "member", memberId);
  const now = await databaseNow(tx);
  const [change] = await tx.emailChange.updateManyAndReturn({
    where: { id, undoneAt: null, undoUntil: { gt: now } },
    data: { undoneAt: now },
  });
  if (!change) throw invalidLink();
  await tx.emailChange.updateMany({
    where: { memberId, id: { gt: id }, provedAt: { not: null }, undoneAt: null },
    data: { undoneAt: now },
  });
  return change;
}

/** Returns the change of a valid undo link. */
async function findUndo(tx: Prisma.TransactionClient, token: string): Promise<{ id: number; memberId: number }> {
  const where = { undoHash: hashToken(token), undoneAt: null, undoUntil: { gt: await databaseNow(tx) } };
  const change = await tx.emailChange.findUnique({ where, select: { id: true, memberId: true } });
  if (!change) throw invalidLink();
  return change;
}

function invalidLink(): AppError {
  return new AppError("VALIDATION_FAILED", { message: emailChangeTexts.undoLinkInvalid });
}
