import { maskName } from "@site/contract/becayis/privacy";
import { getDevice } from "@site/contract/identity/sessions/device";
import { registrationTexts } from "@site/contract/members/registration/labels";
import type {
  ClaimAccountInput,
  OpenedVerification,
  OpenVerificationInput,
  RenewVerificationInput,
} from "@site/contract/members/registration/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import type { MemberIdentity } from "../../../core/context.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { queueVerificationMail, takeMailLimit } from "../../identity/links/mail-service.ts";
import { findLink, findUsableLink, type LinkUse, type LinkValues, useLink } from "../../identity/links/service.ts";
import { assertNewPassword } from "../../identity/passwords/service.ts";
import { createSession, type NewSession } from "../../identity/sessions/service.ts";
import { type Erased, lockMember, removeFiles } from "../privacy/erasure.ts";
import { findOwnRegistration, markAddressVerified, replaceUnverifiedAccount } from "./proof-service.ts";

/**
 * Verifies an address by its link, whoever registered it, and ends everything opened before. Third parties call it, and
 * the web client after asking the user.
 * @throws VALIDATION_FAILED for an unknown link, LINK_EXPIRED for one that was used, replaced or is too old
 */
export async function verifyEmail(app: App, caller: Caller, values: LinkValues): Promise<{ message: string }> {
  return app.db.prisma.$transaction(async (tx) => {
    await markAddressVerified(app, tx, caller, memberOfLink(await useLink(tx, values, ["signup"])));
    return { message: registrationTexts.verified };
  });
}

/** The caller that opens a verification link. */
interface Opener {
  caller: Caller;
  /** The browser's registration mark. */
  browser: string | undefined;
  session: MemberIdentity | undefined;
}

/** The state of an opened link; `newSession` is set if the browser had a session of the member. */
export type Opened = { opened: OpenedVerification; newSession?: NewSession };

/**
 * Opens a verification link. The browser that registered verifies at once; any other browser first asks the user who
 * registered.
 * @throws VALIDATION_FAILED for an unknown link, LINK_EXPIRED for one that was used, replaced or is too old
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
        return { result: { opened: { state: "verified", message: registrationTexts.alreadyVerified } } };
      const own = await findOwnRegistration(tx, member, browser);
      if (!own) return { result: { opened: toQuestion(member) } };
      await useLink(tx, values, ["signup"]);
      const opened = { state: "verified", message: registrationTexts.verified } as const;
      if (own !== "standing")
        return {
          result: { opened },
          erased: (await replaceUnverifiedAccount(app, tx, caller, member, { ...own, termsAcceptedAt: own.createdAt }))
            .erased,
        };
      await markAddressVerified(app, tx, caller, member.id);
      return {
        result: {
          opened,
          ...(session?.id === member.id && {
            newSession: await createSession(tx, { kind: "member", id: member.id }, caller),
          }),
        },
      };
    },
  );
  if (erased) await removeFiles(app, erased);
  return result;
}

/**
 * Gives an address to its owner who did not register it: sets a new password and discards the earlier data.
 * @throws VALIDATION_FAILED for an unknown link, LINK_EXPIRED for one that was used, replaced or is too old
 */
export async function claimAccount(
  app: App,
  caller: Caller,
  { token, newPassword, firstName, lastName }: ClaimAccountInput,
): Promise<{ message: string }> {
  // check the link first, so that nobody can trigger password hashing without one
  const id = memberOfLink(await findUsableLink(app.db.prisma, { access: token }, ["signup"]));
  await assertNewPassword(app, { kind: "member", id }, newPassword);
  const passwordHash = await app.passwords.hash(newPassword);
  const erased = await changePages(app, ["becayis"], async (tx) => {
    const member = await lockMember(tx, memberOfLink(await useLink(tx, { access: token }, ["signup"])));
    if (!member || member.emailVerifiedAt) throw invalidLink();
    return (
      await replaceUnverifiedAccount(app, tx, caller, member, {
        firstName,
        lastName,
        passwordHash,
        termsAcceptedAt: new Date(),
      })
    ).erased;
  });
  await removeFiles(app, erased);
  return { message: registrationTexts.claimed };
}

/**
 * Mails a new verification link to the session's member.
 * @param returnPath the page that the link leads back to
 * @throws TOO_MANY_REQUESTS
 */
export function resendVerification(
  app: App,
  { id }: MemberIdentity,
  returnPath: string | undefined,
): Promise<{ message: string }> {
  return sendNewLink(app, id, returnPath);
}

/**
 * Mails a new link to the mailbox of an old one, without a session and without revealing the address.
 * @throws VALIDATION_FAILED for an unknown link, TOO_MANY_REQUESTS
 */
export async function renewVerificationLink(
  app: App,
  { token, returnPath }: RenewVerificationInput,
): Promise<{ message: string }> {
  const link = await findLink(app, token, "signup");
  if (!link) throw invalidLink();
  return sendNewLink(app, link.memberId, returnPath);
}

async function sendNewLink(app: App, memberId: number, returnPath: string | undefined): Promise<{ message: string }> {
  const member = await app.db.prisma.member.findUnique({ where: { id: memberId, isActive: true } });
  if (!member) throw invalidLink();
  if (member.emailVerifiedAt) return { message: registrationTexts.alreadyVerified };
  await takeMailLimit(app, member.email);
  await app.db.prisma.$transaction((tx) => queueVerificationMail(app, tx, member, returnPath));
  return { message: registrationTexts.verificationSent };
}

/** Returns what to ask a user who opens the link in another browser. */
function toQuestion(member: Prisma.MemberGetPayload<object>): OpenedVerification {
  return {
    state: "asks",
    registeredAs: maskName(member),
    registeredAt: member.createdAt.toISOString(),
    device: getDevice(member.registrationUserAgent),
  };
}

function memberOfLink(use: LinkUse): number {
  if (use === "unknown") throw invalidLink();
  if (use === "spent") throw new AppError("LINK_EXPIRED", { message: registrationTexts.verificationLinkExpired });
  return use.memberId;
}

function invalidLink(): AppError {
  return new AppError("VALIDATION_FAILED", { message: registrationTexts.verifyFailed });
}
