import { z } from "zod";
import { id } from "../../common/atoms.ts";
import { entities } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as becayisFields from "../fields.ts";
import * as listingsFields from "../listings/fields.ts";
import { party } from "../privacy.ts";
import { verdict } from "../reference/schema.ts";

const myAnswerField = { description: "Sizin yanıtınız · your answer" };
const eligibilityField = { description: "Uygunluk notları · notes on eligibility" };

export const matchStatus = z
  .enum(["pending", "accepted", "rejected", "expired"])
  .meta(fields.status)
  .register(entities, { id: "MatchStatus" });
export const answer = z.enum(["pending", "accepted", "rejected"]).register(entities, { id: "Answer" });

/** A point of the score from the reader's viewpoint. */
export const matchReason = z
  .object({
    code: z.string().meta(fields.code),
    text: fields.text,
    points: z.number().describe("Puan · points"),
  })
  .register(entities, { id: "MatchReason" });

/** An eligibility rule applied to this match; informative only. */
export const eligibilityNote = z
  .object({
    rule: z.string().describe("Kuralın adı · name of the rule"),
    verdict: verdict.describe("Sonuç: uygun, uyarı, engel · verdict: ok, warn, stop"),
    text: fields.text,
    source: fields.source,
    sourceDate: z.string().describe("Kaynağın tarihi · date of the source"),
  })
  .register(entities, { id: "EligibilityNote" });

const otherUser = {
  institution: becayisFields.institution,
  position: becayisFields.position,
  city: becayisFields.city,
  district: becayisFields.district.nullable(),
  experienceYears: fields.experienceYears,
};

/** Part of the plan that moves most people (api/src/features/becayis/planning/README.md); such ones come first. */
const isProposed = z.boolean().describe("Planın önerdiği eşleşmeyse true · true if the plan proposes it");

/** A direct match of one of the reader's listings; `listing` is the other side's. */
export const match = z
  .object({
    id: fields.id,
    status: matchStatus,
    isProposed,
    matchScore: z.number().meta({ description: "Eşleşme puanı, 0-100 · score of the match, 0 to 100", example: 90 }),
    scoreVersion: z.number().describe("Puanlamanın sürümü · version of the scoring"),
    reasons: z.array(matchReason).meta(becayisFields.reasons),
    /** The ranks of the wishes that are met, the reader's and the other side's. */
    myRank: z.number().describe("Sizin isteğinizin sırası · rank of your wish"),
    otherRank: z.number().describe("Karşı tarafın isteğinin sırası · rank of the other side's wish"),
    createdAt: fields.createdAt,
    lastActivity: fields.lastActivityAt,
    /** The answers of the reader and of the other side. */
    myAnswer: answer.meta(myAnswerField),
    otherAnswer: answer.describe("Karşı tarafın yanıtı · answer of the other side"),
    listing: z
      .object({
        id: fields.id,
        slug: fields.slug.nullable(),
        title: fields.title,
        offerPosition: listingsFields.offerPosition,
        offerCity: listingsFields.offerCity,
        wantedPosition: listingsFields.wantedPosition,
        wantedCity: listingsFields.wantedCity,
      })
      .meta(becayisFields.listing),
    otherUser: z.object({ ...otherUser, name: fields.name }).describe("Karşı taraf · the other side"),
    /** Name, e-mail and phone once both sides have accepted. */
    contact: party.meta(becayisFields.contact),
    eligibility: z.array(eligibilityNote).meta(eligibilityField),
  })
  .register(entities, { id: "Match" });

/** One move of a ring: who moves from where to where. */
export const ringLink = z
  .object({
    step: z.number().meta(fields.step),
    isMe: fields.isSelf,
    answer: answer.meta(fields.answer),
    institution: becayisFields.institution,
    position: becayisFields.position,
    fromCity: fields.fromCity,
    fromDistrict: z.string().nullable().describe("Ayrılınan ilçe · district to leave"),
    toCity: fields.toCity,
    toDistrict: z.string().nullable().describe("Gidilecek ilçe · district to go to"),
    /** Rank of the wish that this move meets. */
    rank: z.number().describe("İsteğin sırası, 1 en çok istenen · rank of the wish, 1 is the most wanted"),
    title: fields.title,
    slug: fields.slug.nullable(),
    contact: party.meta(becayisFields.contact),
  })
  .register(entities, { id: "RingLink" });

export const ring = z
  .object({
    id: fields.id,
    status: matchStatus,
    isProposed,
    size: z.number().describe("Büyüklük · size"),
    createdAt: fields.createdAt,
    expiresAt: fields.expiresAt,
    myAnswer: answer.meta(myAnswerField),
    links: z.array(ringLink).meta(fields.links),
    eligibility: z.array(eligibilityNote).meta(eligibilityField),
  })
  .register(entities, { id: "Ring" });

export const myMatchesInput = z.strictObject({
  status: z
    .enum(["all", ...matchStatus.options])
    .default("all")
    .meta(fields.status),
});
export const setMatchStatusInput = z.strictObject({
  id,
  status: z.enum(["accepted", "rejected"], "Geçerli bir durum seçin").meta(fields.status),
});
export const matchCounts = z.object({
  all: z.number(),
  pending: z.number(),
  accepted: z.number(),
  rejected: z.number(),
  expired: z.number(),
});
/** A place that would bring a match or a ring now if it were wanted as well. */
const suggestedPlace = z.object({
  city: becayisFields.city,
  /** Set for another district of the own province. */
  district: becayisFields.district.nullable(),
  matches: z.number().meta(becayisFields.matches),
  /** At most 50 are counted (limits.ringsCounted). */
  rings: z.number().describe("Halkalar · rings"),
});

/**
 * How many published listings of the same institution and title want a wanted province, and how many leave it; null for
 * counts too small to show.
 */
const wishDemand = z.object({
  city: becayisFields.city,
  district: becayisFields.district.nullable(),
  seeking: becayisFields.seeking.nullable(),
  leaving: becayisFields.leaving.nullable(),
});

/**
 * Hints for the owner of a listing: places that would help, the best first (none if the listing has a match, is not on
 * the board or wants as many places as it may), and the demand for each wanted place.
 */
export const matchingHints = z
  .object({
    /** An open or accepted match; then nothing is suggested. */
    hasMatch: z.boolean().describe("Eşleşme varsa true · true with a match"),
    /** False if the search for places took too long; then nothing is suggested. */
    isComplete: fields.isComplete,
    suggestions: z.array(suggestedPlace).describe("Eşleşme getirecek yerler · places that would bring matches"),
    wishes: z.array(wishDemand).meta(listingsFields.wishes),
  })
  .register(entities, { id: "MatchingHints" });

export const answered = z
  .object({ status: matchStatus, message: fields.message })
  .register(entities, { id: "Answered" });

export type Match = z.output<typeof match>;
export type MatchReason = z.output<typeof matchReason>;
export type MatchStatus = z.output<typeof matchStatus>;
export type MatchCounts = z.output<typeof matchCounts>;
export type Ring = z.output<typeof ring>;
export type RingLink = z.output<typeof ringLink>;
export type EligibilityNote = z.output<typeof eligibilityNote>;
export type MatchingHints = z.output<typeof matchingHints>;
export type Answered = z.output<typeof answered>;
