import { expect, it } from "vitest";
import { isMeasuredPage } from "./measured-pages.ts";

it("includes only the home, services, blog and listing pages", () => {
  for (const path of [
    "/",
    "/hizmetler",
    "/hizmetler/ozet",
    "/blog",
    "/blog/category/a",
    "/blog/tag/b",
    "/blog/c",
    "/becayis",
    "/becayis/ilan/d-1",
    "/becayis/listings/7",
    "/Blog/C",
  ]) {
    expect([path, isMeasuredPage(path)]).toEqual([path, true]);
  }
  for (const path of [
    "/giris-yap",
    "/uye-ol",
    "/auth/login",
    "/auth/reset-password",
    "/email-dogrula",
    "/user/dashboard",
    "/profil",
    "/profil/becayis",
    "/becayis/becayis-ilani-olustur",
    "/becayis/matches",
    "/admin",
    "/admin/posts",
    "/hakkimda",
    "/gizlilik-politikasi",
    "/hizmetler/a/b",
    "/blogx",
  ]) {
    expect([path, isMeasuredPage(path)]).toEqual([path, false]);
  }
});
