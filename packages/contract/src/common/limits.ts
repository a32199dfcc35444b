/** Numbers the specification fixes (public-site.md section 9, admin-area.md section 9). */
export const limits = {
  /** Posts on one page of the blog list and of the admin list. */
  blogPageSize: 9,
  relatedPostsShown: 3,
  relatedPostsFetched: 6,
  /** Automatic loads of the endless list before a button takes over, so that the footer stays reachable. */
  automaticLoads: 3,
  searchDebounceMs: 300,
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
  serviceDescriptionInMenu: 50,
  slugMaxLength: 120,
  passwordMinForAdmin: 12,
} as const;
