import type { Answers } from "@site/browser/testing/answer-calls";
import { listingTextNames } from "@site/contract/becayis/board/listings/labels";
import type {
  MaskedListing,
  OwnListing,
  RevealedListing,
  WaitingChange,
} from "@site/contract/becayis/board/listings/schema";
import type { SwapProfile } from "@site/contract/becayis/board/profile/schema";
import { pick, toRecord } from "@site/contract/common/record";
import { slugify } from "@site/contract/common/text";

export const MOMENT = "2026-11-20T09:00:00.000Z";
export const post = { institution: "Adalet Bakanlığı", position: "Zabıt Kâtibi" };

const owner = { first_name: "Zeynep", last_name: "Işık", full_name: "Zeynep Işık" };
const masked = { first_name: "Zeynep", last_name: "I***", full_name: "Zeynep I***" };

/** Returns a listing as everyone sees it. */
export function makeListing(given: Partial<MaskedListing> = {}): MaskedListing {
  return {
    ...toRecord(listingTextNames, () => ""),
    id: 7,
    slug: "ankaradan-izmire",
    title: "Ankara’dan İzmir’e becayiş",
    description: "Zabıt kâtibiyim.",
    offer_institution: post.institution,
    offer_position: post.position,
    institution_slug: "adalet-bakanligi",
    position_slug: "zabit-katibi",
    offer_city: "Ankara",
    offer_district: null,
    verified_month: null,
    wanted_institution: post.institution,
    wanted_position: post.position,
    wanted_city: "İzmir",
    wanted_district: null,
    wishes: [{ city: "İzmir", district: null }],
    approval_status: "approved",
    priority: "normal",
    view_count: 0,
    contact_count: 0,
    created_at: MOMENT,
    published_at: MOMENT,
    updated_at: MOMENT,
    expires_at: "2027-02-20T09:00:00.000Z",
    contact_request_status: "none",
    status: "active",
    user: masked,
    ...given,
  };
}

/** Returns the same listing as its owner and accepted members see it. */
export function makeRevealedListing(given: Partial<RevealedListing> = {}): RevealedListing {
  return { ...makeListing(), user_id: 1, user: owner, ...given };
}

/** Returns the same listing in its owner's list. */
export function makeOwnListing(given: Partial<OwnListing> = {}): OwnListing {
  return {
    ...makeRevealedListing(),
    status: "active",
    wantedPlaces: [35],
    rejection_reason: "",
    is_settled: false,
    awaits_result: false,
    revivable_until: null,
    waiting_change: null,
    ...given,
  };
}

/** Returns changed texts of the same listing, which await approval. */
export function makeWaitingChange(given: Partial<WaitingChange> = {}): WaitingChange {
  const listing = makeListing();
  return {
    ...pick(listing, listingTextNames),
    state: "pending",
    submitted_at: MOMENT,
    ...given,
  };
}

/** Returns a complete swap profile. */
export function makeSwapProfile(given: Partial<SwapProfile> = {}): SwapProfile {
  return {
    currentInstitution: post.institution,
    currentPosition: post.position,
    currentCity: "Ankara",
    currentDistrict: "Çankaya",
    desiredInstitution: null,
    desiredPosition: null,
    desiredCity: null,
    desiredDistrict: null,
    currentPlace: 601,
    desiredPlace: null,
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
    ...given,
  };
}

const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name, slug: slugify(name) }));
const plates = { Afyonkarahisar: 3, Ankara: 6, Iğdır: 76, İzmir: 35, Kahramanmaraş: 46 };
/** Answers with short lookup lists; every province has districts of the same names. */
export const reference: NonNullable<Answers["reference"]> = {
  provinces: () => Object.entries(plates).map(([name, id]) => ({ id, name, slug: slugify(name) })),
  districts: ({ provinceId }) =>
    ["Çankaya", "Merkez", "Tuzluca"].map((name, index) => ({ id: provinceId * 100 + index + 1, name })),
  institutions: () => named(post.institution, "Sağlık Bakanlığı"),
  positions: () => named(post.position, "Hemşire"),
};
