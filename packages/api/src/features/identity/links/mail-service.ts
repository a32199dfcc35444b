import { getEmailKey } from "@site/contract/common/text";
import { withReturnPath } from "@site/contract/identity/links/return-path";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { queueMail } from "../../mail/service.ts";
import { createLink } from "./service.ts";

interface Recipient {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
}

/** Queues the password reset mail, if the account exists, is active and below its mail limit. */
export async function answerForgotten(app: App, email: string): Promise<void> {
  const member = await app.db.prisma.member.findUnique({ where: { emailKey: getEmailKey(email) } });
  if (!member?.isActive || !(await isBelowLimit(() => app.limits.take("resetMail", getEmailKey(email))))) return;
  await app.db.prisma.$transaction((tx) => queueResetMail(app, tx, member));
}

/**
 * Queues a mail with a new verification link.
 * @param returnPath the page that the link leads back to, in any browser
 */
export async function queueVerificationMail(
  app: App,
  tx: Prisma.TransactionClient,
  member: Recipient,
  returnPath: string | undefined,
): Promise<void> {
  const path = withReturnPath(paths.verifyEmailLink, returnPath) + (await createLink(tx, member.id, "signup"));
  await queueMail(app, tx, {
    template: "verification",
    to: getAddress(member),
    props: { registeredAs: getAddress(member).name, path },
  });
}

async function queueResetMail(
  app: App,
  tx: Prisma.TransactionClient,
  member: Recipient & { emailVerifiedAt: Date | null; passwordHash: string | null },
): Promise<void> {
  const path = paths.resetPassword + (await createLink(tx, member.id, "recovery"));
  await queueMail(app, tx, {
    template: "password_reset",
    to: getAddress(member),
    props: {
      name: member.emailVerifiedAt ? member.firstName : "", // a stranger may have chosen the name
      path,
      hasPassword: member.passwordHash !== null,
    },
  });
}

/** Returns the member's name and address for a mail header. */
export function getAddress({ email, firstName, lastName }: Omit<Recipient, "id">): { name: string; email: string } {
  return { name: `${firstName} ${lastName}`, email };
}

/** Counts a mail that strangers can trigger. @throws TOO_MANY_REQUESTS */
export function takeMailLimit(app: App, email: string): Promise<void> {
  return app.limits.take("accountMail", getEmailKey(email));
}

/** Returns whether the address is below its mail limit, so that strangers cannot flood a mailbox. */
export function isBelowMailLimit(app: App, email: string): Promise<boolean> {
  return isBelowLimit(() => takeMailLimit(app, email));
}

async function isBelowLimit(take: () => Promise<void>): Promise<boolean> {
  try {
    await take();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") return false;
    throw error;
  }
}
