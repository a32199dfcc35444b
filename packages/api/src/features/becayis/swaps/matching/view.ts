import { provinceOf } from "@site/contract/becayis/board/reference/place";
import { nameOfProvince } from "@site/contract/becayis/board/reference/province-list";
import { matchReasonTexts, provincesReason } from "@site/contract/becayis/labels";
import { maskName, type Party } from "@site/contract/becayis/privacy";
import type { MatchReason } from "@site/contract/becayis/swaps/matching/schema";
import { maskContactDetails } from "@site/contract/common/contact-details";
import type { Prisma } from "@site/db";
import { z } from "zod";
import type { Scored } from "./graph/direct.ts";

const named = { select: { name: true } } as const;

/**
 * Relations of a listing that matches and rings load. They contain the owner's personal data, of which only views may
 * return parts.
 */
export const listingInclude = {
  institution: { select: { name: true, kind: true } },
  position: { select: { name: true, serviceClass: true } },
  offerCity: named,
  offerDistrict: named,
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

/**
 * Returns whether the listing is published, so that other members may read its texts. A listing that waits for its
 * result is off the board but stays readable for the members of its swap.
 * @param now by the database's clock
 */
export function isPublished({ status, approvalStatus, expiresAt, member }: MatchedListing, now: Date): boolean {
  return (
    status === "active" &&
    approvalStatus === "approved" &&
    expiresAt > now &&
    member.isActive &&
    member.eraseAfter === null
  );
}

/** Returns the owner in the masked or the revealed view. */
export function getParty(
  { firstName, lastName, email, phone, bio, swapProfile }: MatchedListing["member"],
  isRevealed: boolean,
): Party {
  if (!isRevealed) return { name: maskName({ firstName, lastName }) };
  const { educationLevel = "", specializations = "", notes = "" } = swapProfile ?? {};
  const about = { bio: bio ?? "", educationLevel, specializations, notes };
  return { name: `${firstName} ${lastName}`, email, phone, ...(Object.values(about).some(Boolean) && { about }) };
}

/**
 * Returns the title and slug that a reader may see; `hidden` replaces the title of an unpublished listing.
 * @param now by the database's clock
 */
export function getLink(
  listing: MatchedListing,
  isMine: boolean,
  { hidden, now }: { hidden: string; now: Date },
): { title: string; slug: string | null } {
  if (isMine) return { title: listing.title, slug: listing.slug };
  if (!isPublished(listing, now)) return { title: hidden, slug: null };
  return { title: maskContactDetails(listing.title), slug: listing.awaitsResult ? null : listing.slug };
}

/** Returns the province of a listing's wish; that of the first wish if the rank no longer exists. */
export function wishAt({ wantedPlaces }: MatchedListing, rank: number): string {
  return nameOfProvince(provinceOf(wantedPlaces[rank - 1] ?? wantedPlaces[0] ?? 0));
}

const storedReasons = z.array(
  z.object({
    code: z.enum(["provinces", "district_met", "district_open", "complete"]),
    points: z.number(),
    of: z.number().optional(),
    rank: z.number().default(1),
  }),
);

/** Returns the reasons of a score for the owner of `myListingId`, and the ranks of the wishes that the match meets. */
export function toReasons(
  stored: unknown,
  myListingId: number,
): { reasons: MatchReason[]; myRank: number; otherRank: number } {
  const reasons = storedReasons.parse(stored);
  const rankOf = (isMine: boolean) =>
    reasons.find(({ of }) => of !== undefined && (of === myListingId) === isMine)?.rank ?? 1;
  const ranks = { myRank: rankOf(true), otherRank: rankOf(false) };
  return {
    ...ranks,
    reasons: reasons.map((reason) => {
      const code = codeFor(reason, myListingId);
      const text = code === "provinces" ? provincesReason(ranks) : matchReasonTexts[code];
      return { code, text, points: reason.points };
    }),
  };
}

function codeFor({ code, of }: Scored["reasons"][number], myListingId: number): keyof typeof matchReasonTexts {
  if (code === "district_met") return of === myListingId ? "my_district_met" : "their_district_met";
  if (code === "district_open") return of === myListingId ? "my_district_open" : "their_district_open";
  return code;
}
