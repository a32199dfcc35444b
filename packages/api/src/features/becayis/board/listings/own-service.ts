import type {
  CreateListingInput,
  ListingTexts,
  OwnListing,
  SavedListing,
} from "@site/contract/becayis/board/listings/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { isUniqueViolation } from "../../../../core/calls/public-error.ts";
import { queryIn } from "../../../../core/database/query.ts";
import { resolve, resolveDistrict } from "../reference/lookup-service.ts";
import { listingEnd, readBoardSettings } from "../settings/service.ts";
import { findOffer, getSearchText, getSlug, type Offer, type Places } from "./columns.ts";
import { announcePending } from "./pending-notices.ts";
import { LIST_OWN_LISTINGS, type ListingRow, NEXT_LISTING_ID } from "./queries.ts";
import { getTexts, getWarning } from "./texts.ts";
import { toOwnListing } from "./view.ts";
import { newWishes } from "./wishes.ts";

/** Returns the member's listings in every state, newest first. */
export async function listOwnListings(app: App, memberId: number): Promise<OwnListing[]> {
  const { rows } = await app.db.pool.query<ListingRow>(LIST_OWN_LISTINGS, [memberId]);
  const { revivalDays } = await readBoardSettings(app.db.prisma);
  return rows.map((row) => toOwnListing(row, revivalDays));
}

/**
 * Creates a listing that awaits approval; a unique index allows one active listing per member.
 * @throws VALIDATION_FAILED for an incomplete profile or fields that differ from it, CONFLICT for a second active
 * listing
 */
export async function createListing(app: App, memberId: number, input: CreateListingInput): Promise<SavedListing> {
  const { acceptsOtherPosition, ...offer } = await findOffer(app, memberId);
  await assertProfilesOwn(app, offer, input);
  const places = { ...offer, wantedPlaces: await newWishes(queryIn(app.db.prisma), offer, input) };
  const texts = getTexts(input);
  return onlyOneActive(() =>
    app.db.prisma.$transaction(async (tx) => {
      const saved = await insertListing(tx, memberId, { texts, places, acceptsOtherPosition });
      await announcePending(app, tx, memberId, texts.title);
      return saved;
    }),
  );
}

interface NewListing {
  texts: ListingTexts;
  places: Places;
  acceptsOtherPosition: boolean;
}

/** Inserts a listing that awaits approval. @throws a unique violation beside an active listing of the member */
export async function insertListing(
  tx: Prisma.TransactionClient,
  memberId: number,
  { texts, places, acceptsOtherPosition }: NewListing,
): Promise<SavedListing> {
  const [next] = await tx.$queryRawUnsafe<{ id: number }[]>(NEXT_LISTING_ID);
  const id = next?.id ?? 0;
  const slug = getSlug(id, texts.title);
  const searchText = await getSearchText(tx, texts, places);
  await tx.listing.create({
    data: {
      id,
      slug,
      memberId,
      ...texts,
      ...places,
      acceptsOtherPosition,
      searchText,
      expiresAt: await listingEnd(tx),
    },
  });
  return { id, slug, message: becayisTexts.listingCreated, warning: getWarning(texts) };
}

/** Runs a write under the rule of one active listing per member. @throws CONFLICT with `message` */
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

/** Checks that locked form fields equal the profile: swaps stay within one institution and position. */
async function assertProfilesOwn(app: App, offer: Offer, input: CreateListingInput): Promise<void> {
  const sent = {
    institution: await resolve(app, "institution", input.offerInstitution, "offerInstitution", offer.institutionId),
    position: await resolve(app, "position", input.offerPosition, "offerPosition", offer.positionId),
    city: await resolve(app, "city", input.offerCity, "offerCity"),
    district: await resolveDistrict(app, offer.offerCityId, input.offerDistrict, "offerDistrict"),
    wantedInstitution: await resolve(
      app,
      "institution",
      input.wantedInstitution,
      "wantedInstitution",
      offer.institutionId,
    ),
    wantedPosition: await resolve(app, "position", input.wantedPosition, "wantedPosition", offer.positionId),
  };
  const isOffer =
    sent.institution === offer.institutionId &&
    sent.position === offer.positionId &&
    sent.city === offer.offerCityId &&
    (sent.district ?? offer.offerDistrictId) === offer.offerDistrictId;
  if (!isOffer) throw new AppError("VALIDATION_FAILED", { message: becayisTexts.offerDiffers });
  if (sent.wantedInstitution !== offer.institutionId || sent.wantedPosition !== offer.positionId)
    throw new AppError("VALIDATION_FAILED", { message: becayisTexts.wishLocked });
}
