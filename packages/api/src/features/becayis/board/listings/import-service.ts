import type { App } from "../../../../core/app.ts";
import { changePages } from "../../../../core/pages/pages.ts";
import { joinGraph, lockInstitutions } from "../../swaps/matching/graph/graph.ts";
import { listingEnd } from "../settings/service.ts";
import { getSearchText, getSlug } from "./columns.ts";

/** A sample member with a listing; look-ups by name and plate number. */
export interface DemoListing {
  email: string;
  firstName: string;
  lastName: string;
  title: string;
  description: string;
  institution: string;
  position: string;
  offerCityId: number;
  /** Ids of provinces and districts, in the order in which they are wanted. */
  wantedPlaces: number[];
}

/**
 * Imports sample listings of members without passwords, without sending mails. Samples with unknown institutions or
 * positions are skipped.
 */
export async function importDemoListings(app: App, samples: DemoListing[]): Promise<void> {
  const now = new Date();
  await changePages(app, ["becayis"], async (tx) => {
    for (const { email, firstName, lastName, title, description, offerCityId, wantedPlaces, ...names } of samples) {
      const institution = await tx.institution.findUnique({ where: { name: names.institution } });
      const position = await tx.position.findUnique({ where: { name: names.position } });
      const [district] = await tx.district.findMany({
        where: { provinceId: offerCityId },
        orderBy: { id: "asc" },
        take: 1,
      });
      if (!institution || !position || !district) continue;
      const post = {
        currentInstitutionId: institution.id,
        currentPositionId: position.id,
        currentCityId: offerCityId,
        currentDistrictId: district.id,
      };
      const member = await tx.member.create({
        data: { email, firstName, lastName, emailVerifiedAt: now, termsAcceptedAt: now, swapProfile: { create: post } },
      });
      const places = {
        institutionId: institution.id,
        positionId: position.id,
        offerCityId,
        offerDistrictId: district.id,
        wantedPlaces,
      };
      const data = {
        memberId: member.id,
        title,
        description,
        ...places,
        approvalStatus: "approved",
        approvedAt: now,
        expiresAt: await listingEnd(tx),
      };
      const { id } = await tx.listing.create({
        data: { ...data, slug: `ornek-${member.id}`, searchText: await getSearchText(tx, data, places) },
        select: { id: true },
      });
      await tx.listing.update({ where: { id }, data: { slug: getSlug(id, title) } });
      await lockInstitutions(tx, [institution.id]);
      await joinGraph(tx, id);
    }
    await tx.match.updateMany({ where: { announcedAt: null }, data: { announcedAt: now } });
    await tx.ring.updateMany({ where: { announcedAt: null }, data: { announcedAt: now } });
  });
}
