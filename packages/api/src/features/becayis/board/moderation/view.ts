import { approvalStatus, listingStatus, priority } from "@site/contract/becayis/board/listings/schema";
import { getWishesText } from "@site/contract/becayis/board/listings/wish-texts";
import {
  type AdminListing,
  type AdminListingDetails,
  type PendingListing,
  type ReviewedTexts,
  reviewedTexts,
} from "@site/contract/becayis/board/moderation/admin-schema";
import type { ListingRow } from "../listings/queries.ts";
import { getTexts as getOwnTexts, readWaitingTexts } from "../listings/texts.ts";
import { toWanted } from "../listings/view.ts";

export type AdminListingRow = ListingRow & { email: string; reports: number };
export type DetailsRow = ListingRow & { email: string; is_published: boolean };
export type PendingRow = ListingRow & { reviewed: unknown };

export function toAdminListing(row: AdminListingRow): AdminListing {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    user: { firstName: row.first_name, lastName: row.last_name, email: row.email },
    userEmail: row.email,
    status: listingStatus.parse(row.status),
    approvalStatus: approvalStatus.parse(row.approval_status),
    priority: priority.parse(row.priority),
    stats: { views: row.view_count, contacts: row.contact_count, reports: row.reports },
    dates: { created: row.created_at.toISOString(), expires: row.expires_at.toISOString() },
  };
}

export function toDetails(row: DetailsRow): AdminListingDetails {
  return {
    id: row.id,
    slug: row.slug,
    isPublished: row.is_published,
    status: listingStatus.parse(row.status),
    approvalStatus: approvalStatus.parse(row.approval_status),
    owner: { name: `${row.first_name} ${row.last_name}`, email: row.email },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    version: row.updated_at.toISOString(),
    rejectionReason: row.rejection_reason,
    priority: priority.parse(row.priority),
    ...getOwnTexts(row),
    ...getPosts(row),
  };
}

export function toPendingListing(row: PendingRow): PendingListing {
  const { id, member_id, created_at, submitted_at, first_name, last_name } = row;
  const waiting = readWaitingTexts(row.waiting_texts);
  const texts = { ...getTexts(row), ...waiting };
  return {
    id,
    title: texts.title,
    userName: `${first_name} ${last_name}`,
    userId: member_id,
    createdAt: created_at.toISOString(),
    submittedAt: submitted_at.toISOString(),
    description: texts.description,
    ...getPosts(row),
    texts,
    reviewed: waiting ? getTexts(row) : (reviewedTexts.safeParse(row.reviewed).data ?? null),
    isChange: waiting !== null,
  };
}

/** Returns the texts that the administrator decides on. */
export function getTexts(row: ListingRow): ReviewedTexts {
  return { ...getOwnTexts(row), wanted: getWishesText(row.wishes) };
}

/** Returns the offered and the wanted post of a listing. */
export function getPosts(
  row: Pick<ListingRow, "institution" | "position" | "offer_city" | "offer_district" | "wishes">,
) {
  return {
    offerInstitution: row.institution,
    offerPosition: row.position,
    offerCity: row.offer_city,
    offerDistrict: row.offer_district,
    wantedInstitution: row.institution,
    wantedPosition: row.position,
    ...toWanted(row.wishes),
  };
}
