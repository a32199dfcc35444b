/** A screen visited by the accessibility and sharing checks. */
export interface Screen {
  name: string;
  path: string;
  /** True if the server answers 404, which the browser reports as an error for a call, but not for a document. */
  isMissing?: boolean;
  /**
   * True if another check runs axe and measures small targets on this layout in each look: a component test, or another
   * of these screens.
   */
  isSeenElsewhere?: boolean;
}

export const publicScreens: Screen[] = [
  { name: "the home page", path: "/" },
  { name: "the services", path: "/hizmetler", isSeenElsewhere: true },
  { name: "a service", path: "/hizmetler/uzlastirma", isSeenElsewhere: true },
  { name: "an unknown service", path: "/hizmetler/yok", isMissing: true, isSeenElsewhere: true },
  { name: "the blog list", path: "/blog", isSeenElsewhere: true },
  { name: "a later page of the blog list", path: "/blog?sayfa=2", isSeenElsewhere: true },
  { name: "a search", path: "/blog?ara=bilirkisi", isSeenElsewhere: true },
  { name: "a search without matches", path: "/blog?ara=zzyzx", isSeenElsewhere: true },
  { name: "an article", path: "/blog/bilirkisi-raporu-nasil-okunur" },
  { name: "an article with code", path: "/blog/turkce-metinlerde-arama-neden-zordur", isSeenElsewhere: true },
  { name: "a category", path: "/blog/category/bilirkisilik" },
  { name: "a tag", path: "/blog/tag/bilirkisi-raporu", isSeenElsewhere: true },
  { name: "the form to follow by mail", path: "/takip", isSeenElsewhere: true },
  { name: "the becayiş board", path: "/becayis", isSeenElsewhere: true },
  { name: "the becayiş board, filtered", path: "/becayis?ara=hemsire&sehir=bursa" },
  { name: "the becayiş board without a match", path: "/becayis?ara=zzyzx", isSeenElsewhere: true },
  { name: "a becayiş listing", path: "/becayis/listings/1", isSeenElsewhere: true },
  { name: "the printed sheet of a becayiş listing", path: "/becayis/ilan/1/afis", isSeenElsewhere: true },
  { name: "an unknown becayiş listing", path: "/becayis/ilan/yok-0", isMissing: true, isSeenElsewhere: true },
  { name: "the becayiş listings of two cities", path: "/becayis/ankara-izmir" },
  { name: "the becayiş listings of two cities, none", path: "/becayis/ardahan-sinop", isSeenElsewhere: true },
  { name: "the renewal without a link", path: "/becayis/ilan-yenile" },
  { name: "the report of a result without a link", path: "/becayis/sonuc", isSeenElsewhere: true },
  { name: "the about page", path: "/hakkimda", isSeenElsewhere: true },
  { name: "the contact page", path: "/iletisim", isSeenElsewhere: true },
  { name: "the privacy page", path: "/gizlilik-politikasi" },
  { name: "the becayiş map", path: "/becayis/harita" },
  { name: "the not-found screen", path: "/boyle-bir-sayfa-yok", isMissing: true },
];

/** Sign-in screens. They require a browser without a session, because members are redirected. */
export const signInScreens: Screen[] = [
  { name: "the registration", path: "/uye-ol" },
  { name: "the sign-in", path: "/giris-yap" },
  { name: "the sign-in that a page asked for", path: "/giris-yap?devam=%2Fprofil%2Fbecayis" },
];
