/** Every address of the site, written once. */
export const paths = {
  home: "/",
  services: "/hizmetler",
  service: (slug: string) => `/hizmetler/${encodeURIComponent(slug)}`,
  blog: "/blog",
  blogPage: (page: number) => (page === 1 ? "/blog" : `/blog?sayfa=${page}`),
  blogSearch: (query: string) => `/blog?ara=${encodeURIComponent(query)}`,
  category: (slug: string, page = 1) => withPage(`/blog/category/${encodeURIComponent(slug)}`, page),
  tag: (slug: string, page = 1) => withPage(`/blog/tag/${encodeURIComponent(slug)}`, page),
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  staticPage: (slug: string) => `/${encodeURIComponent(slug)}`,
  login: "/giris-yap",
  register: "/uye-ol",
  verifyEmail: "/auth/verify-email",
  forgotPassword: "/sifremi-unuttum",
  forgotPasswordAlias: "/auth/forgot-password",
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
  listing: (slug: string) => `/becayis/ilan/${encodeURIComponent(slug)}`,
  cityPair: (from: string, to: string) => `/becayis/${from}-${to}`,
  newListing: "/becayis/becayis-ilani-olustur",
  editListing: (id: number) => `/becayis/ilan-duzenle/${id}`,
  matches: "/becayis/matches",
  alerts: "/becayis/takipler",
  map: "/becayis/harita",
  admin: {
    home: "/admin",
    login: "/admin/login",
    dashboard: "/admin/dashboard",
    posts: "/admin/posts",
    newPost: "/admin/posts/new",
    post: (id: number) => `/admin/posts/${id}`,
    categories: "/admin/categories",
    tags: "/admin/tags",
    media: "/admin/media",
    sliderSettings: "/admin/slider-settings",
    trash: "/admin/trash",
    approvals: "/admin/becayis/approvals",
  },
} as const;

/** Returns whether an address belongs to the admin area; letters match in either case, as in every route. */
export function isAdminPath(pathname: string): boolean {
  return /^\/admin(?:\/|$)/i.test(pathname);
}

function withPage(path: string, page: number): string {
  return page === 1 ? path : `${path}?sayfa=${page}`;
}
