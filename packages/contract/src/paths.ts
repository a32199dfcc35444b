/** Addresses with a parameter in the syntax of React Router: `:name` stands for one segment. */
export const routePatterns = {
  service: "/hizmetler/:serviceSlug",
  category: "/blog/category/:categorySlug",
  tag: "/blog/tag/:tagSlug",
  post: "/blog/:slug",
  listing: "/becayis/ilan/:identifier",
  listingPoster: "/becayis/ilan/:identifier/afis",
  listingAlias: "/becayis/listings/:identifier",
  editListing: "/becayis/ilan-duzenle/:listingId",
  petition: "/becayis/dilekce/:swap",
  cityPair: "/becayis/:cityPair",
  boardOfInstitution: "/becayis/kurum/:institution",
  boardOfPosition: "/becayis/kurum/:institution/:position",
  /** The place is a province, or two as in "ankara-izmir". */
  boardOfPlace: "/becayis/kurum/:institution/:position/:place",
  staticPage: "/:pageSlug",
} as const;

/** Names a landing page of the board. A place requires a title, and a wanted province requires the one that is left. */
export interface LandingSlugs {
  institution: string;
  position?: string | undefined;
  city?: string | undefined;
  toCity?: string | undefined;
}

/** Every address of the site; no other code writes one. */
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
  /** The token from the mail follows in the fragment. */
  follow: "/takip",
  /** The token follows in the fragment, which no log and no other site sees. */
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
  notifications: "/profil/bildirimler",
  board: "/becayis",
  /** First part of the addresses of landing pages; it has no page. */
  boardInstitutions: "/becayis/kurum",
  listing: (slug: string) => fill(routePatterns.listing, slug),
  listingPoster: (slug: string) => fill(routePatterns.listingPoster, slug),
  /**
   * Returns the address of the listings from one province to another, by slugs; listings within one province are on its
   * page.
   */
  cityPair: (from: string, to: string) =>
    from === to ? `${paths.board}?sehir=${from}` : fill(routePatterns.cityPair, `${from}-${to}`),
  /** Returns the address of a landing page, by slugs; listings within a province are on the province's page. */
  landing: ({ institution, position, city, toCity }: LandingSlugs) => {
    const place = toCity === undefined || toCity === city ? city : `${city}-${toCity}`;
    const parts = [institution, ...(position === undefined ? [] : [position, ...(place === undefined ? [] : [place])])];
    return getPrefix(routePatterns.boardOfInstitution) + parts.map(encodeURIComponent).join("/");
  },
  newListing: "/becayis/becayis-ilani-olustur",
  editListing: (id: number) => fill(routePatterns.editListing, String(id)),
  renewListing: "/becayis/ilan-yenile",
  matches: "/becayis/matches",
  petition: (kind: "match" | "ring", id: number) =>
    fill(routePatterns.petition, `${kind === "match" ? "eslesme" : "halka"}-${id}`),
  /** The token from the mail follows in the fragment. */
  swapResult: "/becayis/sonuc",
  alerts: "/becayis/takipler",
  stopAlert: "/becayis/takip-durdur",
  /** The token from the mail follows in the fragment. */
  confirmAlert: "/becayis/takip-onayla",
  map: "/becayis/harita",
  ask: "/becayis/sor",
} as const;

/** Returns whether an address belongs to the admin area, in upper or lower case like every route. */
export function isAdminPath(pathname: string): boolean {
  return /^\/admin(?:\/|$)/i.test(pathname);
}

/** Returns the part of a pattern before its parameter, for addresses that SQL completes. */
export function getPrefix(pattern: string): string {
  return pattern.slice(0, pattern.indexOf(":"));
}

/** Addresses of the admin area that public pages use. */
export const adminEntries = { home: "/admin", dashboard: "/admin/dashboard" } as const;

/** Fills the parameter of an address. */
export function fill(pattern: string, value: string): string {
  return pattern.replace(/:\w+(?:\([^()]+\))?/, () => encodeURIComponent(value));
}

function withPage(path: string, page: number): string {
  return page === 1 ? path : `${path}?sayfa=${page}`;
}
