const MEMBER_PATHS =
  /^\/(?:uye-ol|giris-yap|email-dogrula|email-degisikligi|email-geri-al|sifremi-unuttum|auth\/(?:register|login|verify-email|forgot-password|reset-password)|user\/(?:dashboard|profile-edit)|profil(?:\/.*)?|becayis\/(?:becayis-ilani-olustur|ilan-duzenle\/\d+|matches|takipler))$/;

/** A member screen's path as it is written here: small letters, no slash at the end; undefined for other paths. Public paths are matched as loosely. */
export function memberPathOf(pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/\/$/, "");
  return MEMBER_PATHS.test(path) ? path : undefined;
}
