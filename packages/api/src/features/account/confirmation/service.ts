import { passwordTexts } from "@site/contract/account/passwords/labels";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/errors.ts";

/**
 * Verifies the password of an account; wrong passwords count as failed sign-ins.
 * @throws VALIDATION_FAILED at this field, TOO_MANY_REQUESTS
 */
export async function confirmPassword(
  app: App,
  memberId: number,
  password: string,
  refusal: { field: string; message: string } = { field: "password", message: passwordTexts.wrongPassword },
): Promise<void> {
  const key = `member-password:${memberId}`;
  await app.limits.take("loginAccount", key);
  const { passwordHash } = await app.db.prisma.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { passwordHash: true },
  });
  if (!(await app.passwords.matches(password, passwordHash ?? undefined)))
    throw new AppError("VALIDATION_FAILED", { message: refusal.message, fields: { [refusal.field]: refusal.message } });
  await app.limits.giveBack("loginAccount", key);
}
