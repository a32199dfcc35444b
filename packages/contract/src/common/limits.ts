/** Numbers the specification fixes (public-site.md section 9, admin-area.md section 9). */
export const limits = {
  /** Posts on one page of the blog list and of the admin list. */
  blogPageSize: 9,
  relatedPostsShown: 3,
  relatedPostsFetched: 6,
  /** Automatic loads of the endless list before a button takes over, so that the footer stays reachable. */
  automaticLoads: 3,
  searchDebounceMs: 300,
  /** The palette asks the server sooner: its first results are there at once anyway. */
  paletteDebounceMs: 150,
  palettePosts: 6,
  searchScreenLimit: 50,
  searchDefaultLimit: 10,
  sidebarDefaultLimit: 5,
  sidebarShownOnBlog: 3,
  listMaxLimit: 50,
  toastMs: 3000,
  /** Distance to the end of the list, in pixels, at which the next page loads. */
  scrollThresholdDesktopPx: 1000,
  scrollThresholdMobilePx: 300,
  mobileBreakpointPx: 768,
  backToTopAfterPx: 300,
  wordsPerMinute: 200,
  readingTimeDefaultMinutes: 5,
  excerptDefaultLength: 160,
  excerptInGrid: 100,
  excerptInList: 180,
  excerptOnTagPage: 120,
  excerptInRelated: 80,
  excerptInAdmin: 120,
  titleInBreadcrumb: 60,
  /** With the ellipsis 160. */
  metaDescriptionLength: 159,
  serviceDescriptionInMenu: 50,
  serviceFeaturesOnCard: 3,
  slugMaxLength: 120,
  passwordMinForAdmin: 12,
  commentMaxLength: 1000,
  /** Levels of comments and answers; an answer to the deepest stands beside it. */
  commentLevels: 5,
  commentNameMaxLength: 200,
  commentEmailMaxLength: 255,
  commentsPerAdminPage: 20,
  /** Comments awaiting approval that a browser remembers. */
  pendingCommentsKept: 50,
  /** A comment of one's own is the server's one when the server's is at most this much younger. */
  pendingMatchMs: 60_000,
  /** Distance to the viewport, in pixels, at which comments and the bot check load. */
  commentsMarginPx: 300,
  botCheckMarginPx: 100,
  botCheckRetryMs: 8000,
  listingTitleMin: 10,
  listingTitleMax: 100,
  listingsPerPage: 12,
  /** Hits beyond this are not counted, and no page shows them. */
  listingsFound: 2_000,
  adminListingsPerPage: 20,
  /** A listing stands so many days; expired, it can be brought back for so many more. */
  listingDays: 90,
  listingRevivalDays: 30,
  /** Days before its end at which the owner is reminded. */
  listingReminderDays: [7, 1],
  ringAnswerDays: 7,
  /** Rings found through one listing at a time: of thousands nobody could choose. */
  ringsPerListing: 50,
  contactRequestDays: 15,
  contactRequestMessageMax: 1000,
  messagesPerThread: 500,
  alertsPerMember: 20,
  topCities: 10,
  /** Calls that travel together, and the letters their address may have: a server reads 16 KiB of head. */
  callsPerBatch: 20,
  batchAddressLength: 6_000,
  /** A count below this could point to a person and is not shown. */
  smallestCellShown: 3,
} as const;

/**
 * How long records of people stay, in days. The clean-up job deletes by these numbers, and the privacy text
 * (prisma/seed/content/pages/gizlilik-politikasi.html) names them; a test holds the two together.
 */
export const retention = {
  /** A session that ended, was revoked or ran out: its device and address are still shown to its owner that long. */
  endedSessionsDays: 30,
  /** Sign-ins and changes of an account, as its owner sees them. */
  securityEventsDays: 365,
  /** Recovery and verification links that were used or ran out. */
  spentLinksDays: 7,
  /** Changes of an e-mail address, counted from the end of their links. */
  emailChangesDays: 180,
  /** Mails with recipient, text and result. */
  emailLogDays: 180,
  /** Messages of the contact form with their answer, counted from their arrival. */
  contactMessagesDays: 730,
  /** Comments nobody approved. */
  unapprovedCommentsDays: 180,
  /** Notifications of members and of the administrator. */
  notificationsDays: 90,
  /** What was deleted and can still be brought back. */
  trashDays: 30,
  /** Who changed what in the admin area. */
  auditEntriesDays: 365,
  /** Listings that ran out or were completed, counted from that day. */
  closedListingsDays: 365,
} as const;
