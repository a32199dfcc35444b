import type { QuestionListingInput } from "@site/contract/becayis/board/listings/question-schema";
import { newListing, type SavedListing } from "@site/contract/becayis/board/listings/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../../../core/app.ts";
import { type Question, resolveQuestion } from "../../ask/service.ts";
import type { Places } from "../columns.ts";
import { insertListing, onlyOneActive } from "./own-service.ts";
import { notifyAdminOfPending } from "./pending-notifications.ts";

/**
 * Creates a member's listing from their question to the board.
 * @throws VALIDATION_FAILED for an unknown entry, CONFLICT beside an active listing
 */
export async function createFromQuestion(
  app: App,
  memberId: number,
  input: QuestionListingInput,
): Promise<SavedListing> {
  const places = toPlaces(await resolveQuestion(app, input));
  return onlyOneActive(() =>
    app.db.prisma.$transaction((tx) => createFirstListing(tx, memberId, { places, title: input.title })),
  );
}

/** Returns the post and wanted places of a question; the post has no district. */
export function toPlaces({ institution, position, from, places }: Question): Places {
  return {
    institutionId: institution.id,
    positionId: position.id,
    offerCityId: from.id,
    offerDistrictId: null,
    wantedPlaces: places.map(({ id }) => id),
  };
}

/** Returns the member's active listing, which prevents another one (`onlyOneActive`). */
export function findActiveListing(tx: Prisma.TransactionClient, memberId: number) {
  return tx.listing.findFirst({
    where: { memberId, status: "active", approvalStatus: { in: ["pending", "approved"] } },
    select: { id: true, slug: true },
  });
}

/**
 * Creates a new member's first listing in the transaction that proves their address, and stores the post in the swap
 * profile. The profile's other fields are asked for later.
 * @throws a unique violation beside an active listing (`onlyOneActive`)
 */
export async function createFirstListing(
  tx: Prisma.TransactionClient,
  memberId: number,
  { places, title }: { places: Places; title: string },
): Promise<SavedListing> {
  const current = await tx.swapProfile.findUnique({ where: { memberId } });
  const isSameCity = current?.currentCityId === places.offerCityId;
  const post = {
    currentInstitutionId: places.institutionId,
    currentPositionId: places.positionId,
    currentCityId: places.offerCityId,
    currentDistrictId: isSameCity ? current.currentDistrictId : null,
  };
  const profile = await tx.swapProfile.upsert({ where: { memberId }, create: { memberId, ...post }, update: post });
  const saved = await insertListing(tx, memberId, {
    listing: newListing.parse({ title }),
    places: { ...places, offerDistrictId: post.currentDistrictId },
    acceptsOtherPosition: profile.allowOtherPosition,
  });
  await notifyAdminOfPending(tx, { id: saved.id, title });
  return saved;
}
