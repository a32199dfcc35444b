import { newListingTexts } from "@site/contract/becayis/listings/fields";
import type { SavedListing } from "@site/contract/becayis/listings/schema";
import type { Prisma } from "@site/db";
import { z } from "zod";
import type { Places } from "./columns.ts";
import { insertListing } from "./own-service.ts";
import { notifyAdminOfPending } from "./pending-notices.ts";

const firstTexts = z.strictObject(newListingTexts);

/**
 * Creates the listing that somebody joins with, in the transaction that proves their address. The swap profile takes
 * over the post; what it asks for beyond that is asked later.
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
    texts: firstTexts.parse({ title }),
    places: { ...places, offerDistrictId: post.currentDistrictId },
    acceptsOtherPosition: profile.allowOtherPosition,
  });
  await notifyAdminOfPending(tx, title);
  return saved;
}
