import { describe, expect, it } from "vitest";
import { adminPaths, adminRoutePatterns } from "./admin-paths.ts";
import { getPrefix, isAdminPath, paths, routePatterns } from "./paths.ts";

describe("an address", () => {
  it.each([
    [paths.service("özet & faiz"), "/hizmetler/%C3%B6zet%20%26%20faiz"],
    [paths.post("$1/a?b#c"), "/blog/%241%2Fa%3Fb%23c"],
    [paths.listing("izmir-ankara-7"), "/becayis/ilan/izmir-ankara-7"],
    [paths.listingPoster("izmir-ankara-7"), "/becayis/ilan/izmir-ankara-7/afis"],
    [paths.editListing(7), "/becayis/ilan-duzenle/7"],
    [paths.petition("match", 7), "/becayis/dilekce/eslesme-7"],
    [paths.petition("ring", 7), "/becayis/dilekce/halka-7"],
    [paths.cityPair("sanliurfa", "kirklareli"), "/becayis/sanliurfa-kirklareli"],
    [paths.cityPair("ankara", "ankara"), "/becayis?sehir=ankara"],
    [paths.landing({ institution: "a", position: "b", city: "ankara", toCity: "ankara" }), "/becayis/kurum/a/b/ankara"],
    [paths.tag("faiz"), "/blog/tag/faiz"],
    [paths.category("genel", 2), "/blog/category/genel?sayfa=2"],
    [paths.blogPage(1), "/blog"],
    [paths.blogPage(3), "/blog?sayfa=3"],
    [adminPaths.post(12), "/admin/posts/12"],
  ])("%s", (address, expected) => expect(address).toBe(expected));

  it("ends with its parameters, which only a fixed word follows", () => {
    for (const pattern of Object.values({ ...routePatterns, ...adminRoutePatterns }))
      expect(pattern).toMatch(/^\/(?:[a-z-]+\/)*:\w+(?:\([^()]+\))?(?:\/:\w+)*(?:\/[a-z-]+)?$/);
    expect(getPrefix(routePatterns.editListing)).toBe("/becayis/ilan-duzenle/");
  });
});

it.each(["/admin", "/admin/", "/Admin/Posts", "/ADMIN"])("%s belongs to the admin area", (path) =>
  expect(isAdminPath(path)).toBe(true),
);

it.each(["/", "/administrator", "/blog/admin", "/a/admin"])("%s does not belong to the admin area", (path) =>
  expect(isAdminPath(path)).toBe(false),
);
