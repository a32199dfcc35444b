/**
 * First parts of addresses that belong to the site itself: a static page there could never be read. A test in apps/web compares
 * them with the routes; addresses of files (rss.xml) need no place here, as no slug holds a dot.
 */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...[
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
  ],
  ...["auth", "becayis", "blog", "hizmetler", "profil", "user", "yorum-bildirimleri"],
  ...["email-dogrula", "giris-yap", "kayit-ol", "sifremi-unuttum", "uye-ol"],
]);
