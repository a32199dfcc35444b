import { randomBytes } from "node:crypto";
import { factorRecoveryTexts } from "@site/contract/account/factor-recovery/labels";
import type { RequestFactorRecoveryInput } from "@site/contract/account/factor-recovery/schema";
import { signInTexts } from "@site/contract/account/sign-in/labels";
import { adminPaths } from "@site/contract/admin-paths";
import { getEmailKey } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { isUniqueViolation } from "../../../core/calls/public-error.ts";
import { queueMail } from "../../mail/service.ts";
import { notifyAdmin } from "../../notifications/service.ts";
import { verifyBotCheck } from "../../site/bot-check/service.ts";
import { getAddress } from "../links/mail-service.ts";
import { findDevice } from "../sessions/device-service.ts";
import { recordSecurityEvent } from "../sessions/security-events-service.ts";
import { hashToken } from "../sessions/tokens.ts";
import { withAttemptLimits } from "../sign-in/attempt-limits.ts";

/**
 * Asks for the removal of a member's second factor, and mails the member a link that cancels the request. The password
 * is checked like a sign-in. While one request is open, a further one changes nothing.
 * @param knownDevice the browser's device cookie
 * @throws INVALID_CREDENTIALS, FORBIDDEN for an inactive account, CONFLICT without a second factor, TOO_MANY_REQUESTS
 */
export async function requestFactorRecovery(
  app: App,
  caller: Caller,
  knownDevice: string | undefined,
  input: RequestFactorRecoveryInput,
): Promise<{ message: string }> {
  app.passwords.assertRoom();
  await verifyBotCheck(app, caller, "login", input);
  const account = getEmailKey(input.email);
  const member = await app.db.prisma.member.findUnique({
    where: { emailKey: account },
    include: { authenticator: { select: { id: true } } },
  });
  const device = findDevice(app, "member", member, knownDevice);
  await withAttemptLimits(app, { kind: "member", account, device, caller }, async () => {
    if (!(await app.passwords.matches(input.password, member?.passwordHash ?? undefined)))
      throw new AppError("INVALID_CREDENTIALS", { message: signInTexts.loginFailed });
  });
  if (!member) throw new AppError("INVALID_CREDENTIALS", { message: signInTexts.loginFailed });
  if (!member.isActive) throw new AppError("FORBIDDEN", { message: signInTexts.inactive });
  if (!member.authenticator) throw new AppError("CONFLICT", { message: factorRecoveryTexts.notNeeded });
  await open(app, caller, member);
  return { message: factorRecoveryTexts.asked };
}

type Asking = Parameters<typeof getAddress>[0] & { id: number; passwordHash: string | null };

async function open(app: App, caller: Caller, member: Asking): Promise<void> {
  const { id: memberId, passwordHash } = member;
  if ((await app.db.prisma.factorRecovery.count({ where: { memberId, state: "open" } })) > 0) return;
  await takeLimit(app, memberId);
  const token = randomBytes(32).toString("base64url");
  try {
    await app.db.prisma.$transaction(async (tx) => {
      // makes a concurrent change of the password wait, which then cancels the request
      const { count } = await tx.member.updateMany({ where: { id: memberId, passwordHash }, data: { passwordHash } });
      if (count === 0) throw new AppError("INVALID_CREDENTIALS", { message: signInTexts.loginFailed });
      const { dueAt } = await tx.factorRecovery.create({
        data: {
          memberId,
          cancelHash: hashToken(token),
          ipAddress: caller.ipAddress.slice(0, 64),
          userAgent: caller.userAgent.slice(0, 256),
        },
      });
      await recordSecurityEvent(tx, caller, memberId, "factor_recovery_asked");
      await queueMail(app, tx, {
        template: "factor_recovery_asked",
        to: getAddress(member),
        props: {
          name: member.firstName,
          dueAt: dueAt.toISOString(),
          path: `${paths.cancelFactorRecovery}#token=${token}`,
        },
      });
      await notifyAdmin(tx, {
        type: "factor_recovery",
        title: "İki adımlı doğrulama kurtarma isteği",
        message: "Bir üye, iki adımlı doğrulamasının kaldırılmasını istedi.",
        link: adminPaths.factorRecoveries,
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error; // a parallel request has opened it
  }
}

async function takeLimit(app: App, memberId: number): Promise<void> {
  try {
    await app.limits.take("factorRecoveries", String(memberId));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, { ...error.details, message: factorRecoveryTexts.tooMany });
  }
}

/**
 * Cancels an open request by the mailed link.
 * @throws NOT_FOUND alike for an unknown link and a request that is decided, TOO_MANY_REQUESTS
 */
export async function cancelFactorRecovery(app: App, caller: Caller, token: string): Promise<{ message: string }> {
  await app.limits.take("cancelLinkAddress", caller.ipAddress);
  await app.db.prisma.$transaction(async (tx) => {
    const [cancelled] = await tx.factorRecovery.updateManyAndReturn({
      where: { cancelHash: hashToken(token), state: "open" },
      data: { state: "cancelled" },
    });
    if (!cancelled) throw new AppError("NOT_FOUND", { message: factorRecoveryTexts.linkInvalid });
    await recordSecurityEvent(tx, caller, cancelled.memberId, "factor_recovery_cancelled");
  });
  return { message: factorRecoveryTexts.cancelled };
}
