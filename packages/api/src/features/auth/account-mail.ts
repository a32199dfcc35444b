import { emailKeyOf } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/errors.ts";
import { queueMail } from "../mail/service.ts";
import { createLink } from "./links.ts";

const RESET_PATH = "/auth/reset-password";
const VERIFY_PATH = "/email-dogrula";

/** A form that was sent twice by mistake must not make the link of its first mail worthless. */
const DOUBLE_SUBMIT_MS = 2 * 60_000;

interface Recipient {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Writes the mail that somebody's registration or forgotten password asks for; none where the address is nobody's, or had
 * enough of them.
 */
export async function answerByMail(app: App, email: string, cause: "registered" | "forgot"): Promise<void> {
  const member = await app.db.prisma.member.findUnique({ where: { emailKey: emailKeyOf(email) } });
  if (!member?.isActive || !(await hasRoom(app, member.id))) return;
  await app.db.prisma.$transaction(async (tx) => {
    if (cause === "forgot") await queueResetMail(app, tx, member);
    else if (member.emailVerifiedAt) await queueMail(app, tx, { template: "account_exists", to: addressOf(member), props: { name: member.firstName } });
    else if (!(await hasFreshLink(tx, member.id))) await queueVerificationMail(app, tx, member);
  });
}

/** A new link that proves the address, in a mail. */
export async function queueVerificationMail(app: App, tx: Prisma.TransactionClient, member: Recipient): Promise<void> {
  const path = VERIFY_PATH + (await createLink(tx, member.id, "signup"));
  await queueMail(app, tx, { template: "verification", to: addressOf(member), props: { name: member.firstName, path } });
}

async function queueResetMail(app: App, tx: Prisma.TransactionClient, member: Recipient): Promise<void> {
  const path = RESET_PATH + (await createLink(tx, member.id, "recovery"));
  await queueMail(app, tx, { template: "password_reset", to: addressOf(member), props: { name: member.firstName, path } });
}

/** How a member is written to. */
export function addressOf({ email, firstName, lastName }: Omit<Recipient, "id">): { name: string; email: string } {
  return { name: `${firstName} ${lastName}`, email };
}

/** Nobody's mailbox is filled by what strangers type. */
async function hasRoom(app: App, memberId: number): Promise<boolean> {
  try {
    await app.limits.take("accountMail", String(memberId));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") return false;
    throw error;
  }
}

async function hasFreshLink(tx: Prisma.TransactionClient, memberId: number): Promise<boolean> {
  return (await tx.recoveryToken.count({ where: { memberId, purpose: "signup", usedAt: null, createdAt: { gt: new Date(Date.now() - DOUBLE_SUBMIT_MS) } } })) > 0;
}
