import { adminPaths } from "@site/contract/admin-paths";
import { isAdminPath, paths, routePatterns } from "@site/contract/paths";
import { describe, expect, it } from "vitest";
import { getParameters } from "./entry-server.tsx";
import { getMemberScreen } from "./pages/member/screens.tsx";
import { routes } from "./routes.tsx";
import { matchRoute } from "./site.ts";

const getPathname = (address: string) => new URL(address, "https://site.invalid").pathname;

describe("the query parameters of a page", () => {
  it.each([
    ["/", []],
    ["/hakkimda", []],
    ["/blog/bir-yazi", []],
    ["/admin/posts", []],
    ["/profil/ayarlar", []],
    ["/a/b/c", []],
    ["/blog", ["sayfa", "ara"]],
    ["/Blog", ["sayfa", "ara"]],
    ["/blog/tag/etiket", ["sayfa"]],
    ["/blog/category/kategori", ["sayfa"]],
    ["/becayis/ankara-izmir", ["sayfa"]],
    ["/becayis", ["sayfa", "ara", "sehir", "pozisyon", "kurum", "dogrulanmis", "sirala"]],
  ])("%s reads %j", (path, names) => expect(getParameters(path)).toEqual(names));
});

describe("an address of the contract", () => {
  const addresses = Object.values(paths).flatMap((address) =>
    typeof address === "string" && address !== paths.formerRegister ? [address] : [],
  );

  it.each(addresses)("%s has a page of its own, in either case", (address) => {
    for (const path of [getPathname(address), getPathname(address).toUpperCase()]) {
      const { route, movedTo } = matchRoute(path);
      expect([path, movedTo]).toEqual([path, undefined]);
      expect([routePatterns.staticPage, routePatterns.cityPair, "*"], path).not.toContain(route.path);
    }
  });

  it.each([
    [paths.service("ozet"), routePatterns.service, { serviceSlug: "ozet" }],
    [paths.category("genel", 2), routePatterns.category, { categorySlug: "genel" }],
    [paths.tag("faiz"), routePatterns.tag, { tagSlug: "faiz" }],
    [paths.post("bir-yazi"), routePatterns.post, { slug: "bir-yazi" }],
    [paths.postComments("bir-yazi"), routePatterns.post, { slug: "bir-yazi" }],
    [paths.listing("ankara-izmir-7"), routePatterns.listing, { identifier: "ankara-izmir-7" }],
    [paths.editListing(7), routePatterns.editListing, { listingId: "7" }],
    [paths.petition("match", 7), routePatterns.petition, { swap: "eslesme-7" }],
    [paths.petition("ring", 7), routePatterns.petition, { swap: "halka-7" }],
    [paths.cityPair("ankara", "izmir"), routePatterns.cityPair, { cityPair: "ankara-izmir" }],
    [paths.staticPage("hakkimda"), routePatterns.staticPage, { pageSlug: "hakkimda" }],
    [paths.blogSearch("faiz"), paths.blog, {}],
  ])("%s matches %s", (address, path, params) => {
    const found = matchRoute(getPathname(address));
    expect([found.route.path, found.params]).toEqual([path, params]);
  });

  it.each(Object.values(adminPaths).map((address) => (typeof address === "string" ? address : address(7))))(
    "%s belongs to the admin area",
    (address) => expect(isAdminPath(getPathname(address))).toBe(true),
  );
});

describe("the member area", () => {
  it.each(routes.flatMap(({ area, path }) => (area === "member" ? [path] : [])))("has a screen for %s", (path) => {
    expect(getMemberScreen(path).title).not.toBe("");
  });

  it.each([
    ["/giris-yap", paths.login],
    ["/Giris-Yap", paths.login],
    ["/auth/LOGIN", paths.login],
    ["/auth/register", paths.register],
    ["/email-dogrula/", paths.verifyEmail],
    ["/PROFIL", paths.profile],
    ["/profil/bilgiler", paths.profile],
    ["/profil/a/b", paths.profile],
    ["/Profil/Ayarlar/", paths.memberSettings],
    ["/USER/Dashboard", paths.memberDashboard],
    ["/becayis/ILAN-duzenle/7", routePatterns.editListing],
    ["/becayis/matches", paths.matches],
  ])("includes %s", (pathname, path) => {
    const { route } = matchRoute(pathname);
    expect([route.area, route.path]).toEqual(["member", path]);
  });

  it.each(["/", "/blog", "/becayis", "/profiller", "/auth", "/becayis/ilan-duzenle/x", "/giris-yap/x"])(
    "does not include %s",
    (pathname) => expect(matchRoute(pathname).route.area).toBe("public"),
  );
});

it.each(["/kayit-ol", "/Kayit-Ol/"])("%s has moved to the registration", (pathname) =>
  expect(matchRoute(pathname).movedTo).toBe(paths.register),
);

it("both addresses of a listing have the same route", () => {
  expect(matchRoute("/becayis/listings/7").route).toBe(matchRoute("/becayis/ILAN/7").route);
});
