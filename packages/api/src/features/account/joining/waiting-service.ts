import { randomBytes, randomInt } from "node:crypto";
import { joiningTexts } from "@site/contract/account/joining/labels";
import type { JoinInput, WaitingListing } from "@site/contract/account/joining/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { resolveQuestion } from "../../becayis/ask/service.ts";
import { queueMail } from "../../mail/service.ts";
import { verifyBotCheck } from "../../site/bot-check/service.ts";
import { takeMailLimit } from "../links/mail-service.ts";
import { hashToken } from "../sessions/tokens.ts";
import { RENEW_CODE, STORE_WAITING } from "./queries.ts";

export const CODE_MINUTES = 10;

/** Returns the hash of a code: together with the token, which only the browser has. */
export const hashCode = (token: string, code: string) => hashToken(`${token}:${code}`);

/**
 * Keeps a listing until its code is entered, and mails the code. The answer is the same whether or not the address has
 * an account.
 * @throws VALIDATION_FAILED at a field, TOO_MANY_REQUESTS
 */
export async function keepListing(app: App, caller: Caller, input: JoinInput): Promise<WaitingListing> {
  await app.limits.take("registerAddress", caller.ipAddress);
  await verifyBotCheck(app, caller, "register", input);
  const { institution, position, from, places } = await resolveQuestion(app, input);
  await takeMailLimit(app, input.email);
  const token = randomBytes(32).toString("base64url");
  const code = newCode();
  const { firstName, lastName } = splitName(input.fullName);
  await app.db.prisma.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(
      STORE_WAITING,
      hashToken(token),
      input.email,
      firstName,
      lastName,
      institution.id,
      position.id,
      from.id,
      places.map(({ id }) => id),
      input.title,
      hashCode(token, code),
      CODE_MINUTES,
    );
    await queueCode(app, tx, { name: input.fullName, email: input.email }, code);
  });
  return { token, message: joiningTexts.codeSent };
}

/**
 * Mails a new code for a waiting listing; the former one ends.
 * @throws LINK_EXPIRED for an unknown listing, TOO_MANY_REQUESTS
 */
export async function renewCode(app: App, token: string): Promise<{ message: string }> {
  const code = newCode();
  await app.db.prisma.$transaction(async (tx) => {
    const [to] = await tx.$queryRawUnsafe<{ name: string; email: string }[]>(
      RENEW_CODE,
      hashToken(token),
      hashCode(token, code),
      CODE_MINUTES,
    );
    if (!to) throw new AppError("LINK_EXPIRED", { message: joiningTexts.listingGone });
    await takeMailLimit(app, to.email);
    await queueCode(app, tx, to, code);
  });
  return { message: joiningTexts.codeSent };
}

const newCode = () => String(randomInt(1_000_000)).padStart(6, "0");

function queueCode(app: App, tx: Prisma.TransactionClient, to: { name: string; email: string }, code: string) {
  return queueMail(app, tx, { template: "listing_code", to, props: { code, minutes: CODE_MINUTES } });
}

/** Splits a name before its last word. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const words = fullName.split(/\s+/);
  return { firstName: words.slice(0, -1).join(" ").slice(0, 100), lastName: (words.at(-1) ?? "").slice(0, 100) };
}
