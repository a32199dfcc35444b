import { getEmailKey } from "@site/contract/common/text";
import { enterCodeAddress } from "@site/contract/identity/links/code-address";
import { codeTexts } from "@site/contract/identity/links/code-labels";
import type {
  EnterCodeInput,
  RenewLoginCodeInput,
  SendLoginCodeInput,
  SentCode,
} from "@site/contract/identity/links/code-schema";
import { safeReturnPath } from "@site/contract/identity/links/return-path";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { loggingWrongCodes } from "../../../core/calls/failed-sign-ins.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { queueMail } from "../../mail/service.ts";
import {
  CODE_MINUTES,
  checkCode,
  createCode,
  getPendingCode,
  type NewCode,
  type Opened,
  replaceCode,
  takeCodeLimits,
  tieToSession,
  useCode,
} from "../links/codes-service.ts";
import { getAddress, queueVerificationMail } from "../links/mail-service.ts";
import { openMemberSession, passSecondStep, type SignedInMember } from "./open-session.ts";

type Tx = Prisma.TransactionClient;

/**
 * Mails a code to sign in with. The answer is the same whether or not the address has an account; the mail says so.
 * @throws VALIDATION_FAILED if the bot check fails, TOO_MANY_REQUESTS
 */
export async function sendLoginCode(app: App, caller: Caller, input: SendLoginCodeInput): Promise<SentCode> {
  await takeCodeLimits(app, caller, input.email, { action: "login", answers: input });
  const { token } = await app.db.prisma.$transaction(async (tx) => {
    const created = await createCode(tx, input.email);
    await queueLoginMail(app, tx, created, input.returnPath);
    return created;
  });
  return { token, message: codeTexts.sentToAccount };
}

/** Mails a new code to sign in with; the former one ends. @throws LINK_EXPIRED, and as `sendLoginCode` */
export async function renewLoginCode(
  app: App,
  caller: Caller,
  { token, returnPath, ...answers }: RenewLoginCodeInput,
): Promise<{ message: string }> {
  const { email } = await getPendingCode(app, token);
  await takeCodeLimits(app, caller, email, { action: "login", answers });
  await app.db.prisma.$transaction(async (tx) =>
    queueLoginMail(app, tx, await replaceCode(tx, token, email), returnPath),
  );
  return { message: codeTexts.sentAgain };
}

/**
 * Mails the code to a verified member. An unverified account gets the verification mail, an unknown address a mail that
 * it has no account.
 */
async function queueLoginMail(
  app: App,
  tx: Tx,
  { email, token, code }: NewCode,
  returnPath: string | undefined,
): Promise<void> {
  const member = await tx.member.findUnique({ where: { emailKey: getEmailKey(email) } });
  if (!member) await queueMail(app, tx, { template: "no_account", to: { name: "", email }, props: {} });
  else if (member.emailVerifiedAt)
    await queueMail(app, tx, {
      template: "login_code",
      to: getAddress(member),
      props: {
        code,
        minutes: CODE_MINUTES,
        path: enterCodeAddress("login", token, returnPath),
      },
    });
  else if (member.isActive) await queueVerificationMail(app, tx, member, safeReturnPath(returnPath));
}

/**
 * Signs a member in by a mailed code, and by the second factor if it is on. The right code answers again within its
 * minutes, because its answer may be lost.
 * @throws LINK_EXPIRED for an unknown code, VALIDATION_FAILED at the field `code`, SECOND_FACTOR_REQUIRED,
 * INVALID_CREDENTIALS for a wrong second factor, FORBIDDEN for an inactive account, TOO_MANY_REQUESTS
 */
export async function loginByCode(app: App, caller: Caller, input: EnterCodeInput): Promise<SignedInMember> {
  const { member } = await enterByCode(app, caller, input, async (tx, email) => {
    const owner = await tx.member.findUnique({ where: { emailKey: getEmailKey(email) } });
    if (!owner?.emailVerifiedAt) throw new AppError("LINK_EXPIRED", { message: codeTexts.gone });
    return { memberId: owner.id, listingId: null };
  });
  return member;
}

/** Finds or creates the account of a proven address, in the transaction that uses the code. */
export type OpenAccount<Result extends Opened> = (
  tx: Tx,
  email: string,
  proof: { passedSecondStep: boolean },
) => Promise<Result>;

/**
 * Checks and uses a code, finds or creates the account of its address and signs it in; the errors are those of
 * `loginByCode`.
 */
export async function enterByCode<Result extends Opened>(
  app: App,
  caller: Caller,
  input: EnterCodeInput,
  open: OpenAccount<Result>,
): Promise<{ opened: Result | Opened; member: SignedInMember }> {
  await app.limits.take("followLinkAddress", caller.ipAddress);
  const { email } = await checkCode(app, caller, input);
  const passedSecondStep = await passSecondStepOf(app, caller, email, input.factorCode);
  const opened = await changePages(app, ["becayis"], (tx) =>
    useCode(tx, input, (proven) => open(tx, proven, { passedSecondStep })),
  );
  const member = await signInProven(app, caller, opened.memberId, { passedSecondStep });
  await tieToSession(app, input, member.newSession.token);
  return { opened, member };
}

/** Opens the session of a member whose address has just been proven. @throws FORBIDDEN for an inactive account */
export async function signInProven(
  app: App,
  caller: Caller,
  memberId: number,
  proof: { passedSecondStep: boolean },
): Promise<SignedInMember> {
  const { email } = await app.db.prisma.member.findUniqueOrThrow({ where: { id: memberId }, select: { email: true } });
  return openMemberSession(app, caller, memberId, { provenEmail: email, ...proof });
}

/**
 * Checks the second factor of a verified account, where it is on.
 * @returns whether there is one
 * @throws SECOND_FACTOR_REQUIRED, INVALID_CREDENTIALS at the field `factorCode`
 */
export async function passSecondStepOf(
  app: App,
  caller: Caller,
  email: string,
  code: string | null | undefined,
): Promise<boolean> {
  const account = getEmailKey(email);
  const member = await app.db.prisma.member.findUnique({
    where: { emailKey: account, emailVerifiedAt: { not: null } },
    select: { id: true },
  });
  if (!member) return false;
  const shown = { field: "factorCode", wrong: signInTexts.factorWrong };
  return loggingWrongCodes(app, { kind: "member", account, caller }, () =>
    passSecondStep(app, caller, { kind: "member", id: member.id }, code, shown),
  );
}
