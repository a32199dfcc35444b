import { maskContactDetails } from "@site/contract/becayis/contact-details";
import { matchReasonTexts } from "@site/contract/becayis/labels";
import type { MatchReason } from "@site/contract/becayis/match-schema";
import { maskName, type Party } from "@site/contract/becayis/privacy";
import type { Prisma } from "@site/db";
import { z } from "zod";
import type { Scored } from "./graph/direct.ts";

const named = { select: { name: true } } as const;

/** What matches and rings tell of a listing, its owner's data included: for this room alone, the views decide what leaves it. */
export const listingInclude = {
  institution: { select: { name: true, kind: true } },
  position: { select: { name: true, serviceClass: true } },
  offerCity: named,
  offerDistrict: named,
  wantedCity: named,
  wantedDistrict: named,
  member: {
    select: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      phone: true,
      isActive: true,
      eraseAfter: true,
      bio: true,
      swapProfile: {
        select: {
          experienceYears: true,
          educationLevel: true,
          specializations: true,
          notes: true,
          isPublic: true,
          employmentStatus: true,
          startedAt: true,
        },
      },
    },
  },
} as const;

export type MatchedListing = Prisma.ListingGetPayload<{ include: typeof listingInclude }>;

/** Returns whether a listing stands on the board: only then may others read its texts. @param now by the database's clock */
export function isLive({ status, approvalStatus, expiresAt, member }: MatchedListing, now: Date): boolean {
  return (
    status === "active" &&
    approvalStatus === "approved" &&
    expiresAt > now &&
    member.isActive &&
    member.eraseAfter === null
  );
}

/** The owner in one of the two views. */
export function partyOf(
  { firstName, lastName, email, phone, bio, swapProfile }: MatchedListing["member"],
  isRevealed: boolean,
): Party {
  if (!isRevealed) return { name: maskName({ firstName, lastName }) };
  const { educationLevel = "", specializations = "", notes = "" } = swapProfile ?? {};
  const about = { bio: bio ?? "", educationLevel, specializations, notes };
  return { name: `${firstName} ${lastName}`, email, phone, ...(Object.values(about).some(Boolean) && { about }) };
}

/**
 * Returns title and address as others may see them; `hidden` stands in for a listing that is not on the board.
 * @param now by the database's clock
 */
export function linkOf(
  listing: MatchedListing,
  isMine: boolean,
  { hidden, now }: { hidden: string; now: Date },
): { title: string; slug: string | null } {
  if (isMine) return { title: listing.title, slug: listing.slug };
  return isLive(listing, now)
    ? { title: maskContactDetails(listing.title), slug: listing.slug }
    : { title: hidden, slug: null };
}

const storedReasons = z.array(
  z.object({
    code: z.enum(["provinces", "district_met", "district_open", "complete"]),
    points: z.number(),
    of: z.number().optional(),
  }),
);

/** The reasons of a score, as the owner of `myListingId` reads them. */
export function toReasons(stored: unknown, myListingId: number): MatchReason[] {
  return storedReasons.parse(stored).map((reason) => {
    const code = codeFor(reason, myListingId);
    return { code, text: matchReasonTexts[code], points: reason.points };
  });
}

function codeFor({ code, of }: Scored["reasons"][number], myListingId: number): keyof typeof matchReasonTexts {
  if (code === "district_met") return of === myListingId ? "my_district_met" : "their_district_met";
  if (code === "district_open") return of === myListingId ? "my_district_open" : "their_district_open";
  return code;
}
