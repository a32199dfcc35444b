import { enterCodeAddress } from "@site/contract/identity/links/code-address";
import { codeTexts } from "@site/contract/identity/links/code-labels";
import type { RenewCodeInput, SentCode } from "@site/contract/identity/links/code-schema";
import type { JoinInput } from "@site/contract/members/joining/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { resolveQuestion } from "../../becayis/board/ask/service.ts";
import {
  CODE_MINUTES,
  createCode,
  getPendingCode,
  type NewCode,
  replaceCode,
  takeCodeLimits,
} from "../../identity/links/codes-service.ts";
import { hashToken } from "../../identity/tokens.ts";
import { queueMail } from "../../mail/service.ts";

/**
 * Stores a waiting listing and mails its code. The answer is the same whether or not the address has an account.
 * @throws VALIDATION_FAILED at a field, TOO_MANY_REQUESTS
 */
export async function keepListing(app: App, caller: Caller, input: JoinInput): Promise<SentCode> {
  await app.limits.take("registerAddress", caller.ipAddress);
  const { institution, position, from, places } = await resolveQuestion(app, input);
  const { email, fullName, title } = input;
  await takeCodeLimits(app, caller, email, { action: "register", answers: input });
  const { token } = await app.db.prisma.$transaction(async (tx) => {
    const created = await createCode(tx, email);
    await tx.waitingListing.create({
      data: {
        ...{ tokenHash: hashToken(created.token), email, title, ...splitName(fullName) },
        ...{ institutionId: institution.id, positionId: position.id, cityId: from.id },
        wantedPlaces: places.map(({ id }) => id),
      },
    });
    await queueCode(app, tx, fullName, created);
    return created;
  });
  return { token, message: codeTexts.sent };
}

/**
 * Mails a new code for a waiting listing; the former one ends.
 * @throws LINK_EXPIRED for an unknown or used one, VALIDATION_FAILED if the bot check fails, TOO_MANY_REQUESTS
 */
export async function renewCode(
  app: App,
  caller: Caller,
  { token, ...answers }: RenewCodeInput,
): Promise<{ message: string }> {
  const { email } = await getPendingCode(app, token);
  await takeCodeLimits(app, caller, email, { action: "register", answers });
  await app.db.prisma.$transaction(async (tx) => {
    const created = await replaceCode(tx, token, email);
    const waiting = await tx.waitingListing.findUnique({ where: { tokenHash: hashToken(token) } });
    await queueCode(app, tx, waiting ? `${waiting.firstName} ${waiting.lastName}` : "", created);
  });
  return { message: codeTexts.sentAgain };
}

function queueCode(app: App, tx: Prisma.TransactionClient, name: string, { email, token, code }: NewCode) {
  const props = { code, minutes: CODE_MINUTES, path: enterCodeAddress("ask", token) };
  return queueMail(app, tx, { template: "listing_code", to: { name, email }, props });
}

/** Splits a name before its last word. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const words = fullName.split(/\s+/);
  return { firstName: words.slice(0, -1).join(" ").slice(0, 100), lastName: (words.at(-1) ?? "").slice(0, 100) };
}
