// Numbers that the product fixes, used by server and client as `limits` (limits.ts). They are single constants, so that
// a page's scripts contain only those that it uses.

/** Posts per page of the blog list and the admin list. */
export const blogPageSize = 9;
export const relatedPostsShown = 3;
export const relatedPostsFetched = 6;
/** Automatic loads of the endless list before a button appears, so that the footer stays reachable. */
export const automaticLoads = 3;
export const searchDebounceMs = 300;
/** Delay before the search palette asks the server; local results appear immediately. */
export const paletteDebounceMs = 150;
export const palettePosts = 6;
export const searchScreenLimit = 50;
export const searchDefaultLimit = 10;
export const sidebarDefaultLimit = 5;
export const sidebarShownOnBlog = 3;
export const listMaxLimit = 50;
export const toastMs = 3000;
/** How long a notification offers to undo, in milliseconds. */
export const undoMs = 10_000;
/** The most waiting records in the list of all kinds. */
export const pendingShown = 200;
/** How long an approval that can be undone is delayed: longer than undoing is offered. */
export const heldMs = 12_000;
/** Distance in pixels from the end of the list at which the next page loads. */
export const scrollThresholdDesktopPx = 1000;
export const scrollThresholdMobilePx = 300;
export const mobileBreakpointPx = 768;
export const backToTopAfterPx = 300;
export const wordsPerMinute = 200;
export const readingTimeDefaultMinutes = 5;
export const excerptDefaultLength = 160;
export const excerptInGrid = 100;
export const excerptInList = 180;
export const excerptOnTagPage = 120;
export const excerptInRelated = 80;
export const excerptInAdmin = 120;
export const titleInBreadcrumb = 60;
/** 160 including the ellipsis. */
export const metaDescriptionLength = 159;
export const serviceDescriptionInMenu = 50;
export const serviceFeaturesOnCard = 3;
export const slugMaxLength = 120;
export const passwordMinForAdmin = 12;
export const commentMaxLength = 1000;
/** Maximum depth of comments; answers to the deepest become siblings. */
export const commentLevels = 5;
export const commentNameMaxLength = 200;
export const commentEmailMaxLength = 255;
export const commentsPerAdminPage = 20;
export const commentsPerBulkChange = 100;
export const bansPerPage = 20;
export const contactMessagesPerPage = 12;
export const contactReplyMaxLength = 10_000;
export const savedReplies = 100;
export const membersPerAdminPage = 20;
/** Sessions and listings in a member's details. */
export const memberRecordsShown = 20;
/** Interval and freshness of the bell's count without an event stream. */
export const bellPollMs = 120_000;
export const bellStaleMs = 60_000;
/** Above it the bell shows "99+". */
export const bellCountShown = 99;
/** Pending comments that a browser remembers. */
export const pendingCommentsKept = 50;
/** Maximum age difference in ms at which a local pending comment equals the server's. */
export const pendingMatchMs = 60_000;
/** Distance in pixels from the viewport at which comments and the bot check load. */
export const commentsMarginPx = 300;
export const botCheckMarginPx = 100;
export const botCheckRetryMs = 8000;
export const listingTitleMin = 10;
export const listingTitleMax = 100;
export const wishesPerListing = 5;
export const listingsPerPage = 12;
/** Results beyond this number are neither counted nor paged. */
export const listingsFound = 2_000;
export const adminListingsPerPage = 20;
/** Categories and tags per page of their admin lists. */
export const termsPerAdminPage = 12;
export const trashPerPage = 20;
export const mediaPerPage = 24;
export const redirectsPerPage = 20;
export const auditPerPage = 50;
export const postsPerBulkChange = 100;
/** Days before the expiry of a listing on which the owner is reminded. */
export const listingReminderDays = [7, 1];
/** Days before the end of a verification on which the member is reminded. */
export const verificationReminderDays = 30;
/** Rings stored when a listing is published, the best first. */
export const ringsPerListing = 100;
/** The most rings of a listing, with those that other listings brought. */
export const ringsKept = 300;
/** Places suggested to an owner without a match, and the most rings counted for each. */
export const suggestedPlaces = 5;
export const ringsCounted = 50;
export const contactRequestMessageMax = 1000;
export const messagesPerThread = 500;
export const topCities = 10;
/** Calls per batch and the most characters of its URL, because servers accept 16 KiB of headers. */
export const callsPerBatch = 20;
export const batchAddressLength = 6_000;
/** Smaller counts are hidden, because they could identify a person. */
export const smallestCellShown = 3;
/** Smaller view counts are not shown. */
export const viewsShownFrom = 10;
/** Directions on a landing page, and directions without a listing. */
export const directionsShown = 12;
/** Titles and provinces that a landing page links. */
export const positionsLinked = 24;
export const citiesLinked = 24;
