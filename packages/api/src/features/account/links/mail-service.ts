import { emailKeyOf } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/errors.ts";
import { queueMail } from "../../mail/service.ts";
import { createLink } from "./service.ts";

const RESET_PATH = "/auth/reset-password";
const VERIFY_PATH = "/email-dogrula";

interface Recipient {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
}

/** Writes the mail that a forgotten password asks for; none where the address is nobody's, or had enough of them. */
export async function answerForgotten(app: App, email: string): Promise<void> {
  const member = await app.db.prisma.member.findUnique({ where: { emailKey: emailKeyOf(email) } });
  if (!member?.isActive || !(await hasRoom(() => app.limits.take("resetMail", emailKeyOf(email))))) return;
  await app.db.prisma.$transaction((tx) => queueResetMail(app, tx, member));
}

/** A new link that proves the address, in a mail. */
export async function queueVerificationMail(app: App, tx: Prisma.TransactionClient, member: Recipient): Promise<void> {
  const path = VERIFY_PATH + (await createLink(tx, member.id, "signup"));
  await queueMail(app, tx, {
    template: "verification",
    to: addressOf(member),
    props: { name: member.firstName, registeredAs: addressOf(member).name, path },
  });
}

async function queueResetMail(app: App, tx: Prisma.TransactionClient, member: Recipient): Promise<void> {
  const path = RESET_PATH + (await createLink(tx, member.id, "recovery"));
  await queueMail(app, tx, {
    template: "password_reset",
    to: addressOf(member),
    props: { name: member.firstName, path },
  });
}

/** How a member is written to. */
export function addressOf({ email, firstName, lastName }: Omit<Recipient, "id">): { name: string; email: string } {
  return { name: `${firstName} ${lastName}`, email };
}

/** Counts a mail that anybody can have sent to an address. @throws TOO_MANY_REQUESTS */
export function takeMailRoom(app: App, email: string): Promise<void> {
  return app.limits.take("accountMail", emailKeyOf(email));
}

/** Nobody's mailbox is filled by what strangers type. */
export function hasMailRoom(app: App, email: string): Promise<boolean> {
  return hasRoom(() => takeMailRoom(app, email));
}

async function hasRoom(take: () => Promise<void>): Promise<boolean> {
  try {
    await take();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") return false;
    throw error;
  }
}
