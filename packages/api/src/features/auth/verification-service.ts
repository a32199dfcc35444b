import { authTexts } from "@site/contract/auth/labels";
import type { App } from "../../core/app.ts";
import type { Caller } from "../../core/context.ts";
import { AppError } from "../../core/errors.ts";
import { queueMail } from "../mail/service.ts";
import { noteEvent } from "../member/events.ts";
import { type MemberIdentity, revokeMemberSessions } from "../session/service.ts";
import { addressOf, queueVerificationMail, takeMailRoom } from "./account-mail.ts";
import { findLink, type LinkValues, useLink } from "./links.ts";

/**
 * Takes the proof that an address is somebody's. Sessions opened before it end, but the one that brings it.
 * @throws VALIDATION_FAILED with the text for a wrong or an old link
 */
export async function verifyEmail(app: App, caller: Caller, session: MemberIdentity | undefined, values: LinkValues): Promise<{ message: string }> {
  return app.db.prisma.$transaction(async (tx) => {
    const use = await useLink(tx, values, ["signup"]);
    if (use === "unknown") throw new AppError("VALIDATION_FAILED", { message: authTexts.verificationLinkInvalid });
    if (use === "spent") throw new AppError("VALIDATION_FAILED", { message: authTexts.verificationLinkExpired });
    const [member] = await tx.member.updateManyAndReturn({ where: { id: use.memberId, emailVerifiedAt: null }, data: { emailVerifiedAt: new Date() } });
    if (member) {
      await revokeMemberSessions(tx, member.id, { except: session?.sessionId });
      await noteEvent(tx, caller, member.id, "email_verified");
      await queueMail(app, tx, { template: "welcome", to: addressOf(member), props: { name: member.firstName } });
    }
    return { message: authTexts.verified };
  });
}

/** Sends the member of a session a new verification link. @throws TOO_MANY_REQUESTS */
export function resendVerification(app: App, { id }: MemberIdentity): Promise<{ message: string }> {
  return sendNewLink(app, id);
}

/**
 * Sends a new link to the mailbox that an old one was sent to: whoever holds the old one needs no session, and learns no address.
 * @throws VALIDATION_FAILED for a link nobody was sent, TOO_MANY_REQUESTS
 */
export async function renewVerificationLink(app: App, token: string): Promise<{ message: string }> {
  const link = await findLink(app, token, "signup");
  if (!link) throw new AppError("VALIDATION_FAILED", { message: authTexts.verificationLinkInvalid });
  return sendNewLink(app, link.memberId);
}

async function sendNewLink(app: App, memberId: number): Promise<{ message: string }> {
  const member = await app.db.prisma.member.findUnique({ where: { id: memberId, isActive: true } });
  if (!member) throw new AppError("VALIDATION_FAILED", { message: authTexts.verificationLinkInvalid });
  if (member.emailVerifiedAt) return { message: authTexts.alreadyVerified };
  await takeMailRoom(app, member.email);
  await app.db.prisma.$transaction((tx) => queueVerificationMail(app, tx, member));
  return { message: authTexts.verificationSent };
}
