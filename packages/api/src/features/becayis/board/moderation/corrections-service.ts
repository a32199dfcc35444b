import { isDeepStrictEqual } from "node:util";
import type { AdminListingDetails, CorrectListingInput } from "@site/contract/becayis/board/moderation/admin-schema";
import { adminBecayisTexts, becayisTexts } from "@site/contract/becayis/labels";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { paths } from "@site/contract/paths";
import { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { recordAddressChange } from "../../../../core/pages/address-change.ts";
import { changePages } from "../../../../core/pages/pages.ts";
import { withoutUndefined } from "../../../../core/without-undefined.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { lockListings } from "../../swaps/matching/graph/graph.ts";
import { getSearchText, getSlug } from "../listings/columns.ts";
import { getTexts, readWaitingTexts } from "../listings/texts.ts";
import { storeReviewed } from "./approvals-service.ts";
import { FIND_LISTING_DETAILS } from "./queries.ts";
import { type DetailsRow, toDetails } from "./view.ts";

const notFound = () => new AppError("NOT_FOUND", { message: becayisTexts.listingNotFound });

/** Returns a listing in any state with all its texts. @throws NOT_FOUND */
export async function getAdminListing(app: App, id: number): Promise<AdminListingDetails> {
  const { rows } = await app.db.pool.query<DetailsRow>(FIND_LISTING_DETAILS, [id]);
  if (!rows[0]) throw notFound();
  return toDetails(rows[0]);
}

/**
 * Changes the sent texts and priority of a listing, keeps its state and notifies the owner.
 * @returns false if nothing differs
 * @throws NOT_FOUND, CONFLICT if it has changed since `version`
 */
export async function correctListing(app: App, { id, version, note, ...sent }: CorrectListingInput): Promise<boolean> {
  return changePages(app, ["becayis"], async (tx) => {
    await lockListings(tx, [id]);
    const before = await tx.listing.findUnique({ where: { id } });
    if (!before) throw notFound();
    const fields = withoutUndefined(sent);
    const title = fields.title ?? before.title;
    const isSame = Object.entries(fields).every(([key, value]) =>
      Object.entries(before).some(([name, old]) => name === key && old === value),
    );
    if (isSame) return false;
    const slug = getSlug(id, title);
    const searchText = await getSearchText(tx, { ...before, ...fields }, before);
    const waiting = readWaitingTexts(before.waitingTexts);
    const isSettled = waiting !== null && isDeepStrictEqual(waiting, getTexts({ ...before, ...fields }));
    const { count } = await tx.listing.updateMany({
      where: { id, updatedAt: new Date(version) },
      data: { ...fields, slug, searchText, ...(isSettled && { waitingTexts: Prisma.DbNull, rejectionReason: "" }) },
    });
    if (count === 0) throw new AppError("CONFLICT", { message: adminBecayisTexts.changedMeanwhile });
    if (before.approvalStatus !== "pending") await storeReviewed(tx, id);
    if (before.approvedAt) await recordAddressChange(tx, paths.listing(before.slug), paths.listing(slug));
    const listingTitle = title;
    const path = before.approvalStatus === "approved" ? paths.listing(slug) : paths.board;
    await notifyMember(app, tx, before.memberId, {
      event: "listing_stopped",
      title: becayisNotificationTitles.listingCorrected,
      message: note ? `${listingTitle}: ${note}` : listingTitle,
      link: path,
      mail: (name) => ({
        template: "listing_corrected",
        props: { name, listingTitle, path, ...(note && { remark: note }) },
      }),
    });
    return true;
  });
}
