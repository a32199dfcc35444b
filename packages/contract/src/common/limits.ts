/** Numbers that the product fixes, used by server and client. */
export * as limits from "./limit-values.ts";

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
  /** Changes of e-mail addresses, counted from the end of their links. */
  emailChangesDays: 180,
  /** Mails with recipient, text and result. */
  emailLogDays: 180,
  /** Contact messages with their answer, counted from arrival. */
  contactMessagesDays: 730,
  /** Comments that were not approved. */
  unapprovedCommentsDays: 180,
  /** Requests to follow by mail that were not confirmed. */
  unconfirmedSubscribersDays: 7,
  /** Listings whose mailed code was not entered. */
  waitingListingsDays: 30,
  /** Ended sign-in codes, for which a new one can be requested until then. Codes of a waiting listing end with it. */
  mailedCodesDays: 1,
  /** Addresses that left or no longer exist, counted from that day. */
  endedSubscribersDays: 730,
  /** Bans of comment authors. */
  commentBansDays: 365,
  /** Notifications of members and of the administrator. */
  notificationsDays: 90,
  /** Deleted records that can be restored. */
  trashDays: 30,
  /** Readers of a day, without names; the salt of their hashes is deleted with the day. */
  readerVisitsDays: 7,
  /** Audit log of the administration. */
  auditEntriesDays: 365,
  /** Removed application windows, which subscribed calendars show as cancelled. */
  removedWindowsDays: 90,
  /** Expired and completed listings, counted from that day. */
  closedListingsDays: 365,
} as const;
