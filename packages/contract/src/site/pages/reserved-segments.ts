/** First path segments that never lead to a page: calls, files and checks of the server, and the admin area. */
export const systemSegments: ReadonlySet<string> = new Set([
  "admin",
  "api",
  "trpc",
  "assets",
  "files",
  "fonts",
  "icons",
  "images",
  "media",
  "og",
  "healthz",
  "readyz",
  "metrics",
]);

/**
 * First path segments used by the site itself, which static pages may not take. A test in apps/web compares them with
 * the routes; file addresses (rss.xml) are not listed, because slugs contain no dots.
 */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...systemSegments,
  ...["auth", "becayis", "blog", "hizmetler", "onizleme", "profil", "takip", "user", "yorum-bildirimleri"],
  ...["email-degisikligi", "email-dogrula", "email-geri-al", "giris-yap", "kayit-ol", "sifremi-unuttum", "uye-ol"],
]);
