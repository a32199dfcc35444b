/** Keys that the documented answers of the board's calls return in snake case. */
export const PERSON_NAMES = ["firstName", "lastName", "fullName"];

export const POST_NAMES = [
  ...["offerInstitution", "offerPosition", "offerCity", "offerDistrict"],
  ...["wantedInstitution", "wantedPosition", "wantedCity", "wantedDistrict"],
];

export const LISTING_NAMES = [
  ...PERSON_NAMES,
  ...POST_NAMES,
  ...["institutionSlug", "positionSlug", "verifiedMonth", "approvalStatus", "viewCount", "contactCount"],
  ...["createdAt", "publishedAt", "updatedAt", "expiresAt", "submittedAt", "revivableUntil", "userId"],
  ...["contactRequestStatus", "rejectionReason", "isSettled", "awaitsResult", "waitingChange"],
];

export const PENDING_NAMES = [...POST_NAMES, "userName", "userId", "createdAt", "submittedAt", "isChange"];

export const CONTACT_NAMES = [...POST_NAMES, "createdAt", "updatedAt", "listingOwner"];
