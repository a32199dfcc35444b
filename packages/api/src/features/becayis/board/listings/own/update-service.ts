import { isDeepStrictEqual } from "node:util";
import { isClosedListing } from "@site/contract/becayis/board/listings/closed-listing";
import type { ListingTexts, SavedListing, UpdateListingInput } from "@site/contract/becayis/board/listings/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { paths } from "@site/contract/paths";
import { Prisma } from "@site/db";
import type { App } from "../../../../../core/app.ts";
import { AppError } from "../../../../../core/calls/errors.ts";
import { databaseNow } from "../../../../../core/database/clock.ts";
import { queryIn } from "../../../../../core/database/query.ts";
import { recordAddressChange } from "../../../../../core/pages/address-change.ts";
import { changePages } from "../../../../../core/pages/pages.ts";
import { withoutUndefined } from "../../../../../core/without-undefined.ts";
import { forgetAnswers, joinGraph, leaveGraph, lockListings } from "../../../swaps/matching/graph/graph.ts";
import { notifyReleased } from "../../../swaps/matching/released-notifications.ts";
import { recordAlertHits } from "../../alerts/delivery-service.ts";
import { findOffer, getSearchText, getSlug, type Places } from "../columns.ts";
import { changedTexts, getTexts, getWarning, readWaitingTexts } from "../texts.ts";
import { onlyOneActive } from "./own-service.ts";
import { notifyAdminOfChange, notifyOfPending } from "./pending-notifications.ts";
import { assertWishes, keptWishes } from "./wishes.ts";

type Tx = Prisma.TransactionClient;
type ListingRecord = Prisma.ListingGetPayload<object>;
type Post = Places & { acceptsOtherPosition: boolean };
type SentTexts = Partial<ListingTexts>;

/**
 * Updates the sent texts and wishes of a listing; its post follows the profile. On an approved listing places take
 * effect at once and changed texts await approval beside those that readers see; any other listing awaits approval as a
 * whole.
 * @throws NOT_FOUND if it is someone else's, CONFLICT if it is closed or another one is active
 */
export async function updateListing(
  app: App,
  memberId: number,
  { id, wantedPlaces: wanted, ...texts }: UpdateListingInput,
): Promise<SavedListing> {
  const { acceptsOtherPosition, ...offer } = await findOffer(app, memberId);
  return onlyOneActive(() =>
    changePages(app, ["becayis"], async (tx) => {
      await lockListings(tx, [id], [offer.institutionId]);
      const before = await tx.listing.findFirst({ where: { id, memberId } });
      if (!before) throw new AppError("NOT_FOUND", { message: becayisTexts.listingNotFound });
      if (wanted) await assertWishes(queryIn(tx), offer, wanted);
      const wantedPlaces = wanted ?? keptWishes(offer, before.wantedPlaces);
      if (isClosedListing(before.status)) throw new AppError("CONFLICT", { message: becayisTexts.listingClosed });
      const post = { ...offer, wantedPlaces, acceptsOtherPosition };
      const sent = withoutUndefined(texts);
      return before.approvalStatus === "approved"
        ? updateApproved(app, tx, before, post, sent)
        : resubmit(app, tx, before, post, sent);
    }),
  );
}

/** Changes a listing that is not approved; the whole listing awaits approval. */
async function resubmit(app: App, tx: Tx, before: ListingRecord, post: Post, sent: SentTexts): Promise<SavedListing> {
  const { id, memberId } = before;
  const texts = getTexts({ ...before, ...sent });
  const isSame = isUnchanged(before, { ...texts, ...getPlaces(post) });
  if (isSame && before.approvalStatus !== "rejected") return saved(before, becayisTexts.listingUnchanged, texts);
  const slug = getSlug(id, texts.title);
  await tx.listing.update({
    where: { id },
    data: {
      slug,
      ...texts,
      ...post,
      searchText: await getSearchText(tx, texts, post),
      approvalStatus: "pending",
      submittedAt: await databaseNow(tx),
      rejectionReason: "",
    },
  });
  if (before.approvedAt) await recordAddressChange(tx, paths.listing(before.slug), paths.listing(slug));
  await notifyOfPending(app, tx, memberId, { id, title: texts.title });
  return saved({ id, slug }, becayisTexts.listingUpdated, texts);
}

async function updateApproved(
  app: App,
  tx: Tx,
  before: ListingRecord,
  post: Post,
  sent: SentTexts,
): Promise<SavedListing> {
  const approved = getTexts(before);
  const known = readWaitingTexts(before.waitingTexts);
  const isRefused = before.rejectionReason !== "";
  const sentTexts = Object.keys(sent).some((name) => name in approved);
  const waiting = sentTexts ? changedTexts(approved, known, sent) : known;
  const isNewText = sentTexts && waiting !== null && (isRefused || !isDeepStrictEqual(waiting, known));
  const isMoved = !isUnchanged(before, getPlaces(post));
  const texts = waiting ?? approved;
  if (!isNewText && !isMoved && isDeepStrictEqual(waiting, known))
    return saved(before, becayisTexts.listingUnchanged, texts);
  if (isMoved) await changePlaces(app, tx, before, post);
  if (sentTexts)
    await tx.listing.update({
      where: { id: before.id },
      data: {
        waitingTexts: waiting ?? Prisma.DbNull,
        ...((isNewText || !waiting) && { rejectionReason: "" }),
        ...(isNewText && { submittedAt: await databaseNow(tx) }),
        ...(!isMoved && { updatedAt: before.updatedAt }), // readers see no change yet
      },
    });
  if (isNewText) await notifyAdminOfChange(tx, { id: before.id, title: texts.title });
  return saved(before, isNewText ? becayisTexts.listingTextWaits : becayisTexts.listingChanged, texts);
}

/**
 * Changes the post and the wishes of an approved listing, which is matched at once. A change of wishes keeps the swap
 * of a bound listing; a change of its post ends the swap, because the others agreed to the former post.
 */
async function changePlaces(app: App, tx: Tx, before: ListingRecord, post: Post): Promise<void> {
  const { id, settledIn } = before;
  const { wantedPlaces: _, ...offer } = getPlaces(post);
  const hasMoved = !isUnchanged(before, offer);
  const isMatched = settledIn === null || hasMoved;
  if (isMatched) await notifyReleased(app, tx, await leaveGraph(tx, [id]));
  if (hasMoved) await forgetAnswers(tx, id);
  const data = { ...post, searchText: await getSearchText(tx, before, post) };
  await tx.listing.update({ where: { id }, data });
  if (!isMatched) return;
  await joinGraph(tx, id);
  await recordAlertHits(tx, id);
}

function getPlaces({ acceptsOtherPosition: _, ...places }: Post): Places {
  return places;
}

function isUnchanged(before: ListingRecord, changed: object): boolean {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.entries(changed).every(([name, value]) => isDeepStrictEqual(known.get(name), value));
}

function saved(
  { id, slug }: { id: number; slug: string },
  message: string,
  texts: Parameters<typeof getWarning>[0],
): SavedListing {
  return { id, slug, message, warning: getWarning(texts) };
}
