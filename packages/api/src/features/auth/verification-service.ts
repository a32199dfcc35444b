import { authTexts } from "@site/contract/auth/labels";
import type { App } from "../../core/app.ts";
import type { Caller } from "../../core/context.ts";
import { AppError } from "../../core/errors.ts";
import { queueMail } from "../mail/service.ts";
import { noteEvent } from "../member/events.ts";
import type { MemberIdentity } from "../session/service.ts";
import { addressOf, queueVerificationMail } from "./account-mail.ts";
import { type LinkValues, useLink } from "./links.ts";

/** Takes the proof that an address is somebody's. @throws VALIDATION_FAILED with the text for a wrong or an old link */
export async function verifyEmail(app: App, caller: Caller, values: LinkValues): Promise<{ message: string }> {
  return app.db.prisma.$transaction(async (tx) => {
    const use = await useLink(tx, values, ["signup"]);
    if (use === "unknown") throw new AppError("VALIDATION_FAILED", { message: authTexts.verificationLinkInvalid });
    if (use === "spent") throw new AppError("VALIDATION_FAILED", { message: authTexts.verificationLinkExpired });
    const [member] = await tx.member.updateManyAndReturn({ where: { id: use.memberId, emailVerifiedAt: null }, data: { emailVerifiedAt: new Date() } });
    if (member) {
      await noteEvent(tx, caller, member.id, "email_verified");
      await queueMail(app, tx, { template: "welcome", to: addressOf(member), props: { name: member.firstName } });
    }
    return { message: authTexts.verified };
  });
}

/** Sends the member of a session a new verification link. @throws TOO_MANY_REQUESTS */
export async function resendVerification(app: App, { id, isVerified }: MemberIdentity): Promise<{ message: string }> {
  if (isVerified) return { message: authTexts.alreadyVerified };
  await app.limits.take("accountMail", String(id));
  await app.db.prisma.$transaction(async (tx) => queueVerificationMail(app, tx, await tx.member.findUniqueOrThrow({ where: { id } })));
  return { message: authTexts.verificationSent };
}
