import { expect, it } from "vitest";
import { memberPathOf } from "./member-paths.ts";

it.each([
  ["/giris-yap", "/giris-yap"],
  ["/Giris-Yap", "/giris-yap"],
  ["/PROFIL", "/profil"],
  ["/Profil/Ayarlar/", "/profil/ayarlar"],
  ["/USER/Dashboard", "/user/dashboard"],
  ["/becayis/ILAN-duzenle/7", "/becayis/ilan-duzenle/7"],
])("%s is normalised to %s", (pathname, path) => expect(memberPathOf(pathname)).toBe(path));

it.each(["/", "/blog", "/becayis", "/profiller", "/auth", "/becayis/ilan-duzenle/x", "/giris-yap/x"])(
  "%s is not a sign-in or member path",
  (pathname) => expect(memberPathOf(pathname)).toBeUndefined(),
);
