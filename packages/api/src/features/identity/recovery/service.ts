import { linkTexts } from "@site/contract/identity/links/labels";
import { recoveryTexts } from "@site/contract/identity/recovery/labels";
import type { ResetPasswordInput } from "@site/contract/identity/recovery/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { addJob } from "../../../core/queue/job-queue.ts";
import { lockMember, removeFiles } from "../../members/privacy/erasure.ts";
import {
  findOwnRegistration,
  markAddressVerified,
  replaceUnverifiedAccount,
} from "../../members/registration/proof-service.ts";
import { findUsableLink, invalidateLinks, type LinkPurpose, type LinkUse, useLink } from "../links/service.ts";
import { assertNewPassword, setPassword } from "../passwords/service.ts";

/** Links that can set a password. */
const PURPOSES: LinkPurpose[] = ["recovery", "invite", "signup"];

/** Queues the mail with a reset link; the answer is the same for every address. @throws TOO_MANY_REQUESTS */
export async function forgotPassword(app: App, caller: Caller, email: string): Promise<{ message: string }> {
  await app.limits.take("forgotAddress", caller.ipAddress);
  await app.db.prisma.$transaction((tx) => addJob(tx, "account-mail", { email, cause: "forgot" }));
  return { message: recoveryTexts.resetSent };
}

/**
 * Sets a new password with a mailed link and ends every session. The link also verifies the address. A verified
 * member's second factor stays; that of an unverified account goes, because it may be a stranger's. Data of an
 * unverified account that another browser registered is discarded, because it may be a stranger's. A registration link
 * works here only while the address is unverified.
 * @param browser the registration mark of this browser
 * @throws VALIDATION_FAILED for an invalid link
 */
export async function resetPassword(
  app: App,
  caller: Caller,
  browser: string | undefined,
  input: ResetPasswordInput,
): Promise<{ message: string }> {
  const { token, accessToken = "", refreshToken, newPassword } = input;
  const values = token ? { access: token } : { access: accessToken, refresh: refreshToken };
  // check the link first, so that nobody can trigger password hashing without one
  const { memberId } = usableLink(await findUsableLink(app.db.prisma, values, PURPOSES));
  await assertNewPassword(app, { kind: "member", id: memberId }, newPassword);
  const passwordHash = await app.passwords.hash(newPassword);
  const erased = await changePages(app, ["becayis"], async (tx) => {
    const use = usableLink(await useLink(tx, values, PURPOSES));
    const member = await lockMember(tx, use.memberId);
    if (!member || (use.purpose === "signup" && member.emailVerifiedAt)) throw invalidLink();
    const owned = await resolveAccount(app, tx, caller, browser, member, passwordHash);
    await invalidateLinks(tx, owned.id, ["signup"]);
    const removedFactors = member.emailVerifiedAt ? "none" : "all";
    await setPassword(app, tx, caller, {
      ...{ owner: { kind: "member", id: owned.id }, passwordHash, event: "password_reset", removedFactors },
    });
    return owned.erased;
  });
  if (erased) await removeFiles(app, erased);
  return { message: recoveryTexts.resetDone };
}

function usableLink(use: LinkUse): Exclude<LinkUse, string> {
  if (typeof use === "string") throw invalidLink();
  return use;
}

function invalidLink(): AppError {
  return new AppError("VALIDATION_FAILED", { message: linkTexts.linkInvalid });
}

/** Placeholder name of an account whose owner has not given one; editable in the profile. */
const NEW_MEMBER = { firstName: "Yeni", lastName: "Üye" };

/**
 * Returns the account that a mailbox owner sets a password for: a verified one as it is; an unverified one only if this
 * browser registered it, otherwise a new one.
 */
async function resolveAccount(
  app: App,
  tx: Prisma.TransactionClient,
  caller: Caller,
  browser: string | undefined,
  member: Prisma.MemberGetPayload<object>,
  passwordHash: string,
) {
  if (member.emailVerifiedAt) return { id: member.id };
  const own = await findOwnRegistration(tx, member, browser);
  if (own === "standing") {
    await markAddressVerified(app, tx, caller, member.id);
    return { id: member.id };
  }
  const { firstName, lastName, phone } = own ?? { ...NEW_MEMBER, phone: null };
  const { member: made, erased } = await replaceUnverifiedAccount(app, tx, caller, member, {
    firstName,
    lastName,
    phone,
    passwordHash,
    termsAcceptedAt: own?.createdAt ?? member.termsAcceptedAt,
  });
  return { id: made.id, erased };
}
