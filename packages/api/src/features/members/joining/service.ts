import { getEmailKey } from "@site/contract/common/text";
import type { EnterCodeInput } from "@site/contract/identity/links/code-schema";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { joiningTexts } from "@site/contract/members/joining/labels";
import type { JoinByGoogleInput } from "@site/contract/members/joining/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { resolveQuestion } from "../../becayis/board/ask/service.ts";
import type { Places } from "../../becayis/board/listings/columns.ts";
import {
  createFirstListing,
  findActiveListing,
  toPlaces,
} from "../../becayis/board/listings/own/first-listing-service.ts";
import { onlyOneActive } from "../../becayis/board/listings/own/own-service.ts";
import { type GoogleProof, useProof } from "../../identity/google/proof-service.ts";
import { enterByCode, passSecondStepOf, signInProven } from "../../identity/sign-in/code-service.ts";
import type { SignedInMember } from "../../identity/sign-in/open-session.ts";
import { hashToken } from "../../identity/tokens.ts";
import { type Erased, lockMember, removeFiles } from "../privacy/erasure.ts";
import { markAddressVerified, replaceUnverifiedAccount } from "../registration/proof-service.ts";
import { splitName } from "./waiting-service.ts";

type Tx = Prisma.TransactionClient;
type WaitingListing = Prisma.WaitingListingGetPayload<object>;
/** A new member with a proven address, and their listing. */
type Joining = Pick<WaitingListing, "email" | "firstName" | "lastName" | "title"> & { places: Places };
interface Opened {
  memberId: number;
  /** The submitted listing; null if the member has an active one. */
  listingId: number | null;
  erased?: Erased;
}

/** A signed-in member, and the submitted listing or the one that they already have. */
export interface Joined extends SignedInMember {
  listing: { id: number; slug: string } | null;
  isSent: boolean;
}

/**
 * Submits a waiting listing for approval when its code proves the mailbox, and signs its owner in, with the account of
 * the address or a new one. An unverified account is replaced, because a stranger may have created it. Nothing is
 * submitted if the member has an active listing. The right code returns the same result again until it expires.
 * @throws VALIDATION_FAILED for a wrong or expired code, LINK_EXPIRED for an unknown one, SECOND_FACTOR_REQUIRED,
 * INVALID_CREDENTIALS for a wrong second factor, FORBIDDEN for an inactive account, TOO_MANY_REQUESTS
 */
export async function joinByListing(app: App, caller: Caller, input: EnterCodeInput): Promise<Joined> {
  const { opened, member } = await onlyOneActive(() =>
    enterByCode(app, caller, input, async (tx, email, proof): Promise<Opened> => {
      const [waiting] = await tx.waitingListing.findMany({ where: { tokenHash: hashToken(input.token) } });
      if (!waiting) return findKnown(tx, email);
      await tx.waitingListing.delete({ where: { id: waiting.id } });
      return sendListing(app, tx, caller, { ...waiting, places: placesOf(waiting) }, proof);
    }),
  );
  return answer(app, opened, member);
}

function placesOf({ institutionId, positionId, cityId, wantedPlaces }: WaitingListing): Places {
  return { institutionId, positionId, offerCityId: cityId, offerDistrictId: null, wantedPlaces };
}

/** Returns the account of an address whose listing is no longer waiting. @throws LINK_EXPIRED if there is none */
async function findKnown(tx: Tx, email: string): Promise<Opened> {
  const member = await tx.member.findUnique({ where: { emailKey: getEmailKey(email) } });
  if (!member?.emailVerifiedAt) throw new AppError("LINK_EXPIRED", { message: joiningTexts.listingGone });
  return { memberId: member.id, listingId: null };
}

/**
 * Submits the listing of a person whose address Google has proven, without a code, and signs them in as `joinByListing`
 * does. The proof is used once.
 * @param proven the proof in this browser; undefined if there is none
 * @throws LINK_EXPIRED without a proof or after its use, VALIDATION_FAILED at a field, otherwise as `joinByListing`
 */
export async function joinByGoogle(
  app: App,
  caller: Caller,
  proven: GoogleProof | undefined,
  input: JoinByGoogleInput,
): Promise<Joined> {
  await app.limits.take("registerAddress", caller.ipAddress);
  if (!proven) throw new AppError("LINK_EXPIRED", { message: joiningTexts.googleExpired });
  const places = toPlaces(await resolveQuestion(app, input));
  const joining = { ...splitName(input.fullName), title: input.title, email: proven.email };
  const passedSecondStep = await passSecondStepOf(app, caller, proven.email, input.factorCode);
  const opened = await onlyOneActive(() =>
    changePages(app, ["becayis"], async (tx) => {
      await useProof(tx, proven);
      return sendListing(app, tx, caller, { ...joining, places }, { passedSecondStep });
    }),
  );
  return answer(app, opened, await signInProven(app, caller, opened.memberId, { passedSecondStep }));
}

async function answer(app: App, { memberId, listingId, erased }: Opened, member: SignedInMember): Promise<Joined> {
  if (erased) await removeFiles(app, erased);
  const listing =
    listingId === null
      ? await findActiveListing(app.db.prisma, memberId)
      : await app.db.prisma.listing.findUnique({ where: { id: listingId }, select: { id: true, slug: true } });
  return { ...member, listing, isSent: listingId !== null };
}

/** Creates the listing of a proven address, unless its member has an active one. */
async function sendListing(
  app: App,
  tx: Tx,
  caller: Caller,
  joining: Joining,
  proof: { passedSecondStep: boolean },
): Promise<Opened> {
  const owner = await findOwner(app, tx, caller, joining, proof);
  if (await findActiveListing(tx, owner.memberId)) return { ...owner, listingId: null };
  const { id } = await createFirstListing(tx, owner.memberId, joining);
  return { ...owner, listingId: id };
}

/** Returns the account of a proven address, a new one if there is none. */
async function findOwner(
  app: App,
  tx: Tx,
  caller: Caller,
  { email, firstName, lastName }: Joining,
  { passedSecondStep }: { passedSecondStep: boolean },
): Promise<Omit<Opened, "listingId">> {
  const termsAcceptedAt = new Date();
  await tx.member.createMany({ data: [{ email, firstName, lastName, termsAcceptedAt }], skipDuplicates: true });
  const known = await tx.member.findUniqueOrThrow({ where: { emailKey: getEmailKey(email) }, select: { id: true } });
  const member = await lockMember(tx, known.id);
  if (!member?.isActive || member.eraseAfter) throw new AppError("FORBIDDEN", { message: joiningTexts.inactive });
  if (member.emailVerifiedAt) {
    if (!passedSecondStep && (await tx.authenticator.count({ where: { memberId: member.id } })) > 0)
      throw new AppError("SECOND_FACTOR_REQUIRED", { message: signInTexts.secondFactorRequired });
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
