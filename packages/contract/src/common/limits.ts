/** Numbers that the product fixes, used by server and client. */
export const limits = {
  /** Posts per page of the blog list and the admin list. */
  blogPageSize: 9,
  relatedPostsShown: 3,
  relatedPostsFetched: 6,
  /** Automatic loads of the endless list before a button appears, so that the footer stays reachable. */
  automaticLoads: 3,
  searchDebounceMs: 300,
  /** Delay before the palette asks the server; local results appear immediately. */
  paletteDebounceMs: 150,
  palettePosts: 6,
  searchScreenLimit: 50,
  searchDefaultLimit: 10,
  sidebarDefaultLimit: 5,
  sidebarShownOnBlog: 3,
  listMaxLimit: 50,
  toastMs: 3000,
  /** How long a notification offers to undo. */
  undoMs: 10_000,
  /** Distance in pixels from the end of the list at which the next page loads. */
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
  /** 160 including the ellipsis. */
  metaDescriptionLength: 159,
  serviceDescriptionInMenu: 50,
  serviceFeaturesOnCard: 3,
  slugMaxLength: 120,
  passwordMinForAdmin: 12,
  commentMaxLength: 1000,
  /** Maximum depth of comments; answers to the deepest become siblings. */
  commentLevels: 5,
  commentNameMaxLength: 200,
  commentEmailMaxLength: 255,
  commentsPerAdminPage: 20,
  commentsPerBulkChange: 100,
  bansPerPage: 20,
  contactMessagesPerPage: 12,
  contactReplyMaxLength: 10_000,
  savedReplies: 100,
  membersPerAdminPage: 20,
  /** Sessions and listings in a member's details. */
  memberRecordsShown: 20,
  /** Interval and freshness of the bell's count where no event stream is open. */
  bellPollMs: 120_000,
  bellStaleMs: 60_000,
  /** Above it the bell shows "99+". */
  bellCountShown: 99,
  /** Pending comments that a browser remembers. */
  pendingCommentsKept: 50,
  /** Maximum age difference in ms at which a local pending comment equals the server's. */
  pendingMatchMs: 60_000,
  /** Distance in pixels from the viewport at which comments and the bot check load. */
  commentsMarginPx: 300,
  botCheckMarginPx: 100,
  botCheckRetryMs: 8000,
  listingTitleMin: 10,
  listingTitleMax: 100,
  wishesPerListing: 5,
  listingsPerPage: 12,
  /** Results beyond this number are neither counted nor paged. */
  listingsFound: 2_000,
  adminListingsPerPage: 20,
  /** Categories and tags per page of their admin lists. */
  termsPerAdminPage: 12,
  trashPerPage: 20,
  mediaPerPage: 24,
  redirectsPerPage: 20,
  auditPerPage: 50,
  settingChangesPerPage: 10,
  postsPerBulkChange: 100,
  /** Days before expiry at which the owner is reminded. */
  listingReminderDays: [7, 1],
  /** Days before the end of a verification at which the member is reminded. */
  verificationReminderDays: 30,
  /** Rings stored when a listing is published, the best first. */
  ringsPerListing: 100,
  /** Rings kept for a listing, those that other listings brought included. */
  ringsKept: 300,
  /** Places suggested to an owner without a match, and rings counted for each. */
  suggestedPlaces: 5,
  ringsCounted: 50,
  contactRequestMessageMax: 1000,
  messagesPerThread: 500,
  topCities: 10,
  /** Calls per batch and maximum length of their URL: servers read 16 KiB of headers. */
  callsPerBatch: 20,
  batchAddressLength: 6_000,
  /** Smaller counts are hidden, because they could identify a person. */
  smallestCellShown: 3,
} as const;

/**
 * Retention of personal data in days. The clean-up job uses these numbers and the privacy page
 * (prisma/seed/content/pages/gizlilik-politikasi.html) states them; a test compares both.
 */
export const retention = {
  /** Ended and expired sessions, whose device and address the owner can still see. */
  endedSessionsDays: 30,
  /** Security events shown to the account's owner. */
  securityEventsDays: 365,
  /** Used and expired recovery and verification links. */
  spentLinksDays: 7,
  /** E-mail changes, counted from the end of their links. */
  emailChangesDays: 180,
  /** Mails with recipient, text and result. */
  emailLogDays: 180,
  /** Contact messages with their answer, counted from arrival. */
  contactMessagesDays: 730,
  /** Comments that were not approved. */
  unapprovedCommentsDays: 180,
  /** Requests to follow by mail that were not confirmed. */
  unconfirmedSubscribersDays: 7,
  /** Addresses that left or do not exist any more, counted from that day; then a hash of them stays. */
  endedSubscribersDays: 730,
  /** Bans of comment authors. */
  commentBansDays: 365,
  /** Notifications of members and of the administrator. */
  notificationsDays: 90,
  /** Deleted records that can be restored. */
  trashDays: 30,
  /** Unnamed readers of a day, whose salt is deleted with the day. */
  readerVisitsDays: 7,
  /** Audit log of the administration. */
  auditEntriesDays: 365,
  /** Removed application windows, which subscribed calendars show as cancelled. */
  removedWindowsDays: 90,
  /** Expired and completed listings, counted from that day. */
  closedListingsDays: 365,
} as const;
