import type { Match, Ring } from "@site/contract/becayis/swaps/matching/schema";
import { MOMENT, post } from "./samples.ts";

/** A direct match that awaits both answers. */
export const match = (id: number, name: string, isProposed = false): Match => ({
  id,
  status: "pending",
  endReason: null,
  isProposed,
  matchScore: 85,
  scoreVersion: 1,
  reasons: [{ code: "provinces", text: "İkiniz de birbirinizin ilinde görev yapıyorsunuz", points: 60 }],
  myRank: 1,
  otherRank: 1,
  createdAt: MOMENT,
  lastActivity: MOMENT,
  myAnswer: "pending",
  otherAnswer: "pending",
  listing: {
    id: id + 10,
    slug: null,
    title: "Bursa’dan Ankara’ya becayiş",
    offerPosition: post.position,
    offerCity: "Bursa",
    wantedPosition: post.position,
    wantedCity: "Ankara",
  },
  otherUser: { ...post, name, city: "Bursa", district: null, experienceYears: 4 },
  contact: { name },
  eligibility: [],
});

const CIRCLE = ["Ankara", "İzmir", "Şanlıurfa"];
/** A ring of three in which the reader moves first and nobody has answered. */
export const ring = (id: number, isProposed = false): Ring => ({
  id,
  status: "pending",
  endReason: null,
  isProposed,
  size: CIRCLE.length,
  createdAt: MOMENT,
  expiresAt: MOMENT,
  myAnswer: "pending",
  eligibility: [],
  links: CIRCLE.map((fromCity, step) => ({
    ...post,
    step,
    isMe: step === 0,
    answer: "pending",
    fromCity,
    fromDistrict: null,
    toCity: CIRCLE[(step + 1) % CIRCLE.length] ?? "",
    toDistrict: null,
    rank: 1,
    title: `${fromCity} ilanı`,
    slug: null,
    contact: { name: `Ş*** ${fromCity[0]}***` },
  })),
});
