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

const owner = { firstName: "Zeynep", lastName: "Işık", fullName: "Zeynep Işık" };
const masked = { firstName: "Zeynep", lastName: "I***", fullName: "Zeynep I***" };

/** Returns a listing as everyone sees it. */
export function makeListing(given: Partial<MaskedListing> = {}): MaskedListing {
  return {
    ...toRecord(listingTextNames, () => ""),
    id: 7,
    slug: "ankaradan-izmire",
    title: "Ankara’dan İzmir’e becayiş",
    description: "Zabıt kâtibiyim.",
    offerInstitution: post.institution,
    offerPosition: post.position,
    institutionSlug: "adalet-bakanligi",
    positionSlug: "zabit-katibi",
    offerCity: "Ankara",
    offerDistrict: null,
    verifiedMonth: null,
    wantedInstitution: post.institution,
    wantedPosition: post.position,
    wantedCity: "İzmir",
    wantedDistrict: null,
    wishes: [{ city: "İzmir", district: null }],
    approvalStatus: "approved",
    priority: "normal",
    viewCount: 0,
    contactCount: 0,
    createdAt: MOMENT,
    publishedAt: MOMENT,
    updatedAt: MOMENT,
    expiresAt: "2027-02-20T09:00:00.000Z",
    contactRequestStatus: "none",
    status: "active",
    user: masked,
    ...given,
  };
}

/** Returns the same listing as its owner and accepted members see it. */
export function makeRevealedListing(given: Partial<RevealedListing> = {}): RevealedListing {
  return { ...makeListing(), userId: 1, user: owner, ...given };
}

/** Returns the same listing in its owner's list. */
export function makeOwnListing(given: Partial<OwnListing> = {}): OwnListing {
  return {
    ...makeRevealedListing(),
    status: "active",
    wantedPlaces: [35],
    rejectionReason: "",
    isSettled: false,
    awaitsResult: false,
    revivableUntil: null,
    waitingChange: null,
    ...given,
  };
}

/** Returns changed texts of the same listing, which await approval. */
export function makeWaitingChange(given: Partial<WaitingChange> = {}): WaitingChange {
  const listing = makeListing();
  return {
    ...pick(listing, listingTextNames),
    state: "pending",
    submittedAt: MOMENT,
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
