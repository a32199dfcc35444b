import { listingTextNames } from "@site/contract/becayis/board/listings/labels";
import type {
  Listing,
  MaskedListing,
  OwnListing,
  RevealedListing,
  WaitingChange,
  Wish,
} from "@site/contract/becayis/board/listings/schema";
import { approvalStatus, listingStatus, priority } from "@site/contract/becayis/board/listings/schema";
import { maskName, maskSurname } from "@site/contract/becayis/privacy";
import { maskContactDetails, maskFirstName } from "@site/contract/common/contact-details";
import { toRecord } from "@site/contract/common/record";
import { DAY_MS } from "../../../../core/database/clock.ts";
import type { ListingRow } from "./queries.ts";
import { readWaitingTexts } from "./texts.ts";

/** The viewer's relation to a listing's owner. */
export interface Relation {
  requestStatus: Listing["contactRequestStatus"];
  /** True if the owner accepted the viewer, or is the viewer. */
  isRevealed: boolean;
}

export const STRANGER: Relation = { requestStatus: "none", isRevealed: false };

/** Returns a listing in its masked or its revealed view; the output schemas allow no other. */
export function toListing(row: ListingRow, relation: Relation): Listing {
  return relation.isRevealed ? toRevealed(row, relation) : toMasked(row, relation);
}

function toMasked(row: ListingRow, { requestStatus }: Relation): MaskedListing {
  const name = { firstName: row.first_name, lastName: row.last_name };
  return {
    status: listingStatus.parse(row.status),
    user: {
      firstName: maskFirstName(row.first_name),
      lastName: maskSurname(row.last_name),
      fullName: maskName(name),
    },
    ...getFields(row, requestStatus, maskContactDetails),
  };
}

function toRevealed(row: ListingRow, { requestStatus }: Relation): RevealedListing {
  return {
    status: listingStatus.parse(row.status),
    userId: row.member_id,
    user: wholeName(row),
    ...getFields(row, requestStatus, asWritten),
  };
}

/** Returns a listing in its owner's view. @param revivalDays days in which an expired listing can be renewed */
export function toOwnListing(row: ListingRow, revivalDays: number): OwnListing {
  const status = listingStatus.parse(row.status);
  return {
    status: status === "paused" ? "inactive" : status,
    userId: row.member_id,
    user: wholeName(row),
    wantedPlaces: row.wantedPlaces,
    rejectionReason: row.rejection_reason,
    isSettled: row.settled_in !== null,
    awaitsResult: row.awaits_result,
    revivableUntil:
      status === "expired" ? new Date(row.expires_at.getTime() + revivalDays * DAY_MS).toISOString() : null,
    waitingChange: toWaitingChange(row),
    ...getFields(row, "none", asWritten),
  };
}

/** Returns the change of texts that awaits approval or was refused, as its owner wrote it. */
function toWaitingChange({ waiting_texts, rejection_reason, submitted_at }: ListingRow): WaitingChange | null {
  const texts = readWaitingTexts(waiting_texts);
  const state = rejection_reason === "" ? "pending" : "rejected";
  return texts && { state, submittedAt: submitted_at.toISOString(), ...texts };
}

const asWritten = (text: string) => text;

function wholeName({ first_name, last_name }: ListingRow) {
  return { firstName: first_name, lastName: last_name, fullName: `${first_name} ${last_name}` };
}

/** Returns the output fields of the wanted places, the first one also as fields of its own. */
export function toWanted(wishes: Wish[]) {
  const [first = { city: "", district: null }] = wishes;
  return { wantedCity: first.city, wantedDistrict: first.district, wishes };
}

/** Returns the fields that all views have. @param hide masks contact details in the owner's texts */
function getFields(row: ListingRow, contactRequestStatus: Relation["requestStatus"], hide: (text: string) => string) {
  return {
    id: row.id,
    slug: row.slug,
    viewCount: row.view_count,
    contactCount: row.contact_count,
    offerInstitution: row.institution,
    offerPosition: row.position,
    institutionSlug: row.institution_slug,
    positionSlug: row.position_slug,
    offerCity: row.offer_city,
    offerDistrict: row.offer_district,
    verifiedMonth: row.verified_month,
    wantedInstitution: row.institution,
    wantedPosition: row.position,
    approvalStatus: approvalStatus.parse(row.approval_status),
    priority: priority.parse(row.priority),
    createdAt: row.created_at.toISOString(),
    publishedAt: row.approval_status === "approved" ? (row.approved_at ?? row.created_at).toISOString() : null,
    updatedAt: row.updated_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    contactRequestStatus,
    ...toRecord(listingTextNames, (name) => hide(row[name])),
    ...toWanted(row.wishes),
  };
}
