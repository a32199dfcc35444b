import { timingSafeEqual } from "node:crypto";
import { joiningTexts } from "@site/contract/account/joining/labels";
import type { ConfirmJoinInput, JoinByGoogleInput } from "@site/contract/account/joining/schema";
import type { SavedListing } from "@site/contract/becayis/listings/schema";
import { getEmailKey } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { resolveQuestion } from "../../becayis/ask/service.ts";
import type { Places } from "../../becayis/listings/columns.ts";
import { createFirstListing, toPlaces } from "../../becayis/listings/first-listing-service.ts";
import { onlyOneActive } from "../../becayis/listings/own-service.ts";
import { type Erased, lockMember, removeFiles } from "../privacy/erasure.ts";
import { memberColumns } from "../profile/view.ts";
import { markAddressVerified, replaceUnverifiedAccount } from "../registration/proof-service.ts";
import { hashToken } from "../sessions/tokens.ts";
import { openSession, type SignedInMember } from "../sign-in/service.ts";
import { LOCK_WAITING, type WaitingRow } from "./queries.ts";
import { hashCode, splitName } from "./waiting-service.ts";

const MAX_WRONG_TRIES = 5;

type Tx = Prisma.TransactionClient;
/** Who joins, by an address that is proven, and the listing they join with. */
type Joining = Pick<WaitingRow, "email" | "firstName" | "lastName" | "title"> & { places: Places };
type Joined = { memberId: number; listing: SavedListing; erased?: Erased };

/**
 * Sends a waiting listing for approval once its code proves the mailbox, and signs its owner in: with a new account, or
 * the one of the address. An account that nobody has verified is replaced, because a stranger may have made it.
 * @throws VALIDATION_FAILED for a wrong or expired code, LINK_EXPIRED for an unknown listing, SECOND_FACTOR_REQUIRED for
 * an account with a second factor, FORBIDDEN for an inactive one, CONFLICT beside an active listing, TOO_MANY_REQUESTS
 */
export async function joinByListing(
  app: App,
  caller: Caller,
  { token, code }: ConfirmJoinInput,
): Promise<SignedInMember & { listing: SavedListing }> {
  await app.limits.take("followLinkAddress", caller.ipAddress);
  const result = await onlyOneActive(() =>
    changePages(app, ["becayis"], async (tx): Promise<Joined | { refusal: string }> => {
      const [row] = await tx.$queryRawUnsafe<WaitingRow[]>(LOCK_WAITING, hashToken(token));
      if (!row) throw new AppError("LINK_EXPIRED", { message: joiningTexts.listingGone });
      if (row.isExpired || row.wrongTries >= MAX_WRONG_TRIES) return { refusal: joiningTexts.codeExpired };
      if (!timingSafeEqual(row.codeHash, hashCode(token, code))) return countWrongTry(tx, row);
      await tx.waitingListing.delete({ where: { id: row.id } });
      const { institutionId, positionId, cityId, wantedPlaces } = row;
      const places = { institutionId, positionId, offerCityId: cityId, offerDistrictId: null, wantedPlaces };
      return sendListing(app, tx, caller, { ...row, places });
    }),
  );
  if ("refusal" in result)
    throw new AppError("VALIDATION_FAILED", { message: result.refusal, fields: { code: result.refusal } });
  return signIn(app, caller, result);
}

/**
 * Sends a listing at once, whose sender has proven their address at Google, and signs them in as `joinByListing` does.
 * @param proven what Google has proven in this browser; undefined without it
 * @throws LINK_EXPIRED without a proof, VALIDATION_FAILED at a field, otherwise as `joinByListing`
 */
export async function joinByGoogle(
  app: App,
  caller: Caller,
  proven: { email: string } | undefined,
  input: JoinByGoogleInput,
): Promise<SignedInMember & { listing: SavedListing }> {
  await app.limits.take("registerAddress", caller.ipAddress);
  if (!proven) throw new AppError("LINK_EXPIRED", { message: joiningTexts.googleExpired });
  const places = toPlaces(await resolveQuestion(app, input));
  const joining = { ...splitName(input.fullName), title: input.title, email: proven.email };
  const result = await onlyOneActive(() =>
    changePages(app, ["becayis"], (tx) => sendListing(app, tx, caller, { ...joining, places })),
  );
  return signIn(app, caller, result);
}

async function signIn(
  app: App,
  caller: Caller,
  { memberId, listing, erased }: Joined,
): Promise<SignedInMember & { listing: SavedListing }> {
  if (erased) await removeFiles(app, erased);
  const member = await app.db.prisma.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { ...memberColumns, passwordHash: true },
  });
  return { ...(await openSession(app, caller, member, { provenEmail: member.email })), listing };
}

/** Counts a wrong try, which the transaction commits. */
async function countWrongTry(tx: Tx, { id, wrongTries }: WaitingRow): Promise<{ refusal: string }> {
  await tx.waitingListing.update({ where: { id }, data: { wrongTries: { increment: 1 } } });
  return { refusal: joiningTexts.codeWrong(MAX_WRONG_TRIES - wrongTries - 1) };
}

/** Creates the listing of a proven address. */
async function sendListing(app: App, tx: Tx, caller: Caller, joining: Joining): Promise<Joined> {
  const { memberId, erased } = await findOwner(app, tx, caller, joining);
  const listing = await createFirstListing(tx, memberId, joining);
  return { memberId, listing, ...(erased && { erased }) };
}

/** Returns the account of a proven address, a new one if there is none. */
async function findOwner(
  app: App,
  tx: Tx,
  caller: Caller,
  { email, firstName, lastName }: Joining,
): Promise<{ memberId: number; erased?: Erased }> {
  const termsAcceptedAt = new Date();
  await tx.member.createMany({ data: [{ email, firstName, lastName, termsAcceptedAt }], skipDuplicates: true });
  const known = await tx.member.findUniqueOrThrow({ where: { emailKey: getEmailKey(email) }, select: { id: true } });
  const member = await lockMember(tx, known.id);
  if (!member?.isActive || member.eraseAfter) throw new AppError("FORBIDDEN", { message: joiningTexts.inactive });
  if (member.emailVerifiedAt) {
    if ((await tx.authenticator.count({ where: { memberId: member.id } })) > 0)
      throw new AppError("SECOND_FACTOR_REQUIRED", { message: joiningTexts.needsSignIn });
    return { memberId: member.id };
  }
  const isNew = member.passwordHash === null && member.registrationBrowserHash === null;
  if (isNew) {
    await markAddressVerified(app, tx, caller, member.id, { isGreeted: false });
    return { memberId: member.id };
  }
  const account = { firstName, lastName, passwordHash: null, termsAcceptedAt };
  const { member: replaced, erased } = await replaceUnverifiedAccount(app, tx, caller, member, account, {
    isGreeted: false,
  });
  return { memberId: replaced.id, erased };
}
