import { isDeepStrictEqual } from "node:util";
import { adminPaths } from "@site/contract/admin-paths";
import { holdsContactDetails } from "@site/contract/becayis/contact-details";
import { adminBecayisTexts, becayisTexts } from "@site/contract/becayis/labels";
import { isClosedListing } from "@site/contract/becayis/listings/closed-listing";
import type {
  CreateListingInput,
  ListingTexts,
  OwnListing,
  SavedListing,
  UpdateListingInput,
} from "@site/contract/becayis/listings/schema";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { paths } from "@site/contract/paths";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { isUniqueViolation } from "../../../core/calls/public-error.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { withoutUndefined } from "../../../core/without-undefined.ts";
import { notifyMember } from "../../notifications/notify-member.ts";
import { notifyAdmin } from "../../notifications/service.ts";
import { recordAddressChange } from "../../site/moved-addresses/service.ts";
import { leaveGraph, lockListings } from "../matching/graph.ts";
import { queryIn } from "../matching/vertices.ts";
import { resolve, resolveDistrict } from "../reference/lookup-service.ts";
import { listingEnd, readBoardSettings } from "../settings/service.ts";
import { findOffer, getSearchText, getSlug, type Offer } from "./columns.ts";
import { LIST_OWN_LISTINGS, type ListingRow, NEXT_LISTING_ID } from "./queries.ts";
import { toOwnListing } from "./view.ts";
import { changedWishes, newWishes } from "./wishes.ts";

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
      await announcePending(app, tx, memberId, { id, title: texts.title });
      return { id, slug, message: becayisTexts.listingCreated, warning: getWarning(texts) };
    }),
  );
}

/**
 * Updates what is sent of a listing's texts and wishes; its post follows the profile. The listing awaits approval
 * again.
 * @throws NOT_FOUND if it is someone else's, CONFLICT if it is closed or another one is active
 */
export async function updateListing(
  app: App,
  memberId: number,
  { id, ...input }: UpdateListingInput,
): Promise<SavedListing> {
  const { acceptsOtherPosition, ...offer } = await findOffer(app, memberId);
  return onlyOneActive(() =>
    changePages(app, ["becayis"], async (tx) => {
      await lockListings(tx, [id], [offer.institutionId]);
      const before = await tx.listing.findFirst({ where: { id, memberId } });
      if (!before) throw new AppError("NOT_FOUND", { message: becayisTexts.listingNotFound });
      const wantedPlaces = await changedWishes(queryIn(tx), offer, input, before.wantedPlaces);
      const places = { ...offer, wantedPlaces };
      const texts = getTexts({ ...before, ...withoutUndefined(input) });
      if (isClosedListing(before.status)) throw new AppError("CONFLICT", { message: becayisTexts.listingClosed });
      const isSame = Object.entries({ ...texts, ...places }).every(([key, value]) =>
        Object.entries(before).some(([name, old]) => name === key && isDeepStrictEqual(old, value)),
      );
      if (isSame && before.approvalStatus !== "rejected")
        return { id, slug: before.slug, message: becayisTexts.listingUnchanged, warning: getWarning(texts) };
      const slug = getSlug(id, texts.title);
      const searchText = await getSearchText(tx, texts, places);
      await leaveGraph(tx, [id]);
      await tx.listing.update({
        where: { id },
        data: {
          slug,
          ...texts,
          ...places,
          acceptsOtherPosition,
          searchText,
          approvalStatus: "pending",
          submittedAt: await databaseNow(tx),
          rejectionReason: "",
        },
      });
      if (before.approvedAt) await recordAddressChange(tx, paths.listing(before.slug), paths.listing(slug));
      await announcePending(app, tx, memberId, { id, title: texts.title });
      return { id, slug, message: becayisTexts.listingUpdated, warning: getWarning(texts) };
    }),
  );
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

async function announcePending(
  app: App,
  tx: Parameters<Parameters<typeof changePages>[2]>[0],
  memberId: number,
  { title }: { id: number; title: string },
): Promise<void> {
  await notifyAdmin(tx, {
    type: "listing_pending",
    title: adminBecayisTexts.pendingTitle,
    message: title,
    link: adminPaths.approvals,
  });
  await notifyMember(app, tx, memberId, {
    event: "listing_pending_approval",
    title: becayisNotificationTitles.listingPending,
    message: title,
    link: paths.board,
    mail: (name) => ({ template: "listing_pending_approval", props: { name, listingTitle: title, path: paths.board } }),
  });
}

function getTexts({ title, description, offerDepartment, wantedDepartment, requirements, benefits }: ListingTexts) {
  return { title, description, offerDepartment, wantedDepartment, requirements, benefits };
}

function getWarning(texts: ReturnType<typeof getTexts>): string | null {
  return Object.values(texts).some(holdsContactDetails) ? becayisTexts.contactWarning : null;
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
