import { maskContactDetails } from "@site/contract/becayis/contact-details";
import { becayisTexts } from "@site/contract/becayis/labels";
import { foldText, slugify } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { isComplete } from "../profile/service.ts";
import { PLACE_NAMES } from "./queries.ts";

/** The ids of an offered post and the wanted place. */
export interface Places {
  institutionId: number;
  positionId: number;
  offerCityId: number;
  offerDistrictId: number | null;
  wantedCityId: number;
  wantedDistrictId: number | null;
}

/**
 * Returns the post that a member's listing offers, taken from the profile.
 * @throws VALIDATION_FAILED if the profile is missing or incomplete
 */
export async function findOffer(
  app: App,
  memberId: number,
): Promise<Omit<Places, "wantedCityId" | "wantedDistrictId"> & { acceptsOtherPosition: boolean }> {
  const profile = await app.db.prisma.swapProfile.findUnique({ where: { memberId } });
  const { currentInstitutionId, currentPositionId, currentCityId } = profile ?? {
    currentInstitutionId: null,
    currentPositionId: null,
    currentCityId: null,
  };
  if (
    !profile ||
    !isComplete(profile) ||
    currentInstitutionId === null ||
    currentPositionId === null ||
    currentCityId === null
  )
    throw new AppError("PROFILE_INCOMPLETE", { message: becayisTexts.profileIncomplete });
  return {
    institutionId: currentInstitutionId,
    positionId: currentPositionId,
    offerCityId: currentCityId,
    offerDistrictId: profile.currentDistrictId,
    acceptsOtherPosition: profile.allowOtherPosition,
  };
}

/**
 * Checks that the posts are in different places (Law 657, art. 73); another district of the same province is allowed.
 * @throws VALIDATION_FAILED
 */
export function assertElsewhere({ offerCityId, offerDistrictId, wantedCityId, wantedDistrictId }: Places): void {
  const isElsewhere =
    offerCityId !== wantedCityId || (wantedDistrictId !== null && wantedDistrictId !== offerDistrictId);
  if (!isElsewhere)
    throw new AppError("VALIDATION_FAILED", {
      message: becayisTexts.samePlace,
      fields: { wantedDistrict: becayisTexts.samePlace },
    });
}

/**
 * Returns the folded search words of a listing: its texts without contact details, and the names of post and places.
 */
export async function getSearchText(
  tx: Prisma.TransactionClient,
  texts: { title: string; description: string },
  places: Places,
): Promise<string> {
  const [named] = await tx.$queryRawUnsafe<{ names: string }[]>(
    PLACE_NAMES,
    places.institutionId,
    places.positionId,
    places.offerCityId,
    places.offerDistrictId,
    places.wantedCityId,
    places.wantedDistrictId,
  );
  return foldText([maskContactDetails(texts.title), maskContactDetails(texts.description), named?.names].join(" "));
}

/**
 * Returns a listing's slug. Phone numbers in the title are removed; the id at the end keeps it unique and apart from
 * numeric addresses.
 */
export function getSlug(id: number, title: string): string {
  return [slugify(maskContactDetails(title), 100) || "ilan", id].join("-");
}
