import { becayisTexts } from "@site/contract/becayis/labels";
import { maskContactDetails } from "@site/contract/common/contact-details";
import { slugify, toSearchText } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { isComplete } from "../profile/service.ts";
import { PLACE_NAMES } from "./queries.ts";

/** The ids of an offered post and the wanted places, in their order. */
export interface Places {
  institutionId: number;
  positionId: number;
  offerCityId: number;
  offerDistrictId: number | null;
  wantedPlaces: number[];
}

/** The post that a listing offers. */
export type Offer = Omit<Places, "wantedPlaces">;

/**
 * Returns the post that a member's listing offers, taken from the profile.
 * @throws VALIDATION_FAILED if the profile is missing or incomplete
 */
export async function findOffer(app: App, memberId: number): Promise<Offer & { acceptsOtherPosition: boolean }> {
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
    places.wantedPlaces,
  );
  return toSearchText([maskContactDetails(texts.title), maskContactDetails(texts.description), named?.names].join(" "));
}

/**
 * Returns a listing's slug. Phone numbers in the title are removed; the id at the end keeps it unique and apart from
 * numeric addresses.
 */
export function getSlug(id: number, title: string): string {
  return [slugify(maskContactDetails(title), 100) || "ilan", id].join("-");
}
