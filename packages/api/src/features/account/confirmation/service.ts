import { passwordTexts } from "@site/contract/account/passwords/labels";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";

/**
 * Verifies the password of an account; wrong passwords count as failed sign-ins.
 * @throws VALIDATION_FAILED at this field, TOO_MANY_REQUESTS
 */
export async function confirmPassword(
  app: App,
  owner: { memberId: number } | { adminId: number },
  password: string,
  refusal: { field: string; message: string } = { field: "password", message: passwordTexts.wrongPassword },
): Promise<void> {
  const isAdmin = "adminId" in owner;
  const key = isAdmin ? `admin-password:${owner.adminId}` : `member-password:${owner.memberId}`;
  await app.limits.take("loginAccount", key);
  const select = { passwordHash: true } as const;
  const { passwordHash } = isAdmin
    ? await app.db.prisma.admin.findUniqueOrThrow({ where: { id: owner.adminId }, select })
    : await app.db.prisma.member.findUniqueOrThrow({ where: { id: owner.memberId }, select });
  if (!(await app.passwords.matches(password, passwordHash ?? undefined)))
    throw new AppError("VALIDATION_FAILED", {
      message: refusal.message,
      fields: { [refusal.field]: refusal.message },
      isWrongProof: true,
    });
  await app.limits.refund("loginAccount", key);
}
