import { authTexts } from "@site/contract/auth/labels";
import type { RegisterInput } from "@site/contract/auth/schema";
import type { App } from "../../core/app.ts";
import type { Caller } from "../../core/context.ts";
import { addJob } from "../../core/job-queue.ts";
import { hashPassword } from "../../core/password.ts";
import { passBotCheck } from "../bot-check/service.ts";

/**
 * Registers a member, or does nothing where the address has an account. Both do the same work and get the same answer; which
 * mail goes out is decided by a job, so that neither text nor time tells an address from another.
 * @throws VALIDATION_FAILED where the bot check is not passed, TOO_MANY_REQUESTS
 */
export async function registerMember(app: App, caller: Caller, input: RegisterInput): Promise<{ message: string }> {
  await app.limits.take("registerAddress", caller.ipAddress);
  await passBotCheck(app, caller, input);
  const { email, firstName, lastName, phone } = input;
  const passwordHash = await hashPassword(input.password);
  await app.db.prisma.$transaction(async (tx) => {
    await tx.member.createMany({ data: [{ email, firstName, lastName, phone, passwordHash, termsAcceptedAt: new Date() }], skipDuplicates: true });
    await addJob(tx, "account-mail", { email, cause: "registered" });
  });
  return { message: authTexts.registered };
}
