import type {
  NewListing,
  OwnListing,
  SavedListing,
  SubmitListingInput,
} from "@site/contract/becayis/board/listings/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import type { Prisma } from "@site/db";
import type { App } from "../../../../../core/app.ts";
import { AppError } from "../../../../../core/calls/errors.ts";
import { isUniqueViolation } from "../../../../../core/calls/public-error.ts";
import { queryIn } from "../../../../../core/database/query.ts";
import { listingEnd, readBoardSettings } from "../../settings/service.ts";
import { findOffer, getSearchText, getSlug, type Places } from "../columns.ts";
import { LIST_OWN_LISTINGS, type ListingRow, NEXT_LISTING_ID } from "../queries.ts";
import { getWarning } from "../texts.ts";
import { toOwnListing } from "../view.ts";
import { notifyOfPending } from "./pending-notifications.ts";
import { assertWishes } from "./wishes.ts";

/** Returns the member's listings in every state, newest first. */
export async function listOwnListings(app: App, memberId: number): Promise<OwnListing[]> {
  const { rows } = await app.db.pool.query<ListingRow>(LIST_OWN_LISTINGS, [memberId]);
  const { revivalDays } = await readBoardSettings(app.db.prisma);
  return rows.map((row) => toOwnListing(row, revivalDays));
}

/**
 * Creates a listing that awaits approval, with the post of the profile; a unique index allows one active listing per
 * member.
 * @throws VALIDATION_FAILED for an incomplete profile or refused wishes, CONFLICT for a second active listing
 */
export async function submitListing(app: App, memberId: number, input: SubmitListingInput): Promise<SavedListing> {
  const { wantedPlaces, ...listing } = input;
  const { acceptsOtherPosition, ...offer } = await findOffer(app, memberId);
  await assertWishes(queryIn(app.db.prisma), offer, wantedPlaces);
  return onlyOneActive(() =>
    app.db.prisma.$transaction(async (tx) => {
      const saved = await insertListing(tx, memberId, {
        listing,
        places: { ...offer, wantedPlaces },
        acceptsOtherPosition,
      });
      await notifyOfPending(app, tx, memberId, { id: saved.id, title: listing.title });
      return saved;
    }),
  );
}

interface Added {
  listing: NewListing;
  places: Places;
  acceptsOtherPosition: boolean;
}

/** Inserts a listing that awaits approval. @throws a unique violation beside an active listing of the member */
export async function insertListing(
  tx: Prisma.TransactionClient,
  memberId: number,
  { listing, places, acceptsOtherPosition }: Added,
): Promise<SavedListing> {
  const [next] = await tx.$queryRawUnsafe<{ id: number }[]>(NEXT_LISTING_ID);
  const id = next?.id ?? 0;
  const slug = getSlug(id, listing.title);
  const searchText = await getSearchText(tx, listing, places);
  await tx.listing.create({
    data: {
      id,
      slug,
      memberId,
      ...listing,
      ...places,
      acceptsOtherPosition,
      searchText,
      expiresAt: await listingEnd(tx),
    },
  });
  return { id, slug, message: becayisTexts.listingCreated, warning: getWarning(listing) };
}

/**
 * Runs a write and turns a violation of "one active listing per member" into an error.
 * @throws CONFLICT with `message`
 */
export async function onlyOneActive<Result>(
  write: () => Promise<Result>,
  message: string = becayisTexts.oneActive,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("CONFLICT", { message });
    throw error;
  }
}
