import { adminPaths } from "@site/contract/admin-paths";
import { getEmailKey } from "@site/contract/common/text";
import { adminNotificationTexts } from "@site/contract/notifications/admin-labels";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { getAddress } from "../../identity/links/mail-service.ts";
import { removeSecondSteps } from "../../identity/second-factor/service.ts";
import { endAccess } from "../../identity/sessions/access-service.ts";
import { recordSecurityEvent } from "../../identity/sessions/security-events-service.ts";
import { queueMail } from "../../mail/service.ts";
import { notifyAdmin } from "../../notifications/service.ts";
import { queueEvent } from "../../webhooks/events-service.ts";
import { type Erased, eraseInTransaction } from "../privacy/erasure.ts";
import { hashOfBrowser } from "./browser.ts";

type Member = Prisma.MemberGetPayload<object>;

/** The name and phone of a registration. */
export interface Person {
  firstName: string;
  lastName: string;
  phone?: string | null;
}

/**
 * Finds the registration that a browser sent for an unverified account.
 * @param browser the browser's registration mark
 * @returns "standing" for the current account, the superseded registration, or undefined
 */
export async function findOwnRegistration(tx: Prisma.TransactionClient, member: Member, browser: string | undefined) {
  const browserHash = hashOfBrowser(browser);
  if (!browserHash) return undefined;
  if (member.registrationBrowserHash && Buffer.from(member.registrationBrowserHash).equals(browserHash))
    return "standing";
  return (
    (await tx.supersededRegistration.findUnique({
      where: { emailKey_browserHash: { emailKey: getEmailKey(member.email), browserHash } },
    })) ?? undefined
  );
}

/** Whether a new member gets the welcome mail; it is omitted if the member has just answered another mail. */
interface Greeting {
  isGreeted: boolean;
}

/**
 * Marks an address as verified and ends earlier sessions, passkeys and second factors, because a stranger may have
 * registered with the address.
 */
export async function markAddressVerified(
  app: App,
  tx: Prisma.TransactionClient,
  caller: Caller,
  memberId: number,
  { isGreeted }: Greeting = { isGreeted: true },
): Promise<void> {
  const data = { emailVerifiedAt: new Date(), registrationBrowserHash: null, registrationUserAgent: "" };
  const [member] = await tx.member.updateManyAndReturn({ where: { id: memberId, emailVerifiedAt: null }, data });
  if (!member) return;
  const owner = { kind: "member", id: memberId } as const;
  await endAccess(tx, owner);
  await removeSecondSteps(tx, owner);
  await tx.supersededRegistration.deleteMany({ where: { emailKey: getEmailKey(member.email) } });
  await recordSecurityEvent(tx, caller, owner, "email_verified");
  if (isGreeted)
    await queueMail(app, tx, { template: "welcome", to: getAddress(member), props: { name: member.firstName } });
  await notifyAdmin(tx, {
    type: "member_registered",
    ...adminNotificationTexts.memberRegistered,
    link: adminPaths.users,
  });
  await queueEvent(tx, "member.registered", { id: memberId });
}

/**
 * Replaces an unverified account by a new, verified one.
 * @returns the new account, and the files to remove after the commit
 */
export async function replaceUnverifiedAccount(
  app: App,
  tx: Prisma.TransactionClient,
  caller: Caller,
  former: Member,
  account: Person & { passwordHash: string | null; termsAcceptedAt: Date },
  greeting?: Greeting,
): Promise<{ member: Member; erased: Erased }> {
  const erased = await eraseInTransaction(app, tx, former.id);
  const member = await tx.member.create({
    data: {
      email: former.email,
      firstName: account.firstName,
      lastName: account.lastName,
      phone: account.phone ?? null,
      passwordHash: account.passwordHash,
      termsAcceptedAt: account.termsAcceptedAt,
    },
  });
  await markAddressVerified(app, tx, caller, member.id, greeting);
  return { member, erased };
}
