import { emailChangeTexts } from "@site/contract/member/email-change-labels";
import type { UndoEmailChangeInput } from "@site/contract/member/email-change-schema";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import type { Caller } from "../../core/context.ts";
import { AppError } from "../../core/errors.ts";
import { changePages } from "../../core/pages.ts";
import { spendLinks } from "../auth/links.ts";
import { setPassword } from "../auth/password-service.ts";
import { hashToken } from "../session/tokens.ts";
import { moveAddress } from "./email-change-service.ts";

/**
 * Brings the old address back, and ends what whoever changed it could have opened: every session, passkeys, the second step,
 * mailed links, later changes, and a planned deletion. The new password takes the place of one they knew.
 * @throws VALIDATION_FAILED for a link that opens nothing
 */
export async function undoEmailChange(app: App, caller: Caller, { token, newPassword }: UndoEmailChangeInput): Promise<{ message: string }> {
  await changePages(app, ["becayis"], async (tx) => {
    const { memberId, oldEmail } = await useUndo(tx, token);
    const { email } = await tx.member.findUniqueOrThrow({ where: { id: memberId }, select: { email: true } });
    await moveAddress(tx, memberId, { from: email, to: oldEmail });
    await tx.member.update({ where: { id: memberId }, data: { totpSecret: null, totpLastStep: null, eraseAfter: null } });
    await tx.passkey.deleteMany({ where: { memberId } });
    await tx.recoveryCode.deleteMany({ where: { memberId } });
    await spendLinks(tx, memberId, ["signup"]);
    await setPassword(app, tx, caller, { memberId, newPassword, event: "email_change_undone" });
  });
  return { message: emailChangeTexts.undone };
}

/** Uses the link up, with those of all later changes: of many at once, one gets the change. */
async function useUndo(tx: Prisma.TransactionClient, token: string): Promise<{ memberId: number; oldEmail: string }> {
  const invalid = () => new AppError("VALIDATION_FAILED", { message: emailChangeTexts.undoLinkInvalid });
  const known = await tx.emailChange.findUnique({ where: { undoHash: hashToken(token) }, select: { id: true, memberId: true } });
  if (!known) throw invalid();
  const { id, memberId } = known;
  await tx.$queryRaw`SELECT 1 FROM members WHERE id = ${memberId} FOR UPDATE`;
  const now = new Date();
  const [change] = await tx.emailChange.updateManyAndReturn({ where: { id, undoneAt: null, undoUntil: { gt: now } }, data: { undoneAt: now } });
  if (!change) throw invalid();
  await tx.emailChange.updateMany({ where: { memberId, id: { gt: id }, provedAt: { not: null }, undoneAt: null }, data: { undoneAt: now } });
  return change;
}
