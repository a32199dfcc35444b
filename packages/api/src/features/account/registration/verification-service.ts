import { authTexts } from "@site/contract/auth/labels";
import type { ClaimAccountInput, OpenedVerification, OpenVerificationInput } from "@site/contract/auth/schema";
import { maskName } from "@site/contract/becayis/privacy";
import { deviceOf } from "@site/contract/member/device";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/caller.ts";
import type { MemberIdentity } from "../../../core/context.ts";
import { AppError } from "../../../core/errors.ts";
import { changePages } from "../../../core/pages.ts";
import { hashPassword } from "../../../core/password.ts";
import { queueVerificationMail, takeMailRoom } from "../links/mail-service.ts";
import { findLink, findUsableLink, type LinkUse, type LinkValues, useLink } from "../links/service.ts";
import { assertNewPassword } from "../passwords/service.ts";
import { type Erased, lockMember, removeFiles } from "../privacy/erasure.ts";
import { createMemberSession, type NewSession } from "../sessions/service.ts";
import { findOwnRegistration, proveAddress, startOver } from "./proof-service.ts";

/**
 * Takes the proof that an address is somebody's, whoever registered it: the documented call of third parties, and what a person
 * answers who is asked. Everything opened before ends.
 * @throws VALIDATION_FAILED with the text for a wrong or an old link
 */
export async function verifyEmail(app: App, caller: Caller, values: LinkValues): Promise<{ message: string }> {
  return app.db.prisma.$transaction(async (tx) => {
    await proveAddress(app, tx, caller, memberOfLink(await useLink(tx, values, ["signup"])));
    return { message: authTexts.verified };
  });
}

/** What opens a verification link beside the link itself. */
interface Opener {
  caller: Caller;
  /** The mark of a browser that registered. */
  browser: string | undefined;
  session: MemberIdentity | undefined;
}

/** How an opened link stands; `newSession` for the browser that had one of the member before. */
export type Opened = { opened: OpenedVerification; newSession?: NewSession };

/**
 * Opens a verification link in a browser. In the one that registered it proves at once, and that browser's own registration
 * stands; in any other one nothing changes before the person was asked who registered.
 * @throws VALIDATION_FAILED with the text for a wrong or an old link
 */
export async function openVerificationLink(
  app: App,
  { caller, browser, session }: Opener,
  { token, refresh }: OpenVerificationInput,
): Promise<Opened> {
  const values = { access: token, refresh };
  const { result, erased } = await changePages(
    app,
    ["becayis"],
    async (tx): Promise<{ result: Opened; erased?: Erased }> => {
      const member = await lockMember(tx, memberOfLink(await findUsableLink(tx, values, ["signup"])));
      if (!member) throw invalidLink();
      if (member.emailVerifiedAt)
        return { result: { opened: { state: "verified", message: authTexts.alreadyVerified } } };
      const own = await findOwnRegistration(tx, member, browser);
      if (!own) return { result: { opened: toQuestion(member) } };
      await useLink(tx, values, ["signup"]);
      const opened = { state: "verified", message: authTexts.verified } as const;
      if (own !== "standing")
        return {
          result: { opened },
          erased: (await startOver(app, tx, caller, member, { ...own, termsAcceptedAt: own.createdAt })).erased,
        };
      await proveAddress(app, tx, caller, member.id);
      return {
        result: {
          opened,
          ...(session?.id === member.id && { newSession: await createMemberSession(tx, member.id, caller) }),
        },
      };
    },
  );
  if (erased) await removeFiles(app, erased);
  return result;
}

/**
 * Gives an address to its owner, who did not register it: with a password of their own, and nothing of what was there.
 * @throws VALIDATION_FAILED with the text for a wrong or an old link
 */
export async function claimAccount(
  app: App,
  caller: Caller,
  { token, newPassword, firstName, lastName }: ClaimAccountInput,
): Promise<{ message: string }> {
  const id = memberOfLink(await findUsableLink(app.db.prisma, { access: token }, ["signup"])); // nobody has passwords hashed without a link
  await assertNewPassword(app, id, newPassword);
  const passwordHash = await hashPassword(newPassword);
  const erased = await changePages(app, ["becayis"], async (tx) => {
    const member = await lockMember(tx, memberOfLink(await useLink(tx, { access: token }, ["signup"])));
    if (!member || member.emailVerifiedAt) throw invalidLink();
    return (
      await startOver(app, tx, caller, member, { firstName, lastName, passwordHash, termsAcceptedAt: new Date() })
    ).erased;
  });
  await removeFiles(app, erased);
  return { message: authTexts.claimed };
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
  if (!link) throw invalidLink();
  return sendNewLink(app, link.memberId);
}

async function sendNewLink(app: App, memberId: number): Promise<{ message: string }> {
  const member = await app.db.prisma.member.findUnique({ where: { id: memberId, isActive: true } });
  if (!member) throw invalidLink();
  if (member.emailVerifiedAt) return { message: authTexts.alreadyVerified };
  await takeMailRoom(app, member.email);
  await app.db.prisma.$transaction((tx) => queueVerificationMail(app, tx, member));
  return { message: authTexts.verificationSent };
}

/** What a person is asked who opens the link elsewhere. */
function toQuestion(member: Prisma.MemberGetPayload<object>): OpenedVerification {
  return {
    state: "asks",
    registeredAs: maskName(member),
    registeredAt: member.createdAt.toISOString(),
    device: deviceOf(member.registrationUserAgent),
  };
}

function memberOfLink(use: LinkUse): number {
  if (use === "unknown") throw invalidLink();
  if (use === "spent") throw new AppError("VALIDATION_FAILED", { message: authTexts.verificationLinkExpired });
  return use.memberId;
}

function invalidLink(): AppError {
  return new AppError("VALIDATION_FAILED", { message: authTexts.verificationLinkInvalid });
}
