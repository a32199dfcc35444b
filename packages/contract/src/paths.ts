import type { SettingTab } from "./site/settings/fields.ts";

/**
 * The addresses with a parameter, in the syntax of the route table: `:name` represents one segment and
 * `:name(expression)` for a segment that matches a regular expression.
 */
export const routePatterns = {
  service: "/hizmetler/:serviceSlug",
  category: "/blog/category/:categorySlug",
  tag: "/blog/tag/:tagSlug",
  post: "/blog/:slug",
  listing: "/becayis/ilan/:identifier",
  listingAlias: "/becayis/listings/:identifier",
  editListing: "/becayis/ilan-duzenle/:listingId(\\d+)",
  petition: "/becayis/dilekce/:swap(eslesme-\\d+|halka-\\d+)",
  cityPair: "/becayis/:cityPair",
  staticPage: "/:pageSlug",
  adminPost: "/admin/posts/:id",
  adminPostAlias: "/admin/posts/edit/:id",
  adminSettingsPage: "/admin/settings/pages/:id",
  adminSettingsService: "/admin/settings/services/:id",
  adminImport: "/admin/transfer/:id",
} as const;

/** Every address of the site, written once. */
export const paths = {
  home: "/",
  services: "/hizmetler",
  service: (slug: string) => fill(routePatterns.service, slug),
  blog: "/blog",
  blogPage: (page: number) => withPage(paths.blog, page),
  blogSearch: (query: string) => `${paths.blog}?ara=${encodeURIComponent(query)}`,
  category: (slug: string, page = 1) => withPage(fill(routePatterns.category, slug), page),
  tag: (slug: string, page = 1) => withPage(fill(routePatterns.tag, slug), page),
  post: (slug: string) => fill(routePatterns.post, slug),
  postComments: (slug: string) => `${paths.post(slug)}#yorumlar`,
  stopCommentMails: "/yorum-bildirimleri",
  /** The token follows as fragment, which no log and no other site sees. */
  preview: "/onizleme",
  staticPage: (slug: string) => fill(routePatterns.staticPage, slug),
  login: "/giris-yap",
  loginAlias: "/auth/login",
  register: "/uye-ol",
  registerAlias: "/auth/register",
  formerRegister: "/kayit-ol",
  verifyEmail: "/auth/verify-email",
  verifyEmailLink: "/email-dogrula",
  confirmEmailChange: "/email-degisikligi",
  undoEmailChange: "/email-geri-al",
  factorRecovery: "/iki-adim-kurtarma",
  /** The token follows as fragment. */
  cancelFactorRecovery: "/iki-adim-iptal",
  forgotPassword: "/sifremi-unuttum",
  forgotPasswordAlias: "/auth/forgot-password",
  resetPassword: "/auth/reset-password",
  memberDashboard: "/user/dashboard",
  editProfile: "/user/profile-edit",
  profile: "/profil",
  profileInfo: "/profil/bilgiler",
  swapProfile: "/profil/becayis",
  contactRequests: "/profil/iletisim-istekleri",
  receivedRequests: "/profil/iletisim-istekleri?tab=received",
  sentRequests: "/profil/iletisim-istekleri?tab=sent",
  memberSettings: "/profil/ayarlar",
  notices: "/profil/bildirimler",
  board: "/becayis",
  listing: (slug: string) => fill(routePatterns.listing, slug),
  cityPair: (from: string, to: string) => fill(routePatterns.cityPair, `${from}-${to}`),
  newListing: "/becayis/becayis-ilani-olustur",
  editListing: (id: number) => fill(routePatterns.editListing, String(id)),
  renewListing: "/becayis/ilan-yenile",
  matches: "/becayis/matches",
  petition: (kind: "match" | "ring", id: number) =>
    fill(routePatterns.petition, `${kind === "match" ? "eslesme" : "halka"}-${id}`),
  /** The token of a mail follows as fragment. */
  swapResult: "/becayis/sonuc",
  alerts: "/becayis/takipler",
  stopAlert: "/becayis/takip-durdur",
  map: "/becayis/harita",
  admin: {
    home: "/admin",
    login: "/admin/login",
    /** The token follows as fragment. */
    acceptInvitation: "/admin/invitation",
    account: "/admin/account",
    administrators: "/admin/administrators",
    factorRecoveries: "/admin/factor-recoveries",
    dashboard: "/admin/dashboard",
    posts: "/admin/posts",
    newPost: "/admin/posts/new",
    post: (id: number) => fill(routePatterns.adminPost, String(id)),
    editPost: (id: number) => fill(routePatterns.adminPostAlias, String(id)),
    aiCreations: "/admin/ai-blog-create",
    calendar: "/admin/calendar",
    categories: "/admin/categories",
    tags: "/admin/tags",
    media: "/admin/media",
    aiSettings: "/admin/ai-settings",
    sliderSettings: "/admin/slider-settings",
    redirects: "/admin/redirects",
    trash: "/admin/trash",
    comments: "/admin/comments",
    audit: "/admin/audit",
    system: "/admin/system",
    backups: "/admin/system/backups",
    apiKeys: "/admin/api-keys",
    webhooks: "/admin/webhooks",
    settings: "/admin/settings",
    homepageProjects: "/admin/settings/homepage/projects",
    homepageFeatures: "/admin/settings/homepage/features",
    settingsPage: (id: number) => fill(routePatterns.adminSettingsPage, String(id)),
    settingsService: (id: number) => fill(routePatterns.adminSettingsService, String(id)),
    newSettingsService: "/admin/settings/services/new",
    questions: "/admin/settings/services/questions",
    telegram: "/admin/settings/notifications/telegram",
    transfer: "/admin/transfer",
    import: (id: number) => fill(routePatterns.adminImport, String(id)),
    pendingComments: "/admin/comments?status=pending",
    commentBans: "/admin/comments/bans",
    contactMessages: "/admin/contact-messages",
    savedReplies: "/admin/contact-messages/saved-replies",
    users: "/admin/users",
    logs: "/admin/logs",
    failedMails: "/admin/logs?status=failed",
    approvals: "/admin/becayis/approvals",
    listings: "/admin/becayis/listings",
    contacts: "/admin/becayis/contacts",
    matches: "/admin/becayis/matches",
    becayis: "/admin/becayis/dashboard",
    reports: "/admin/becayis/reports",
    verifications: "/admin/becayis/verifications",
    windows: "/admin/becayis/windows",
    boardSettings: "/admin/becayis/settings",
    boardRules: "/admin/becayis/settings/rules",
    petitionTemplates: "/admin/becayis/settings/petitions",
    institutions: "/admin/becayis/settings/institutions",
    positions: "/admin/becayis/settings/positions",
    institutionDomains: "/admin/becayis/settings/domains",
  },
} as const;

/** Returns the address of a tab of the settings. */
export function settingsTabPath(tab: SettingTab): string {
  return `${paths.admin.settings}/${tab}`;
}

/** Returns whether an address belongs to the admin area; letters match in either case, as in every route. */
export function isAdminPath(pathname: string): boolean {
  return /^\/admin(?:\/|$)/i.test(pathname);
}

/** Returns the part of a pattern before its parameter, for addresses that SQL completes. */
export function getPrefix(pattern: string): string {
  return pattern.slice(0, pattern.indexOf(":"));
}

function fill(pattern: string, value: string): string {
  return getPrefix(pattern) + encodeURIComponent(value);
}

function withPage(path: string, page: number): string {
  return page === 1 ? path : `${path}?sayfa=${page}`;
}
