/** The addresses with a parameter, as React Router writes them: `:name` stands for one segment. */
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

/** Names a landing page of the board; a place needs a title, a wanted province the one that is left. */
export interface LandingSlugs {
  institution: string;
  position?: string | undefined;
  city?: string | undefined;
  toCity?: string | undefined;
}

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
  /** The token of a mail follows as fragment. */
  follow: "/takip",
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
  /** Part of the addresses of landing pages, without a page of its own. */
  boardInstitutions: "/becayis/kurum",
  listing: (slug: string) => fill(routePatterns.listing, slug),
  listingPoster: (slug: string) => fill(routePatterns.listingPoster, slug),
  /** The listings from one province to another, by slugs; those within one stand among all that name it. */
  cityPair: (from: string, to: string) =>
    from === to ? `${paths.board}?sehir=${from}` : fill(routePatterns.cityPair, `${from}-${to}`),
  /** A landing page of the board, by slugs; listings within a province stand on the province's page. */
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
  /** The token of a mail follows as fragment. */
  swapResult: "/becayis/sonuc",
  alerts: "/becayis/takipler",
  stopAlert: "/becayis/takip-durdur",
  /** The token of a mail follows as fragment. */
  confirmAlert: "/becayis/takip-onayla",
  map: "/becayis/harita",
  ask: "/becayis/sor",
} as const;

/** Returns whether an address belongs to the admin area; letters match in either case, as in every route. */
export function isAdminPath(pathname: string): boolean {
  return /^\/admin(?:\/|$)/i.test(pathname);
}

/** Returns the part of a pattern before its parameter, for addresses that SQL completes. */
export function getPrefix(pattern: string): string {
  return pattern.slice(0, pattern.indexOf(":"));
}

/** Addresses of the admin area that public pages know. */
export const adminEntries = { home: "/admin", dashboard: "/admin/dashboard" } as const;

/** Fills the parameter of an address. */
export function fill(pattern: string, value: string): string {
  return pattern.replace(/:\w+(?:\([^()]+\))?/, () => encodeURIComponent(value));
}

function withPage(path: string, page: number): string {
  return page === 1 ? path : `${path}?sayfa=${page}`;
}
