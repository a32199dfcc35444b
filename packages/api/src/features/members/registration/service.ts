import { getEmailKey } from "@site/contract/common/text";
import { registrationTexts } from "@site/contract/members/registration/labels";
import type { RegisterInput } from "@site/contract/members/registration/schema";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { addJob } from "../../../core/queue/job-queue.ts";
import type { Registration } from "../../../core/queue/job-table.ts";
import { verifyBotCheck } from "../../bot-check/service.ts";
import { findReservation } from "../../identity/email-change/addresses-service.ts";
import { assertHardToGuess } from "../../identity/passwords/policy.ts";
import { hashToken } from "../../identity/tokens.ts";
import { readMember } from "./answer-service.ts";

/**
 * Registers a member, or queues a job if the address already has an account. Both cases do the same work and return the
 * same answer, so that neither text nor timing reveals whether an address is registered.
 * @param browser the registration mark of this browser
 * @throws VALIDATION_FAILED for a weak password or a failed bot check, TOO_MANY_REQUESTS
 */
export async function registerMember(
  app: App,
  caller: Caller,
  browser: string,
  input: RegisterInput,
): Promise<{ message: string }> {
  await app.limits.take("registerAddress", caller.ipAddress);
  await assertHardToGuess(app, { password: input.password, field: "password", ownNames: [input.email] });
  await verifyBotCheck(app, caller, "register", input);
  const { email, firstName, lastName, phone, password } = input;
  const sentBy = {
    browserHash: Buffer.from(hashToken(browser)).toString("base64"),
    userAgent: caller.userAgent.slice(0, 256),
  };
  const registration = {
    email,
    firstName,
    lastName,
    phone,
    passwordHash: await app.passwords.hash(password),
    ...sentBy,
  };
  await submitRegistration(app, registration, { password, returnPath: input.returnPath });
  return { message: registrationTexts.registered };
}

/** Parts of a registration that its account does not keep. */
interface Sent {
  password: string;
  returnPath: string | undefined;
}

/**
 * Creates the account or queues the job. A registration with another password is treated as another person's until the
 * mailbox is verified.
 */
async function submitRegistration(app: App, registration: Registration, sent: Sent): Promise<void> {
  const { email } = registration;
  const { password, returnPath } = sent;
  const [account, reservation] = await Promise.all([
    app.db.prisma.member.findUnique({ where: { emailKey: getEmailKey(email) }, select: { passwordHash: true } }),
    findReservation(app, email),
  ]);
  const known = account ?? reservation;
  const isRepeated = await app.passwords.matches(password, known?.passwordHash ?? undefined);
  const isEntered = await app.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.member.createMany({ data: [readMember(registration)], skipDuplicates: true });
    if (!known && count === 0) return false;
    await addJob(tx, "account-mail", {
      email,
      cause: "registered",
      returnPath,
      ...(known && !isRepeated && { later: registration }),
    });
    return true;
  });
  // a concurrent registration created the account
  if (!isEntered) await submitRegistration(app, registration, sent);
}
