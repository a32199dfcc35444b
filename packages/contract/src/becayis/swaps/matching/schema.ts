import { z } from "zod";
import { id } from "../../../common/atoms.ts";
import { verdict } from "../../board/reference/schema.ts";
import { party } from "../../privacy.ts";

export const matchStatus = z.enum(["pending", "accepted", "rejected", "expired"]);
/** Why a match or a ring has ended, by the present state; null while it is open or accepted. */
export const endReason = z.enum([
  "refused_by_me",
  "refused",
  "closed",
  "agreed_elsewhere",
  "away",
  "other_away",
  "late",
  "changed",
]);
export const answer = z.enum(["pending", "accepted", "rejected"]);

/** A part of the score from the reader's viewpoint. */
export const matchReason = z.object({
  code: z.string(),
  text: z.string(),
  points: z.number(),
});

/** An eligibility rule applied to this match; informative only. */
export const eligibilityNote = z.object({
  rule: z.string(),
  verdict: verdict,
  text: z.string(),
  source: z.string(),
  sourceDate: z.string(),
});

const otherUser = {
  institution: z.string(),
  position: z.string(),
  city: z.string(),
  district: z.string().nullable(),
  experienceYears: z.number(),
};

/**
 * True if it is part of the plan that moves the most people (api/src/features/becayis/swaps/planning/README.md). These
 * are listed first.
 */
const isProposed = z.boolean();

/** A direct match of one of the reader's listings; `listing` is the other side's. */
export const match = z.object({
  id: z.number(),
  status: matchStatus,
  endReason: endReason.nullable(),
  isProposed,
  matchScore: z.number(),
  scoreVersion: z.number(),
  reasons: z.array(matchReason),
  /** The ranks of the wishes that are met, the reader's and the other side's. */
  myRank: z.number(),
  otherRank: z.number(),
  createdAt: z.string(),
  lastActivity: z.string(),
  /** The answers of the reader and of the other side. */
  myAnswer: answer,
  otherAnswer: answer,
  listing: z.object({
    id: z.number(),
    slug: z.string().nullable(),
    title: z.string(),
    offerPosition: z.string(),
    offerCity: z.string(),
    wantedPosition: z.string(),
    wantedCity: z.string(),
  }),
  otherUser: z.object({ ...otherUser, name: z.string() }),
  /** Name, e-mail and phone once both sides have accepted. */
  contact: party,
  eligibility: z.array(eligibilityNote),
});

/** One move of a ring: who moves, from where, to where. */
export const ringLink = z.object({
  step: z.number(),
  isMe: z.boolean(),
  answer: answer,
  institution: z.string(),
  position: z.string(),
  fromCity: z.string(),
  fromDistrict: z.string().nullable(),
  toCity: z.string(),
  toDistrict: z.string().nullable(),
  /** Rank of the wish that this move meets. */
  rank: z.number(),
  title: z.string(),
  slug: z.string().nullable(),
  contact: party,
});

export const ring = z.object({
  id: z.number(),
  status: matchStatus,
  endReason: endReason.nullable(),
  isProposed,
  size: z.number(),
  createdAt: z.string(),
  expiresAt: z.string(),
  myAnswer: answer,
  links: z.array(ringLink),
  eligibility: z.array(eligibilityNote),
});

export const myMatchesInput = z.strictObject({
  status: z.enum(["all", ...matchStatus.options]).default("all"),
});
export const setMatchStatusInput = z.strictObject({
  id,
  status: z.enum(["accepted", "rejected"], "Geçerli bir durum seçin"),
});
export const matchCounts = z.object({
  all: z.number(),
  pending: z.number(),
  accepted: z.number(),
  rejected: z.number(),
  expired: z.number(),
});
/** A place that would bring a match or a ring now if it were wanted too. */
const suggestedPlace = z.object({
  place: z.number(),
  city: z.string(),
  /** Set for another district of the own province. */
  district: z.string().nullable(),
  matches: z.number(),
  /** At most 50 are counted (limits.ringsCounted). */
  rings: z.number(),
});

/**
 * How many published listings of the same institution and title want a place, and how many leave it; null for counts
 * too small to show.
 */
const wishDemand = z.object({
  city: z.string(),
  district: z.string().nullable(),
  seeking: z.number().nullable(),
  leaving: z.number().nullable(),
});

/**
 * Hints for the owner of a listing: places that would help, the best first (none if the listing has a match, is not on
 * the board or has the most wishes), and the demand for each wanted place.
 */
export const matchingHints = z.object({
  /** An open or accepted match; then nothing is suggested. */
  hasMatch: z.boolean(),
  /** False if the search for places took too long; then nothing is suggested. */
  isComplete: z.boolean(),
  suggestions: z.array(suggestedPlace),
  /** The listing's wanted places, to which a suggested one is added. */
  wantedPlaces: z.array(z.number()),
  wishes: z.array(wishDemand),
});

export const answered = z.object({ status: matchStatus, message: z.string() });

export type Match = z.output<typeof match>;
export type EndReason = z.output<typeof endReason>;
export type MatchReason = z.output<typeof matchReason>;
export type MatchStatus = z.output<typeof matchStatus>;
export type MatchCounts = z.output<typeof matchCounts>;
export type Ring = z.output<typeof ring>;
export type RingLink = z.output<typeof ringLink>;
export type EligibilityNote = z.output<typeof eligibilityNote>;
export type MatchingHints = z.output<typeof matchingHints>;
export type Answered = z.output<typeof answered>;
