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
import { pick, toRecord } from "@site/contract/common/record";
import { DAY_MS } from "../../../../core/database/clock.ts";
import { type ListingRow, PLAIN_COLUMNS } from "./queries.ts";
import { readWaitingTexts } from "./texts.ts";

/** The viewer's relation to a listing's owner. */
export interface Relation {
  requestStatus: Listing["contact_request_status"];
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
      first_name: maskFirstName(row.first_name),
      last_name: maskSurname(row.last_name),
      full_name: maskName(name),
    },
    ...getFields(row, requestStatus, maskContactDetails),
  };
}

function toRevealed(row: ListingRow, { requestStatus }: Relation): RevealedListing {
  return {
    status: listingStatus.parse(row.status),
    user_id: row.member_id,
    user: wholeName(row),
    ...getFields(row, requestStatus, asWritten),
  };
}

/** Returns a listing for its owner. @param revivalDays days in which an expired one can be renewed */
export function toOwnListing(row: ListingRow, revivalDays: number): OwnListing {
  const status = listingStatus.parse(row.status);
  return {
    status: status === "paused" ? "inactive" : status,
    user_id: row.member_id,
    user: wholeName(row),
    wantedPlaces: row.wantedPlaces,
    rejection_reason: row.rejection_reason,
    is_settled: row.settled_in !== null,
    awaits_result: row.awaits_result,
    revivable_until:
      status === "expired" ? new Date(row.expires_at.getTime() + revivalDays * DAY_MS).toISOString() : null,
    waiting_change: toWaitingChange(row),
    ...getFields(row, "none", asWritten),
  };
}

/** Returns the change of texts that awaits approval or was refused, as its owner wrote it. */
function toWaitingChange({ waiting_texts, rejection_reason, submitted_at }: ListingRow): WaitingChange | null {
  const texts = readWaitingTexts(waiting_texts);
  const state = rejection_reason === "" ? "pending" : "rejected";
  return texts && { state, submitted_at: submitted_at.toISOString(), ...texts };
}

const asWritten = (text: string) => text;

function wholeName({ first_name, last_name }: ListingRow) {
  return { first_name, last_name, full_name: `${first_name} ${last_name}` };
}

/** Returns the wanted places and the first of them. */
export function toWanted(wishes: Wish[]) {
  const [first = { city: "", district: null }] = wishes;
  return { wanted_city: first.city, wanted_district: first.district, wishes };
}

/**
 * Returns the fields that all views have.
 * @param hide changes texts that their owner wrote
 */
function getFields(row: ListingRow, contact_request_status: Relation["requestStatus"], hide: (text: string) => string) {
  return {
    ...pick(row, PLAIN_COLUMNS),
    offer_institution: row.institution,
    offer_position: row.position,
    institution_slug: row.institution_slug,
    position_slug: row.position_slug,
    offer_city: row.offer_city,
    offer_district: row.offer_district,
    verified_month: row.verified_month,
    wanted_institution: row.institution,
    wanted_position: row.position,
    approval_status: approvalStatus.parse(row.approval_status),
    priority: priority.parse(row.priority),
    created_at: row.created_at.toISOString(),
    published_at: row.approval_status === "approved" ? (row.approved_at ?? row.created_at).toISOString() : null,
    updated_at: row.updated_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    contact_request_status,
    ...toRecord(listingTextNames, (name) => hide(row[name])),
    ...toWanted(row.wishes),
  };
}
