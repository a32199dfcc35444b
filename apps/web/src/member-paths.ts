const PATTERNS = [
  "uye-ol|giris-yap|email-dogrula|email-degisikligi|email-geri-al|sifremi-unuttum",
  "auth/(?:register|login|verify-email|forgot-password|reset-password)",
  "user/(?:dashboard|profile-edit)",
  "profil(?:/.*)?",
  "becayis/(?:becayis-ilani-olustur|ilan-duzenle/\\d+|matches|takipler)",
];
const MEMBER_PATHS = new RegExp(`^/(?:${PATTERNS.join("|")})$`);

/**
 * Returns a sign-in or member path in lower case without a trailing slash; undefined for other paths. Public paths
 * ignore case and a trailing slash too.
 */
export function memberPathOf(pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/\/$/, "");
  return MEMBER_PATHS.test(path) ? path : undefined;
}
