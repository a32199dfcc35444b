import type { Answers } from "@site/browser/testing/answer-calls";
import type { MaskedListing, OwnListing, RevealedListing } from "@site/contract/becayis/listings/schema";
import type { SwapProfile } from "@site/contract/becayis/profile/schema";

export const MOMENT = "2026-11-20T09:00:00.000Z";
export const post = { institution: "Adalet Bakanlığı", position: "Zabıt Kâtibi" };

const texts = {
  id: 7,
  slug: "ankaradan-izmire",
  title: "Ankara’dan İzmir’e becayiş",
  description: "Zabıt kâtibiyim.",
  offer_institution: post.institution,
  offer_position: post.position,
  offer_city: "Ankara",
  offer_district: null,
  verified_month: null,
  wanted_institution: post.institution,
  wanted_position: post.position,
  wanted_city: "İzmir",
  wanted_district: null,
  wishes: [{ city: "İzmir", district: null }],
  approval_status: "approved" as const,
  priority: "normal" as const,
  view_count: 0,
  contact_count: 0,
  created_at: MOMENT,
  published_at: MOMENT,
  updated_at: MOMENT,
  expires_at: "2027-02-20T09:00:00.000Z",
  contact_request_status: "none" as const,
  offerDepartment: "",
  wantedDepartment: "",
  requirements: "",
  benefits: "",
};
const owner = { first_name: "Zeynep", last_name: "Işık", full_name: "Zeynep Işık" };

/** A listing as everyone sees it. */
export const listing: MaskedListing = {
  ...texts,
  status: "active",
  user: { first_name: "Zeynep", last_name: "I***", full_name: "Zeynep I***" },
};
/** The same listing as its owner and accepted members see it. */
export const revealed: RevealedListing = { ...texts, status: "active", user_id: 1, user: owner };
/** The same listing in its owner's list. */
export const own: OwnListing = {
  ...revealed,
  status: "active",
  rejection_reason: "",
  is_settled: false,
  awaits_result: false,
  revivable_until: null,
  waiting_change: null,
};

export const profile: SwapProfile = {
  currentInstitution: post.institution,
  currentPosition: post.position,
  currentCity: "Ankara",
  currentDistrict: "Çankaya",
  desiredInstitution: null,
  desiredPosition: null,
  desiredCity: null,
  desiredDistrict: null,
  experienceYears: 0,
  educationLevel: "",
  specializations: "",
  notes: "",
  isPublic: true,
  allowDirectContact: false,
  employmentStatus: null,
  startedAt: null,
  allowOtherPosition: false,
  acceptVerifiedOnly: false,
  isComplete: true,
};

const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));
/** Answers with short lookup lists; every province has the same districts. */
export const reference: NonNullable<Answers["reference"]> = {
  provinces: () => named("Afyonkarahisar", "Ankara", "Iğdır", "İzmir", "Kahramanmaraş"),
  districts: () => named("Merkez", "Çankaya", "Tuzluca"),
  institutions: () => named(post.institution, "Sağlık Bakanlığı"),
  positions: () => named(post.position, "Hemşire"),
};
