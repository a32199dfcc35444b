import { readSixDigits } from "@site/contract/common/codes";
import { confirmationTexts, passwordTexts } from "@site/contract/identity/passwords/labels";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import type { Owner } from "../../../core/calls/owner.ts";
import type { MemberIdentity } from "../../../core/context.ts";
import { queueMail } from "../../mail/service.ts";
import { CODE_MINUTES, checkCode, createCode, takeCodeLimits } from "../links/codes-service.ts";
import { getAddress } from "../links/mail-service.ts";
import { getAccount } from "../owner.ts";

/** Returns the token of a member's confirmation code. Its colon keeps it apart from the tokens of sign-in codes. */
const tokenOf = (memberId: number) => `confirm:${memberId}`;

/**
 * Mails a code to a member who has never set a password; the code replaces the password in later confirmations.
 * @throws CONFLICT for a member with a password, TOO_MANY_REQUESTS
 */
export async function sendConfirmationCode(app: App, caller: Caller, { id }: MemberIdentity): Promise<void> {
  const member = await app.db.prisma.member.findUniqueOrThrow({ where: { id } });
  if (member.passwordHash !== null) throw new AppError("CONFLICT", { message: confirmationTexts.hasPassword });
  await takeCodeLimits(app, caller, member.email, undefined);
  await app.db.prisma.$transaction(async (tx) => {
    const { code } = await createCode(tx, member.email, tokenOf(id));
    await queueMail(app, tx, {
      template: "confirmation_code",
      to: getAddress(member),
      props: { code, minutes: CODE_MINUTES },
    });
  });
}

/**
 * Verifies the password of an account; wrong passwords count as failed sign-ins. A member without a password enters the
 * code of `sendConfirmationCode`.
 * @throws VALIDATION_FAILED at this field, TOO_MANY_REQUESTS
 */
export async function confirmPassword(
  app: App,
  caller: Caller,
  owner: Owner,
  password: string,
  refusal: { field: string; message: string } = { field: "password", message: passwordTexts.wrongPassword },
): Promise<void> {
  const key = `${owner.kind}-password:${owner.id}`;
  await app.limits.take("loginAccount", key);
  const { passwordHash } = await getAccount(app.db.prisma, owner);
  if (passwordHash === null) await confirmByCode(app, caller, owner.id, password, refusal.field);
  else if (!(await app.passwords.matches(password, passwordHash))) throw atField(refusal.field, refusal.message);
  await app.limits.refund("loginAccount", key);
}

/** Checks a member's mailed code. It stays valid until it expires, because several changes may need it. */
async function confirmByCode(app: App, caller: Caller, memberId: number, text: string, field: string): Promise<void> {
  const code = readSixDigits(text);
  if (code === undefined) throw atField(field, confirmationTexts.codeNeeded);
  try {
    await checkCode(app, caller, { token: tokenOf(memberId), code });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "LINK_EXPIRED") throw atField(field, confirmationTexts.codeNeeded);
    throw new AppError(error.code, { ...error.details, fields: { [field]: error.message } });
  }
}

function atField(field: string, message: string): AppError {
  return new AppError("VALIDATION_FAILED", { message, fields: { [field]: message }, isWrongProof: true });
}
