import type { Wish } from "@site/contract/becayis/board/listings/schema";

const wishes: Wish[] = [
  { city: "İzmir", district: "Konak" },
  { city: "Bursa", district: null },
];
const quiet = { recent: 0, before: 0 };
/** Answers of the calls of the board's overview, except those for its plans. */
export const boardAnswers = {
  stats: () => ({
    totalUsers: 0,
    activeListings: 0,
    totalMatches: 0,
    pendingContacts: 0,
    userGrowth: 0,
    listingGrowth: 0,
    matchGrowth: 0,
    contactGrowth: 0,
    newRecords: { user: quiet, listing: quiet, match: quiet, contact: quiet },
  }),
  recentActivity: () => ({
    listings: [
      {
        id: 1,
        createdAt: "2026-11-20T09:00:00.000Z",
        title: "Ankara ilanı",
        offerCity: "Ankara",
        wantedCity: "İzmir",
        wishes,
      },
    ],
    matches: [],
  }),
  topCities: () => ({ offer: [], wanted: [] }),
  results: { overview: () => ({ institutions: [] }) },
};
